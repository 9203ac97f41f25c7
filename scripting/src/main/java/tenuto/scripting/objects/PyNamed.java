package tenuto.scripting.objects;

import org.python.core.Py;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.scripting.tasks.Tasks;

/**
 * {@code with sf.named('sea'):} names a part of a patch: the noises in it depend on the name, and
 * not on the code before it.
 */
public final class PyNamed extends PyObject {
  private static final long serialVersionUID = 1L;

  private final transient Tasks tasks;
  private final String name;

  public PyNamed(Tasks tasks, String name) {
    this.tasks = tasks;
    this.name = name;
  }

  @Override
  public PyObject __findattr_ex__(String attribute) {
    return switch (attribute) {
      case "__enter__" -> new PyMethod(attribute, 0, 0, nothing -> enter());
      case "__exit__" -> new PyMethod(attribute, 3, 3, failure -> exit());
      default -> super.__findattr_ex__(attribute);
    };
  }

  private PyObject enter() {
    tasks.current().begin(name);
    return this;
  }

  private PyObject exit() {
    tasks.current().end();
    return Py.False;
  }

  @Override
  public PyString __repr__() {
    return new PyString("<named '" + name + "'>");
  }
}
