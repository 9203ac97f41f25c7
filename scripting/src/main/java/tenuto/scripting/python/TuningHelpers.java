package tenuto.scripting.python;

import java.nio.file.Path;
import java.util.Locale;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.dsp.music.NoteName;
import tenuto.dsp.music.Temperament;
import tenuto.dsp.music.Tuning;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.PyMethod;
import tenuto.scripting.objects.Text;

/** {@code sf.Temperament} and {@code sf.Scala}: objects that return the frequency of a key. */
final class TuningHelpers {
  private static final double USUAL_A4 = 440;

  private TuningHelpers() {}

  static PyObject temperament(PyObject[] arguments) {
    String word = "sf.Temperament";
    if (!(arguments[0] instanceof PyString)) {
      throw HelperArguments.unfit(word, "name", "a string", arguments[0]);
    }
    double a4 = arguments[1] == null ? USUAL_A4 : HelperArguments.number(word, "a4", arguments[1]);
    try {
      Temperament temperament = Temperament.of(Text.java(arguments[0]));
      int tonic = arguments[2] == null ? 0 : tonic(word, arguments[2]);
      return tuning(temperament.tuning(a4, tonic))
          .with("source", Text.python(temperament.source()));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(word + ": " + e.getMessage(), e);
    }
  }

  private static int tonic(String word, PyObject tonic) {
    if (!(tonic instanceof PyString)) {
      throw HelperArguments.unfit(word, "tonic", "the name of a note without its octave", tonic);
    }
    String text = tonic.toString().toLowerCase(Locale.ROOT);
    return Math.floorMod(NoteName.key(text + "0"), 12);
  }

  static PyObject scala(Patch patch, PyObject[] arguments) {
    String word = "sf.Scala";
    Path scl = HelperArguments.path(word, "scl", arguments[0]);
    patch.context().inputs().want(scl);
    PyObject map = HelperArguments.given(arguments[1], null);
    if (map == null) {
      return tuning(HelperArguments.read(word, scl, () -> Tuning.read(scl)));
    }
    Path kbm = HelperArguments.path(word, "kbm", map);
    patch.context().inputs().want(kbm);
    return tuning(HelperArguments.read(word, scl, () -> Tuning.read(scl, kbm)));
  }

  private static PyRecord tuning(Tuning tuning) {
    return new PyRecord("tuning")
        .with("name", Text.python(tuning.scale().name()))
        .with(
            "hz",
            new PyMethod("hz", 1, 1, key -> Py.newFloat(hz(tuning, PyFuture.resolved(key[0])))))
        .with("ratios", new PyList(tuning.scale().ratios().stream().map(Py::java2py).toList()));
  }

  private static double hz(Tuning tuning, PyObject key) {
    try {
      return tuning.hz(
          key instanceof PyString
              ? NoteName.key(Text.java(key))
              : HelperArguments.number("hz", "key", key));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("hz: " + e.getMessage(), e);
    }
  }
}
