package tenuto.dsp.equalisers;

import tenuto.dsp.filters.Svf;
import tenuto.dsp.kernel.Held;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Bilinear;
import tenuto.dsp.math.Decibels;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Groupwise;
import tenuto.engine.signal.StateTransfer;

/**
 * A vowel filter: parallel band-passes, one for each of the voice's {@link Formants}, with
 * alternating signs, so that they add between two formants (D. Klatt, "Software for a
 * cascade/parallel formant synthesizer", 1980). From one vowel to the next, frequencies, widths and
 * gains move by 3t² − 2t³, so that a glide through a vowel has no corner there.
 *
 * <p>Its inputs are the signal, the vowel, 0 to 4 for a, e, i, o and u, and a factor for all
 * frequencies. Values outside their range are clamped to it.
 */
public record Vowels(Formants voice, double sampleRate) implements Filter, Groupwise {
  static final int LAST = 4;
  static final double LEAST_FACTOR = 0.25;
  static final double MOST_FACTOR = 4;

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Throat();
  }

  private final class Throat extends ScalarProcessor {
    private final Formant[] formants = new Formant[Formants.COUNT];
    private final Held vowel = new Held();
    private final Held factor = new Held();
    private final double[] low = new double[Spans.LENGTH];
    private final double[] band = new double[Spans.LENGTH];

    /** The vowel from which it glides, and the fraction of the way to the next. */
    private final int[] from = new int[Spans.LENGTH];

    private final double[] part = new double[Spans.LENGTH];
    private final double[] shift = new double[Spans.LENGTH];

    Throat() {
      for (int i = 0; i < formants.length; i++) {
        formants[i] = new Formant(i);
      }
    }

    private void place(double[] vowel, double[] factor, int n) {
      for (int i = 0; i < n; i++) {
        double place = Math.min(Math.max(vowel[i], 0), LAST);
        from[i] = (int) place;
        double straight = place - from[i];
        part[i] = straight * straight * (3 - 2 * straight);
        shift[i] = Math.min(Math.max(factor[i], LEAST_FACTOR), MOST_FACTOR);
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      for (Formant formant : formants) {
        formant.section.transfer(state);
      }
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      boolean moves = vowel.moves(in[1], n);
      moves |= factor.moves(in[2], n);
      if (moves) {
        place(in[1], in[2], n);
      }
      for (int which = 0; which < formants.length; which++) {
        Formant formant = formants[which];
        if (moves) {
          formant.tune(from, part, shift, n);
        }
        formant.section.run(in[0], band, low, n);
        double[] y = out[0];
        double[] gain = formant.gain;
        if (which == 0) {
          for (int i = 0; i < n; i++) {
            y[i] = gain[i] * band[i];
          }
        } else {
          for (int i = 0; i < n; i++) {
            y[i] += gain[i] * band[i];
          }
        }
      }
    }
  }

  /** One of the five formants. */
  private final class Formant {
    private final Svf section = new Svf();

    /** The value at each vowel, and the difference to the next. */
    private final double[] hertz = new double[LAST + 1];

    private final double[] widths = new double[LAST + 1];
    private final double[] gains = new double[LAST + 1];
    private final double[] toNextHertz;
    private final double[] toNextWidth;
    private final double[] toNextGain;

    private final double[] hz = new double[Spans.LENGTH];
    private final double[] sine = new double[Spans.LENGTH];
    private final double[] cosine = new double[Spans.LENGTH];
    private final double[] damping = new double[Spans.LENGTH];

    /** The gain times the damping, so that the band-pass has gain 1. */
    private final double[] gain = new double[Spans.LENGTH];

    Formant(int which) {
      for (int vowel = 0; vowel < hertz.length; vowel++) {
        hertz[vowel] = voice.hz(vowel, which);
        widths[vowel] = voice.width(vowel, which);
        gains[vowel] = Decibels.gain(voice.dB(vowel, which)) * (which % 2 == 0 ? 1 : -1);
      }
      toNextHertz = toNext(hertz);
      toNextWidth = toNext(widths);
      toNextGain = toNext(gains);
    }

    private static double[] toNext(double[] values) {
      double[] steps = new double[values.length];
      for (int vowel = 0; vowel < LAST; vowel++) {
        steps[vowel] = values[vowel + 1] - values[vowel];
      }
      return steps;
    }

    void tune(int[] from, double[] part, double[] shift, int n) {
      for (int i = 0; i < n; i++) {
        int at = from[i];
        double middle = Fma.of(part[i], toNextHertz[at], hertz[at]);
        damping[i] = Fma.of(part[i], toNextWidth[at], widths[at]) / middle;
        gain[i] = damping[i] * Fma.of(part[i], toNextGain[at], gains[at]);
        hz[i] = middle * shift[i];
      }
      Bilinear.warp(hz, sampleRate, sine, cosine, n);
      section.tune(sine, cosine, damping, n);
    }
  }
}
