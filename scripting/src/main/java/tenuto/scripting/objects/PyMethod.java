package tenuto.scripting.objects;

import java.util.function.Function;
import org.python.core.PyObject;
import org.python.core.PyString;

/** A Java function that a patch can call with positional arguments. */
public final class PyMethod extends PyObject {
  private static final long serialVersionUID = 1L;

  private final String name;
  private final int least;
  private final int most;
  private final transient Function<PyObject[], PyObject> body;

  /**
   * @param least the fewest arguments
   * @param most the most arguments
   */
  public PyMethod(String name, int least, int most, Function<PyObject[], PyObject> body) {
    this.name = name;
    this.least = least;
    this.most = most;
    this.body = body;
  }

  @Override
  public PyObject __call__(PyObject[] arguments, String[] keywords) {
    if (keywords.length > 0) {
      throw Errors.type(name + " takes no keyword arguments");
    }
    if (arguments.length < least || arguments.length > most) {
      throw Errors.type(
          "%s takes %s %d %s, but got %d"
              .formatted(
                  name,
                  least == most ? "exactly" : arguments.length < least ? "at least" : "at most",
                  arguments.length < least ? least : most,
                  (arguments.length < least ? least : most) == 1 ? "argument" : "arguments",
                  arguments.length));
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
