package tenuto.scripting.python;

import be.tarsos.dsp.AudioProcessor;
import java.util.ArrayList;
import java.util.List;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyFrame;
import org.python.core.PyFunction;
import org.python.core.PyInteger;
import org.python.core.PyList;
import org.python.core.PyLong;
import org.python.core.PyMethod;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyTuple;
import tenuto.dsp.filters.Cascade;
import tenuto.scripting.calls.Handle;
import tenuto.scripting.calls.Python;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyFilter;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.Text;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.tasks.Task;

/** Jython, as an implementation of {@link Python}. */
public final class Jython implements Python<PyObject> {
  /** The most letters of a value in an error's text. */
  private static final int MOST_SHOWN = 60;

  private final Patch patch;

  Jython(Patch patch) {
    this.patch = patch;
  }

  /** Whether it is a list or a tuple. */
  public static boolean isList(PyObject value) {
    return value instanceof PyList || value instanceof PyTuple;
  }

  /** A value for an error's text, with its type. */
  public static String shown(PyObject value) {
    if (value instanceof PySignal) {
      return "a signal";
    }
    if (value instanceof PyChannels channels) {
      return channels.__len__() + " channels";
    }
    if (value instanceof PyWord word) {
      return "the word sf.%s itself, which was not called".formatted(word.word().name());
    }
    if (value instanceof PyFunction || value instanceof PyMethod || value instanceof PyHelper) {
      return "the function %s itself, which was not called".formatted(functionName(value));
    }
    String text = Text.java(value.__repr__());
    String shown = text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text;
    return shown + " (" + value.getType().getName() + ")";
  }

  private static String functionName(PyObject function) {
    return function instanceof PyHelper helper
        ? helper.fullName()
        : function.__getattr__("__name__").toString();
  }

  @Override
  public PyObject resolved(PyObject value) {
    return PyFuture.resolved(value);
  }

  @Override
  public boolean isSequence(PyObject value) {
    return isList(value);
  }

  @Override
  public List<PyObject> elements(PyObject sequence) {
    List<PyObject> all = new ArrayList<>(sequence.__len__());
    for (PyObject element : sequence.asIterable()) {
      all.add(PyFuture.resolved(element));
    }
    return all;
  }

  @Override
  public Handle signal(PyObject value) {
    return value instanceof PySignal signal ? signal.handle() : null;
  }

  @Override
  public boolean isNumber(PyObject value) {
    return value.isNumberType() && !(value instanceof PySignal);
  }

  @Override
  public double number(PyObject number) {
    try {
      return number.asDouble();
    } catch (PyException e) {
      throw new ArithmeticException(Text.java(number.__repr__()));
    }
  }

  @Override
  public Long whole(PyObject value) {
    return value instanceof PyInteger || value instanceof PyLong ? value.asLong() : null;
  }

  @Override
  public String text(PyObject value) {
    return value instanceof PyString text ? Py.fileSystemDecode(text) : null;
  }

  @Override
  public Cascade filter(PyObject value) {
    return value instanceof PyFilter filter ? filter.filter() : null;
  }

  @Override
  public AudioProcessor processor(PyObject value) {
    return value.__tojava__(AudioProcessor.class) instanceof AudioProcessor processor
        ? processor
        : null;
  }

  @Override
  public String printed(PyObject value) {
    return value.toString();
  }

  @Override
  public String described(PyObject value) {
    return shown(value);
  }

  @Override
  public boolean ignoresSurplus() {
    return true;
  }

  @Override
  public PyObject none() {
    return Py.None;
  }

  @Override
  public PyObject of(double number) {
    return Py.newFloat(number);
  }

  @Override
  public PyObject of(long number) {
    return Py.newLong(number);
  }

  @Override
  public PyObject of(String text) {
    return Text.python(text);
  }

  @Override
  public PyObject of(Cascade filter) {
    return new PyFilter(filter);
  }

  @Override
  public PyObject of(Handle signal) {
    return signal.face() == null ? new PySignal(patch, signal) : (PyObject) signal.face();
  }

  @Override
  public PyObject list(List<PyObject> elements) {
    return new PyList(elements);
  }

  @Override
  public PyObject tuple(List<PyObject> elements) {
    return new PyTuple(elements.toArray(PyObject[]::new));
  }

  @Override
  public PyObject channels(PyObject value) {
    return PyChannels.of(patch, value);
  }

  @Override
  public RuntimeException error(RuntimeException failure) {
    return Errors.python(failure);
  }

  @Override
  public <T> T waited(Task<T> task) {
    return PyFuture.waited(task);
  }

  @Override
  public Object place() {
    return Patch.place();
  }

  @Override
  public PatchError here(String message) {
    PyFrame at = frame();
    return at == null
        ? new PatchError(message, null, 0)
        : new PatchError(message, Text.java(at.f_code.co_filename), at.f_lineno);
  }

  /** The innermost frame in the patch's own files, or else the current one; null outside Python. */
  private static PyFrame frame() {
    PyFrame innermost = Py.getFrame();
    for (PyFrame each = innermost; each != null; each = each.f_back) {
      if (PatchError.isFile(Text.java(each.f_code.co_filename))) {
        return each;
      }
    }
    return innermost;
  }
}
