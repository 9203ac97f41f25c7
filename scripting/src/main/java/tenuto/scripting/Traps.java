package tenuto.scripting;

import tenuto.dsp.files.HeaderText;
import tenuto.dsp.operators.Word;
import tenuto.engine.Signal;

/** Calls that succeed and hardly do what their author meant: what is warned of. */
final class Traps {
  /** Of a sound file: whoever meant seconds would mostly get less. */
  private static final double SHORTEST_MS = 50;

  private final Patch patch;

  Traps(Patch patch) {
    this.patch = patch;
  }

  /** Looks at what a word was called with, when it has done its work. */
  void look(Word word, Arguments arguments) {
    if (arguments.signals().isEmpty()) {
      lookForAliases(word, arguments);
    } else if (word.result() == void.class && word.family().equals("Files")) {
      lookAtLength(word, arguments);
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
