package tenuto.scripting;

import java.util.function.Function;
import org.python.core.Py;
import org.python.core.PyObject;
import org.python.core.PyString;

/** A function of ours that a patch can call with positional arguments. */
final class PyMethod extends PyObject {
  private static final long serialVersionUID = 1L;

  private final String name;
  private final transient Function<PyObject[], PyObject> body;

  PyMethod(String name, Function<PyObject[], PyObject> body) {
    this.name = name;
    this.body = body;
  }

  @Override
  public PyObject __call__(PyObject[] arguments, String[] keywords) {
    if (keywords.length > 0) {
      throw Py.TypeError(name + " takes no keyword arguments");
    }
    try {
      return body.apply(arguments);
    } catch (RuntimeException e) {
      throw Errors.python(e);
    }
  }

  @Override
  public PyString __repr__() {
    return new PyString("<function " + name + ">");
  }
}
