package tenuto.scripting.python;

import java.util.List;
import java.util.function.Function;
import org.python.core.PyException;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.Text;
import tenuto.scripting.reports.HelperText;

/**
 * A function of {@code sf} that is not a word of the catalogue, because it has arguments or results
 * that words do not know: functions of the patch, or objects.
 */
final class PyHelper extends PyObject {
  private static final long serialVersionUID = 1L;

  private final String shown;
  private final transient HelperText text;
  private final int least;
  private final transient Function<PyObject[], PyObject> body;

  /**
   * @param signature name and parameters, of which those from the first {@code =} on are optional:
   *     {@code Scala(scl, kbm=None)}, or {@code note.bend(range=None)} if it does not belong to
   *     {@code sf}
   * @param help its description
   * @param body receives a value for each parameter, null for those not given
   */
  PyHelper(String signature, String help, Function<PyObject[], PyObject> body) {
    this.text = HelperText.of(signature, help);
    this.shown = text.shown();
    this.least = (int) HelperText.parameters(signature).filter(each -> !each.contains("=")).count();
    this.body = body;
  }

  String name() {
    return text.name();
  }

  /** The name with that of what it belongs to, such as {@code note.hz}. */
  String fullName() {
    return shown;
  }

  /** The help text in one line. */
  String summary() {
    return text.summary();
  }

  String help() {
    return text.help();
  }

  @Override
  public PyObject __call__(PyObject[] arguments, String[] keywords) {
    List<String> parameters = text.parameters();
    PyObject[] bound = new PyObject[parameters.size()];
    int positional = arguments.length - keywords.length;
    if (positional > bound.length) {
      throw wrong("takes %d arguments, but got %d".formatted(bound.length, positional));
    }
    for (int i = 0; i < arguments.length; i++) {
      int place = i < positional ? i : parameters.indexOf(keywords[i - positional]);
      if (place < 0) {
        throw wrong("has no parameter " + keywords[i - positional]);
      }
      if (bound[place] != null) {
        throw wrong("got " + parameters.get(place) + " twice");
      }
      bound[place] = PyFuture.resolved(arguments[i]);
    }
    for (int i = 0; i < least; i++) {
      if (bound[i] == null) {
        throw wrong("needs " + parameters.get(i));
      }
    }
    try {
      return body.apply(bound);
    } catch (RuntimeException e) {
      throw Errors.python(e);
    }
  }

  private PyException wrong(String rule) {
    return Errors.type(shown + ": " + rule);
  }

  @Override
  public PyObject __findattr_ex__(String attribute) {
    return switch (attribute) {
      case "__name__" -> new PyString(text.name());
      case "__doc__" -> Text.python(text.help());
      default -> super.__findattr_ex__(attribute);
    };
  }

  @Override
  public boolean isCallable() {
    return true;
  }

  @Override
  public PyString __repr__() {
    return Text.python("<" + shown + ">");
  }
}
