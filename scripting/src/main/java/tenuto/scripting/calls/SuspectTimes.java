package tenuto.scripting.calls;

import java.util.List;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.word.TimedSignal;
import tenuto.dsp.word.Unit;
import tenuto.engine.base.Milliseconds;
import tenuto.formats.pcm.HeaderText;

/**
 * Warns of a release or a decay of less than a millisecond, as whoever writes seconds gets, and of
 * sounds that end before they are heard.
 */
record SuspectTimes(RunContext<?> run) {
  /** Looks at the arguments of a word. */
  void look(Word word, Object[] values) {
    if (run.context().dialect().isSonicFields()) {
      return;
    }
    if (word.name().equals("MixAt") && values[0] instanceof List<?> pieces) {
      pieces.forEach(each -> lookAtStart((TimedSignal) each));
    }
    for (int i = 0; i < values.length; i++) {
      Parameter parameter = word.parameters().get(i);
      if (values[i] instanceof Double ms && ms > 0 && ms < 1 && isFall(parameter)) {
        run.warnings()
            .tell(
                "seconds",
                "sf.%s: %s is only %s ms; times are in milliseconds"
                    .formatted(word.name(), parameter.name(), HeaderText.number(ms)));
        return;
      }
    }
  }

  private void lookAtStart(TimedSignal piece) {
    double length = Milliseconds.of(piece.signal().length(), run.session().sampleRate());
    if (length > 0 && piece.ms() + length <= 0) {
      run.warnings()
          .tell(
              "before 0",
              "sf.MixAt: a signal of %s ms that starts at %s ms ends before 0 and is not heard"
                  .formatted(HeaderText.number(length), HeaderText.number(piece.ms())));
    }
  }

  private static boolean isFall(Parameter parameter) {
    return parameter.unit() == Unit.MS
        && (parameter.name().equals("release") || parameter.name().equals("decay"));
  }
}
