package tenuto.scripting.python;

import java.util.List;
import tenuto.dsp.catalogue.Word;
import tenuto.formats.pcm.HeaderText;

/**
 * Which sample rate signals are of: the session's when they were made, or that of what they were
 * made from. Where two meet a patch is warned, as one of them will sound at another pitch.
 */
final class Rates {
  /** Of what fits to all: a patch has changed its speed, or was warned already. */
  static final double ANY = 0;

  private static final String KIND = "rates";

  private final Patch patch;

  Rates(Patch patch) {
    this.patch = patch;
  }

  /** The rate of what is made from signals by {@code name}. */
  double of(String name, List<PySignal> signals) {
    double common = ANY;
    for (PySignal each : signals) {
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
    return signals.isEmpty() ? patch.session().sampleRate() : common;
  }

  /** The rate of what a word makes, or has written or played. */
  double of(Word word, List<Arguments.Set> sets, List<PySignal> signals) {
    double rate = of(word.name(), signals);
    double now = patch.session().sampleRate();
    if (word.result() == void.class && rate != ANY && rate != now) {
      warn("sf.%s: its signals are at %s Hz, but the session is at %s Hz", word.name(), rate, now);
    }
    if (word.name().equals("ConvertSampleRate") && !sets.isEmpty()) {
      return (Double) sets.getFirst().values()[2];
    }
    return word.family().equals("Resampling") ? ANY : rate;
  }

  private void warn(String text, String name, double one, double other) {
    patch
        .warnings()
        .tell(
            KIND,
            text.formatted(name, HeaderText.number(one), HeaderText.number(other))
                + ": sf.ConvertSampleRate(x, %s, %s) converts"
                    .formatted(HeaderText.number(one), HeaderText.number(other)));
  }
}
