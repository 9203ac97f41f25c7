package tenuto.scripting.python;

import org.python.core.PyObject;
import tenuto.dsp.catalogue.Word;
import tenuto.scripting.objects.PyMethod;

/** Stands for {@code sf} and calls its words with arguments that went through a {@link Feed}. */
final class FedWords extends PyObject {
  private static final long serialVersionUID = 1L;

  private final transient Patch patch;
  private final transient Feed feed;

  FedWords(Patch patch, Feed feed) {
    this.patch = patch;
    this.feed = feed;
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    Word word = patch.catalogue().word(name);
    return word == null
        ? null
        : new PyMethod(name, 0, Integer.MAX_VALUE, arguments -> call(word, arguments));
  }

  private PyObject call(Word word, PyObject[] arguments) {
    PyObject[] fed = feed.feed(patch, word, arguments);
    PyObject result = feed.call(patch, word, fed);
    if (patch.counted() && word.borrows()) {
      for (PyObject argument : fed) { // an expression has no name left to let it go by
        if (argument instanceof PySignal signal) {
          signal.release();
        }
      }
    }
    return result;
  }
}
