package tenuto.scripting.python;

import java.util.Arrays;
import java.util.List;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.dsp.catalogue.Binding;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.word.Pieces;
import tenuto.scripting.reports.Text;

/** A word of {@code sf} as a function of Python, or as the method of a signal. */
final class PyWord extends PyObject {
  private static final long serialVersionUID = 1L;

  private final transient Patch patch;
  private final transient Word word;

  /** The signal, or the channels, whose method it is, or null. */
  private final PyObject self;

  PyWord(Patch patch, Word word) {
    this(patch, word, null);
  }

  private PyWord(Patch patch, Word word, PyObject self) {
    this.patch = patch;
    this.word = word;
    this.self = self;
  }

  /** The word as the method of a signal or of channels, which are its first argument. */
  PyWord bound(PyObject first) {
    return new PyWord(patch, word, first);
  }

  Word word() {
    return word;
  }

  @Override
  public PyObject __call__(PyObject[] values, String[] keywords) {
    PyObject[] all = self == null ? withoutSurplus(values, keywords) : values;
    if (self != null) {
      all = new PyObject[values.length + 1];
      all[0] = self;
      System.arraycopy(values, 0, all, 1, values.length);
    }
    Arguments arguments = Arguments.of(word, all, keywords);
    List<PyObject> results =
        new Call(patch, word.name()).words(word, arguments.signals(), arguments.sets());
    patch.traps().look(word, arguments, results);
    if (word.result() == void.class) {
      return arguments.first(); // as in Sonic Field, a written signal is what was written
    }
    if (arguments.isMapped()) {
      return PyChannels.of(patch, results);
    }
    PyObject result = results.getFirst();
    if (word.isLinked() && !Arguments.isSequence(arguments.first())) {
      if (word.result() == Pieces.class) {
        return ofOneChannel((PyList) result);
      }
      if (word.result() == List.class && result instanceof PyList list && list.size() == 1) {
        return list.pyget(0);
      }
    }
    return PyChannels.of(patch, result);
  }

  /** Pairs of a signal and a time, from pairs of its only channel in a list and a time. */
  private static PyObject ofOneChannel(PyList pieces) {
    for (int i = 0; i < pieces.size(); i++) {
      PyList pair = (PyList) pieces.pyget(i);
      pair.pyset(0, ((PyList) pair.pyget(0)).pyget(0));
    }
    return pieces;
  }

  /** Sonic Field's words take the first values they are given, and its scripts give more. */
  private PyObject[] withoutSurplus(PyObject[] values, String[] keywords) {
    int taken = word.parameters().size();
    if (word.isOwn() || word.takesMany() || keywords.length > 0 || values.length <= taken) {
      return values;
    }
    patch
        .warnings()
        .tell(
            "surplus for " + word.name(),
            "sf.%s takes %s, but got %d: the rest is ignored, as in Sonic Field"
                .formatted(word.name(), Binding.counted(taken, "argument"), values.length));
    return Arrays.copyOf(values, taken);
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    return switch (name) {
      case "__name__" -> new PyString(word.name());
      case "__doc__" -> Text.python(word.help());
      default -> super.__findattr_ex__(name);
    };
  }

  @Override
  public boolean isCallable() {
    return true;
  }

  @Override
  public PyString __repr__() {
    return Text.python("<" + word + ">");
  }
}
