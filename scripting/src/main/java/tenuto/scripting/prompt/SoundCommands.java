package tenuto.scripting.prompt;

import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.scripting.objects.Text;
import tenuto.scripting.python.Sound;

/** The commands for sounds, which are done by words of patches: play and plot. */
final class SoundCommands {
  private final PromptWords words;
  private final Pictures pictures;

  SoundCommands(PromptWords words, Pictures pictures) {
    this.words = words;
    this.pictures = pictures;
  }

  /** The sound that a value is, or that the file of that name contains. */
  Sound sound(String order, PyObject value) {
    return Sound.of(channels(value))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    order
                        + " needs a signal, channels or the name of a sound file, but this is "
                        + Text.java(value.__repr__())));
  }

  private PyObject channels(PyObject value) {
    return value instanceof PyString ? words.word("ReadFile").__call__(value) : value;
  }

  /** Plays a sound through the words for that. */
  void play(PyObject value) {
    if (value instanceof PyString) {
      words.word("PlayFile").__call__(value, Py.EmptyString);
      return;
    }
    switch (sound("play", value).channels()) {
      case 1 -> words.word("Monitor").__call__(single(value));
      case 2 -> words.word("StereoMonitor").__call__(value.__getitem__(0), value.__getitem__(1));
      default ->
          throw new IllegalArgumentException("play needs one or two channels: sf.Remix makes them");
    }
  }

  /**
   * Plots a sound.
   *
   * @param name the expression that was typed
   */
  void plot(PyObject value, String name) {
    PyObject channels = channels(value);
    sound("plot", channels);
    PyList all = new PyList();
    if (channels.isSequenceType()) {
      channels.asIterable().forEach(all::append);
    } else {
      all.append(channels);
    }
    pictures.show(all, name);
  }

  private static PyObject single(PyObject value) {
    return value.isSequenceType() ? value.__getitem__(0) : value;
  }
}
