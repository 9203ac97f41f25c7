package tenuto.scripting.objects;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyFloat;
import org.python.core.PyFrame;
import org.python.core.PyObject;
import org.python.core.PyObjectDerived;
import org.python.core.PyString;
import org.python.core.PyTraceback;
import tenuto.scripting.tasks.Task;

/** A future: the result of a task, which is waited for when it is used. */
public final class PyFuture extends PyObject {
  private static final long serialVersionUID = 1L;

  private final transient Task<PyObject> task;

  public PyFuture(Task<PyObject> task) {
    this.task = task;
  }

  /**
   * The result of a future, ours or Java's, also if futures are nested; any other value unchanged.
   */
  public static PyObject resolved(PyObject value) {
    PyObject result = value;
    while (true) {
      if (result instanceof PyFuture future) {
        result = future.get();
      } else if (result instanceof PyObjectDerived
          && result.__tojava__(Future.class) instanceof Future<?> future) {
        // A library's own future. All that it must have is get().
        result = Py.java2py(waited(false, future::get));
      } else {
        return result;
      }
    }
  }

  public PyObject get() {
    return resolved(waited(task));
  }

  /** Waits for the result of a task, as Python does. */
  public static <T> T waited(Task<T> task) {
    return waited(task.isDone(), task::join);
  }

  private interface Waiting<T> {
    T end() throws InterruptedException, ExecutionException;
  }

  private static <T> T waited(boolean isDone, Waiting<T> waiting) {
    ReentrantLock imports = Py.getSystemState().getImportLock();
    int held = isDone ? 0 : imports.getHoldCount();
    for (int i = 0; i < held; i++) {
      imports.unlock(); // a module being imported waits for a task, which may need to import
    }
    try {
      return waiting.end();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw Py.RuntimeError("interrupted while waiting for a task");
    } catch (ExecutionException e) {
      throw e.getCause() instanceof PyException python
          ? ownCopy(python)
          : Py.JavaError(e.getCause());
    } catch (PyException e) {
      throw ownCopy(e);
    } catch (RuntimeException e) {
      throw Errors.python(e);
    } finally {
      for (int i = 0; i < held; i++) {
        imports.lock();
      }
    }
  }

  /**
   * A copy of an exception, as Python adds to its traceback where it passes, and several may read
   * the same task. To an exception that has a traceback, Jython does not add the frame that it is
   * thrown in: here that is the line which reads the task.
   */
  private static PyException ownCopy(PyException failure) {
    PyFrame reader = Py.getFrame();
    PyTraceback passed =
        failure.traceback == null || reader == null
            ? failure.traceback
            : new PyTraceback(failure.traceback, reader);
    PyException copy = new PyException(failure.type, failure.value, passed);
    copy.initCause(failure);
    return copy;
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    return switch (name) {
      case "get" -> new PyMethod("get", 0, 0, nothing -> get());
      case "isDone" -> new PyMethod("isDone", 0, 0, nothing -> Py.newBoolean(task.isDone()));
      default -> get().__findattr_ex__(name);
    };
  }

  @Override
  public void noAttributeError(String name) {
    get().noAttributeError(name);
  }

  @Override
  public PyObject __call__(PyObject[] arguments, String[] keywords) {
    return get().__call__(arguments, keywords);
  }

  @Override
  public boolean isCallable() {
    return get().isCallable();
  }

  @Override
  public PyObject __iter__() {
    return get().__iter__();
  }

  @Override
  public PyObject __getitem__(PyObject key) {
    return get().__getitem__(key);
  }

  @Override
  public int __len__() {
    return get().__len__();
  }

  @Override
  public boolean __nonzero__() {
    return get().__nonzero__();
  }

  @Override
  public PyObject __pos__() {
    return get().__pos__();
  }

  @Override
  public PyObject __neg__() {
    return get().__neg__();
  }

  @Override
  public PyObject __add__(PyObject other) {
    return get()._add(resolved(other));
  }

  @Override
  public PyObject __radd__(PyObject other) {
    return other._add(get());
  }

  @Override
  public PyObject __sub__(PyObject other) {
    return get()._sub(resolved(other));
  }

  @Override
  public PyObject __rsub__(PyObject other) {
    return other._sub(get());
  }

  @Override
  public PyObject __mul__(PyObject other) {
    return get()._mul(resolved(other));
  }

  @Override
  public PyObject __rmul__(PyObject other) {
    return other._mul(get());
  }

  @Override
  public PyObject __div__(PyObject other) {
    return get()._div(resolved(other));
  }

  @Override
  public PyObject __rdiv__(PyObject other) {
    return other._div(get());
  }

  @Override
  public PyObject __truediv__(PyObject other) {
    return get()._truediv(resolved(other));
  }

  @Override
  public PyObject __rtruediv__(PyObject other) {
    return other._truediv(get());
  }

  @Override
  public PyObject __floordiv__(PyObject other) {
    return get()._floordiv(resolved(other));
  }

  @Override
  public PyObject __rfloordiv__(PyObject other) {
    return other._floordiv(get());
  }

  @Override
  public PyObject __mod__(PyObject other) {
    return get()._mod(resolved(other));
  }

  @Override
  public PyObject __rmod__(PyObject other) {
    return other._mod(get());
  }

  @Override
  public PyObject __pow__(PyObject other, PyObject modulus) {
    return modulus == null
        ? get()._pow(resolved(other))
        : get().__pow__(resolved(other), resolved(modulus));
  }

  @Override
  public PyObject __rpow__(PyObject other) {
    return other._pow(get());
  }

  @Override
  public PyObject __abs__() {
    return get().__abs__();
  }

  @Override
  public PyObject __lt__(PyObject other) {
    return get()._lt(resolved(other));
  }

  @Override
  public PyObject __le__(PyObject other) {
    return get()._le(resolved(other));
  }

  @Override
  public PyObject __gt__(PyObject other) {
    return get()._gt(resolved(other));
  }

  @Override
  public PyObject __ge__(PyObject other) {
    return get()._ge(resolved(other));
  }

  @Override
  public PyFloat __float__() {
    return get().__float__();
  }

  @Override
  public PyObject __int__() {
    return get().__int__();
  }

  @Override
  public boolean __contains__(PyObject other) {
    return get().__contains__(other);
  }

  @Override
  public PyString __repr__() {
    return new PyString("<future " + task + ">");
  }
}
