package tenuto.scripting.python;

import java.util.List;
import org.python.core.PyList;
import org.python.core.PyObject;
import tenuto.dsp.catalogue.Word;
import tenuto.engine.Signal;
import tenuto.formats.pcm.HeaderText;

/** Calls that succeed and hardly do what their author meant: what is warned of. */
final class Traps {
  /** Of a sound file: whoever meant seconds often gets less. */
  private static final double SHORTEST_MS = 10;

  private final Patch patch;

  Traps(Patch patch) {
    this.patch = patch;
  }

  /** Looks at what a word was called with, when it has done its work. */
  void look(Word word, Arguments arguments, List<PyObject> results) {
    note(word, arguments, results);
    double rate = patch.rates().of(word, arguments.sets(), arguments.signals());
    for (PyObject result : results) {
      setRate(result, rate, arguments.signals());
    }
    boolean called = !arguments.sets().isEmpty(); // not for an empty list of channels
    if (called && arguments.signals().isEmpty() && Signal.class.isAssignableFrom(word.result())) {
      lookForAliases(word, arguments);
    } else if (word.result() == void.class && word.family().equals("Sound files")) {
      lookAtLength(word, arguments);
    }
  }

  private void note(Word word, Arguments arguments, List<PyObject> results) {
    if (word.result() == void.class) {
      patch.deeds().sound();
    } else if (holdSignals(results)) {
      patch.deeds().make();
    } else if (!arguments.signals().isEmpty()) {
      patch.deeds().ask();
    }
  }

  private static boolean holdSignals(List<PyObject> results) {
    for (PyObject result : results) {
      if (holdsSignals(result)) {
        return true;
      }
    }
    return false;
  }

  private static boolean holdsSignals(PyObject result) {
    return result instanceof PySignal
        || result instanceof PyList list
            && list.__len__() > 0
            && (holdsSignals(list.pyget(0)) || holdsSignals(list.pyget(list.__len__() - 1)));
  }

  private static void setRate(PyObject result, double rate, List<PySignal> arguments) {
    if (result instanceof PySignal signal && !arguments.contains(signal)) {
      signal.at(rate);
    } else if (result instanceof PyList list) {
      list.asIterable().forEach(each -> setRate(each, rate, arguments));
    }
  }

  /** An oscillator's frequency: a filter's is refused. */
  private void lookForAliases(Word word, Arguments arguments) {
    for (int i = 0; i < word.parameters().size(); i++) {
      if (word.parameters().get(i).name().equals("hz")
          && arguments.sets().getFirst().values()[i] instanceof Double hz
          && Math.abs(hz) > patch.session().sampleRate() / 2) {
        patch
            .warnings()
            .tell(
                "hz",
                "sf.%s: hz is %s, above half the sample rate of %s Hz: another pitch is heard (%s)"
                    .formatted(
                        word.name(),
                        HeaderText.number(hz),
                        HeaderText.number(patch.session().sampleRate()),
                        word.signature()));
      }
    }
  }

  private void lookAtLength(Word word, Arguments arguments) {
    long samples =
        arguments.signals().stream()
            .map(PySignal::signal)
            .mapToLong(Signal::length)
            .max()
            .orElseThrow();
    double ms = samples * 1000 / patch.session().sampleRate();
    if (ms < SHORTEST_MS) {
      patch
          .warnings()
          .tell(
              "length",
              "sf.%s: the file is only %s ms long; times are in milliseconds"
                  .formatted(word.name(), HeaderText.number(Math.rint(ms * 100) / 100)));
    }
  }
}
