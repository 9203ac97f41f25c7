package tenuto.scripting.calls;

import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.word.Unit;
import tenuto.formats.pcm.HeaderText;

/** Warns of a release or a decay of less than a millisecond, as whoever writes seconds gets. */
record SuspectTimes(RunContext<?> run) {
  /** Looks at the arguments of a word. */
  void look(Word word, Object[] values) {
    if (run.context().dialect().isSonicFields()) {
      return;
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

  private static boolean isFall(Parameter parameter) {
    return parameter.unit() == Unit.MS
        && (parameter.name().equals("release") || parameter.name().equals("decay"));
  }
}
