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

  private final String name;
  private final String shown;
  private final String help;
  private final transient List<String> parameters;
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
    int open = signature.indexOf('(');
    List<String> all = List.of(signature.substring(open + 1, signature.length() - 1).split(", "));
    this.name = signature.substring(0, open);
    this.shown = name.contains(".") ? name : "sf." + name;
    this.help = shown + signature.substring(open) + "\n    " + help;
    this.parameters = all.stream().map(each -> each.replaceFirst("=.*", "")).toList();
    this.least = (int) all.stream().filter(each -> !each.contains("=")).count();
    this.body = body;
  }

  String name() {
    return name;
  }

  /** The help text, for readers outside a patch. */
  HelperText text() {
    return new HelperText(name, summary(), help(), parameters);
  }

  /** The help text in one line. */
  String summary() {
    return help.replaceFirst("^sf\\.", "").replace("\n    ", "  ");
  }

  String help() {
    return help;
  }

  @Override
  public PyObject __call__(PyObject[] arguments, String[] keywords) {
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
      case "__name__" -> new PyString(name);
      case "__doc__" -> Text.python(help);
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
