package tenuto.dsp.resonators;

import java.util.ArrayList;
import java.util.List;
import tenuto.engine.base.SplitMix;

/**
 * The bodies of the bowed string instruments, each a sum of decaying modes as microphones around it
 * would record them: a model, not a recording. Length, level and balance are those of the responses
 * that Sonic Field's composers know: 36 ms, a double bass's 73, with peaks of some 0.002, most of
 * the energy in the low modes, and ringing nearly to the end, where they fade.
 *
 * <p>Its lowest modes are the ones that all instruments of a kind have, the signature modes: the
 * air through the f-holes (A0), the corpus shearing (CBR), its two strong breathing and bending
 * modes (B1- and B1+) and the air along the body (A1). Their frequencies are round values typical
 * of what has been measured: for the violin see G. Bissinger, "Structural acoustics of good and bad
 * violins", JASA 124 (2008), and P. Kreit's rules for A1, B1- and B1+; for the cello I. Firth, "The
 * wolf tone in the cello", STL-QPSR 4 (1974), and E. Bynum and T. Rossing in "The Science of String
 * Instruments" (2010); for the double bass A. Askenfelt, "Eigenmodes and tone quality of the double
 * bass" (1982), and A. Brown, "Acoustical studies on the flat-backed and round-backed double bass"
 * (2004). Those of the viola, and levels and Qs of all, are set after the same pattern: A0 wide,
 * B1- and B1+ as strong as it, CBR and A1 weak (J. Woodhouse, "The acoustics of the violin: a
 * review", 2014). The air is set to move against the corpus.
 *
 * <p>Above them modes are too many and too different to be listed: they are drawn by a random
 * generator with a fixed seed, some 45 Hz apart in a violin and further apart as they rise, with
 * alternating signs and with levels that follow the broad hill that bridges make (J. Woodhouse, "On
 * the bridge hill of the violin", 2005). Low modes radiate equally to all sides; above some 850 Hz
 * in a violin each mode's level differs by side (G. Weinreich, "Directional tone color", JASA 101
 * (1997)). Where the sources leave a choice, it was made by ear.
 */
public enum StringBody {
  VIOLIN(
      5,
      36.4,
      5,
      List.of(
          new Mode(275, 20, 0, 1),
          new Mode(400, 45, -18, -1),
          new Mode(460, 40, 0, -1),
          new Mode(470, 35, -14, 1),
          new Mode(545, 36, 1, -1)),
      new Crowd(650, 45, 12_000, 2400, -20, 850)),
  VIOLA(
      3,
      36.4,
      5,
      List.of(
          new Mode(225, 20, 0, 1),
          new Mode(315, 45, -18, -1),
          new Mode(360, 40, 0, -1),
          new Mode(400, 35, -14, 1),
          new Mode(425, 36, 1, -1)),
      new Crowd(520, 36, 10_000, 1900, -16, 700)),
  CELLO(
      2,
      36.4,
      5,
      List.of(
          new Mode(102, 20, 0, 1),
          new Mode(144, 40, -18, -1),
          new Mode(170, 38, 0, -1),
          new Mode(195, 36, 1, -1),
          new Mode(203, 35, -14, 1)),
      new Crowd(260, 18, 8000, 1200, -16, 400)),
  BASS(
      2,
      72.9,
      12,
      List.of(
          new Mode(62, 20, 0, 1),
          new Mode(84, 30, -18, -1),
          new Mode(102, 35, 0, -1),
          new Mode(118, 34, 1, -1),
          new Mode(145, 35, -14, 1)),
      new Crowd(170, 11, 6000, 700, -14.5, 280));

  /** The sum of all modes' initial amplitudes. */
  private static final double LOUDNESS = 0.011;

  private static final int MOST_SIDES = 6;

  private final int sides;
  private final double ms;
  private final double fadeMs;
  private final List<Mode> modes;
  private final double directedFrom;
  private final double scale;

  /**
   * A mode.
   *
   * @param hz its frequency
   * @param q frequency divided by bandwidth
   * @param dB level of its peak
   * @param sign sign of its initial amplitude
   */
  record Mode(double hz, double q, double dB, int sign) {
    /** The magnitude of its initial amplitude: its peak level divided by its decay time. */
    double strength() {
      return StrictMath.pow(10, dB / 20) * hz / q;
    }
  }

  /**
   * The modes above the signature modes, drawn at random.
   *
   * @param from the lowest, in Hz
   * @param spacing between the lower ones, in Hz
   * @param to the highest, in Hz
   * @param hill centre of the bridge hill, in Hz
   * @param level level away from the hill, in dB
   * @param directedFrom frequency from which a mode's level differs by side, in Hz
   */
  private record Crowd(
      double from, double spacing, double to, double hill, double level, double directedFrom) {
    private static final double CLOSEST = 0.02;
    private static final double HILL = 4;
    private static final double HILL_OCTAVES = 0.6;
    private static final double FALL = -20;
    private static final double SPREAD = 8;

    /** The range of Q of the lowest mode; Q rises with a power of the frequency. */
    private static final double LOWEST_Q = 36;

    private static final double HIGHEST_Q = 66;
    private static final double Q_RISES = 0.6;

    List<Mode> modes(long seed) {
      List<Mode> modes = new ArrayList<>();
      double hz = from;
      for (long i = 3 * seed; hz < to; i += 3) {
        double dB = level(hz) + SPREAD * (random(i) - 0.5);
        double q = LOWEST_Q + (HIGHEST_Q - LOWEST_Q) * random(i + 1);
        int sign = modes.size() % 2 == 0 ? -1 : 1;
        modes.add(new Mode(hz, q * StrictMath.pow(hz / from, Q_RISES), dB, sign));
        hz += Math.max(spacing, CLOSEST * hz) * (0.5 + random(i + 2));
      }
      return modes;
    }

    private double level(double hz) {
      double octaves = StrictMath.log(hz / hill) / StrictMath.log(2);
      double width = octaves / HILL_OCTAVES;
      return level
          + HILL * StrictMath.exp(-width * width)
          + FALL * Math.max(0, octaves - HILL_OCTAVES);
    }
  }

  /**
   * @param sides number of sides from which it can be heard
   * @param ms length of the impulse response
   * @param fadeMs length of the fade at its end
   */
  StringBody(int sides, double ms, double fadeMs, List<Mode> signature, Crowd crowd) {
    this.sides = sides;
    this.ms = ms;
    this.fadeMs = fadeMs;
    List<Mode> all = new ArrayList<>(signature);
    all.addAll(crowd.modes((ordinal() + 1L) << 20));
    modes = List.copyOf(all);
    directedFrom = crowd.directedFrom;
    double sum = 0;
    for (Mode mode : modes) {
      sum += mode.strength();
    }
    scale = LOUDNESS / sum;
  }

  /** The number of sides from which it can be heard. */
  public int sides() {
    return sides;
  }

  /** The length of the impulse response in ms. */
  public double ms() {
    return ms;
  }

  /** The length of the fade at the end of the response, in ms. */
  public double fadeMs() {
    return fadeMs;
  }

  List<Mode> modes() {
    return modes;
  }

  /** The initial amplitude of a mode, counted from 0, at a side. */
  double strength(int mode, int side) {
    Mode it = modes.get(mode);
    double ratio = it.hz / directedFrom;
    double fourth = ratio * ratio * ratio * ratio;
    double alike = 1 / (1 + fourth * fourth);
    double other =
        Math.sqrt(3) * (2 * random(((MOST_SIDES * (ordinal() + 1L) + side) << 32) + mode) - 1);
    return scale * it.sign * it.strength() * (Math.sqrt(alike) + Math.sqrt(1 - alike) * other);
  }

  /** A pseudo-random number from 0 to 1 for an index. */
  private static double random(long i) {
    return (SplitMix.mix((i + 1) * SplitMix.GOLDEN_RATIO) >>> 11) * 0x1p-53;
  }
}
