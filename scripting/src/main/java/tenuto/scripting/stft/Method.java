package tenuto.scripting.stft;

import java.util.function.Function;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.scripting.objects.Errors;

/** A method of short-time spectra with positional arguments. */
final class Method extends PyObject {
  private static final long serialVersionUID = 1L;

  private final String name;
  private final int count;
  private final transient Function<PyObject[], PyObject> body;

  /**
   * @param count the number of arguments
   */
  Method(String name, int count, Function<PyObject[], PyObject> body) {
    this.name = name;
    this.count = count;
    this.body = body;
  }

  @Override
  public PyObject __call__(PyObject[] arguments, String[] keywords) {
    if (keywords.length > 0 || arguments.length != count) {
      throw Errors.type(
          "%s takes %d arguments, none of them by name, but got %d"
              .formatted(name, count, arguments.length));
    }
    try {
      return body.apply(arguments);
    } catch (RuntimeException e) {
      throw Errors.python(e);
    }
  }

  @Override
  public boolean isCallable() {
    return true;
  }

  @Override
  public PyString __repr__() {
    return new PyString("<function " + name + ">");
  }
}
