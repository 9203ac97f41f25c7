package tenuto.scripting.calls;

import java.util.List;
import tenuto.dsp.catalogue.Word;
import tenuto.formats.pcm.HeaderText;

/**
 * Tracks the sample rates of signals: the session's when they were made, or that of their inputs. A
 * patch is warned if two rates meet, as one of the signals will sound at another pitch.
 */
public final class Rates {
  /**
   * The rate of a signal that is compatible with all: the patch has changed its speed, or was
   * warned already.
   */
  public static final double ANY = 0;

  private static final String KIND = "rates";

  private final RunContext<?> run;

  Rates(RunContext<?> run) {
    this.run = run;
  }

  /** The rate of what {@code name} makes from signals. */
  double of(String name, List<Handle> signals) {
    double common = ANY;
    for (Handle each : signals) {
      double rate = each.rate();
      if (rate == ANY || rate == common) {
        continue;
      }
      if (common != ANY) {
        warn("sf.%s: its signals have different sample rates, %s and %s Hz", name, common, rate);
        return ANY;
      }
      common = rate;
    }
    return signals.isEmpty() ? run.session().sampleRate() : common;
  }

  /** The rate of what a word makes, writes or plays. */
  double of(Word word, List<ArgumentSet> sets, List<Handle> signals) {
    double rate = of(word.name(), signals);
    double now = run.session().sampleRate();
    if (word.result() == void.class && rate != ANY && rate != now) {
      warn("sf.%s: its signals are at %s Hz, but the session is at %s Hz", word.name(), rate, now);
    }
    if (word.name().equals("ConvertSampleRate") && !sets.isEmpty()) {
      return (Double) sets.getFirst().values()[2];
    }
    return word.family().equals("Resampling") ? ANY : rate;
  }

  private void warn(String text, String name, double one, double other) {
    run.warnings()
        .tell(
            KIND,
            text.formatted(name, HeaderText.number(one), HeaderText.number(other))
                + ": sf.ConvertSampleRate(x, %s, %s) converts"
                    .formatted(HeaderText.number(one), HeaderText.number(other)));
  }
}
