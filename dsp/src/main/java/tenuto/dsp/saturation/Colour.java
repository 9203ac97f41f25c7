package tenuto.dsp.saturation;

import java.util.List;
import java.util.stream.Stream;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.Controls;
import tenuto.engine.signal.Signal;

/**
 * The filters around a waveshaper's curve.
 *
 * @param before the curve
 * @param after the curve
 */
record Colour(List<Biquad> before, List<Biquad> after) {
  static final Colour NONE = new Colour(List.of(), List.of());

  /** The high-pass of a coupling capacitor between two stages. */
  private static final double CONDENSER_HZ = 10;

  /** The corner of NAB's playback curve, 50 µs. */
  private static final double EMPHASIS_HZ = 3180;

  /** The treble's level on tape relative to the bass, at 15 inches per second. */
  private static final double EMPHASIS_DB = 9;

  private static final double USUAL_SPEED = 15;

  /**
   * The head bump, a resonance in the bass where the wavelength is that of the head; higher for a
   * faster tape.
   */
  private static final double BUMP_HZ = 55;

  private static final double BUMP_DB = 1.5;
  private static final double BUMP_OCTAVES = 1.5;

  /** The frequency of the gap loss of 3 dB. */
  private static final double GAP_HZ = 22_000;

  /** Only a coupling capacitor, which removes a constant offset. */
  static Colour condenser(double sampleRate) {
    return new Colour(List.of(), List.of(highPass(sampleRate)));
  }

  /** The same and, if there is a bias, a filter that removes the offset it causes. */
  Colour withoutRest(Signal bias, double sampleRate) {
    if (Controls.isNumber(bias) && Controls.number(bias).getAsDouble() == 0) {
      return this;
    }
    return new Colour(
        before, Stream.concat(after.stream(), Stream.of(highPass(sampleRate))).toList());
  }

  private static Biquad highPass(double sampleRate) {
    double g = corner(CONDENSER_HZ, sampleRate);
    return new Biquad(1 / (1 + g), -1 / (1 + g), 0, (g - 1) / (1 + g), 0);
  }

  /**
   * The filters of a tape machine; a wave too soft to saturate gets only the head bump and the
   * treble loss.
   */
  static Colour tape(double speed, double sampleRate) {
    double slowness = StrictMath.sqrt(USUAL_SPEED / speed);
    double lift = Decibels.gain(EMPHASIS_DB * slowness);
    Biquad emphasis = shelf(lift, sampleRate);
    Biquad levelled = inverse(emphasis);
    double bumpHz = Math.min(BUMP_HZ * speed / USUAL_SPEED, sampleRate / 8);
    Biquad bump = Rbj.peaking(bumpHz, BUMP_OCTAVES, BUMP_DB * slowness, sampleRate);
    double g = corner(Math.min(GAP_HZ / slowness, 0.45 * sampleRate), sampleRate);
    Biquad gap = new Biquad(g / (1 + g), g / (1 + g), 0, (g - 1) / (1 + g), 0);
    return new Colour(List.of(emphasis), List.of(levelled, bump, gap));
  }

  /** A first-order shelf that boosts frequencies above {@link #EMPHASIS_HZ}. */
  private static Biquad shelf(double lift, double sampleRate) {
    double zero = corner(Math.min(EMPHASIS_HZ, sampleRate / 8), sampleRate);
    double pole = corner(Math.min(EMPHASIS_HZ * lift, 0.45 * sampleRate), sampleRate);
    double scale = pole / zero / (1 + pole);
    return new Biquad(scale * (zero + 1), scale * (zero - 1), 0, (pole - 1) / (1 + pole), 0);
  }

  /** The inverse filter. */
  private static Biquad inverse(Biquad filter) {
    double b0 = filter.b0();
    return new Biquad(1 / b0, filter.a1() / b0, 0, filter.b1() / b0, 0);
  }

  /**
   * tan(ω/2), with ω the angle of a frequency per sample: the prewarping of the bilinear transform.
   */
  private static double corner(double hz, double sampleRate) {
    return StrictMath.tan(Math.PI * hz / sampleRate);
  }
}
