package tenuto.scripting.python;

import java.util.Arrays;
import org.python.core.Py;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.dsp.catalogue.Word;
import tenuto.scripting.calls.WordCall;
import tenuto.scripting.objects.Text;

/** A word of {@code sf} as a Python function, or as a method of a signal. */
final class PyWord extends PyObject {
  private static final long serialVersionUID = 1L;

  private final transient Patch patch;
  private final transient Word word;

  /** The signal, or the channels, to which a method is bound, or null. */
  private final PyObject self;

  PyWord(Patch patch, Word word) {
    this(patch, word, null);
  }

  private PyWord(Patch patch, Word word, PyObject self) {
    this.patch = patch;
    this.word = word;
    this.self = self;
  }

  /** The word as a method of a signal or of channels, which are its first argument. */
  PyWord bound(PyObject first) {
    return new PyWord(patch, word, first);
  }

  Word word() {
    return word;
  }

  @Override
  public PyObject __call__(PyObject[] values, String[] keywords) {
    WordCall<PyObject> call = new WordCall<>(patch, word);
    return self == null
        ? call.function(Arrays.asList(values), keywords)
        : call.method(self, Arrays.asList(values), keywords);
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
  public void noAttributeError(String name) {
    throw Py.AttributeError(
        "sf.%s is a word without a '%s': it is called, as sf.%s"
            .formatted(word.name(), name, word.signature()));
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
