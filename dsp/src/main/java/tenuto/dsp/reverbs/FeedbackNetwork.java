package tenuto.dsp.reverbs;

import java.util.Arrays;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.StateTransfer;

/**
 * A room as a feedback delay network (FDN) of eight delay lines, each of which is fed by all (J.-M.
 * Jot and A. Chaigne, "Digital delay networks for designing artificial reverberators", 1991): the
 * lines' outputs, filtered such that all of them have the wanted decay, are mixed by a Hadamard
 * matrix, which is lossless, and fed back into the lines. The input and the first echoes are
 * diffused.
 *
 * <p>The lines' delays are 0.37 to 2 times the time that sound takes for the mean free path in a
 * cube of that size, 2/3 of its side. Half of them are modulated if the depth is not 0.
 *
 * @param size of the room in metres
 * @param isSwinging whether the controls depth and rate have an effect
 */
record FeedbackNetwork(
    Stage stage, double size, Decay decay, boolean isSwinging, Workspaces workspaces)
    implements Stage.On {
  private static final int LINES = 8;

  /** The speed of sound in metres a second. */
  private static final double SPEED = 343;

  /**
   * The lengths relative to the mean: each but the shortest is 1.27 times another. The first four
   * may be modulated.
   */
  private static final double[] LENGTHS = {0.604, 1.996, 0.974, 1.237, 0.374, 1.572, 0.475, 0.767};

  /**
   * The lines' gains on the left and on the right: orthogonal rows of length 1, found by a search
   * for the least correlation of both sides, as the lines are not quite independent.
   */
  private static final double[][] HEARD = {
    {0.425, -0.436, 0.228, 0.289, 0.342, -0.336, -0.29, 0.423},
    {-0.253, -0.318, 0.437, -0.354, 0.256, 0.387, 0.438, 0.333}
  };

  /** The size for which diffusion is given; it scales with the square root of the size. */
  private static final double USUAL = 25;

  private static final double MOST_DIFFUSION = 1.6;

  /**
   * The gain of the first echoes, such that their power is about the initial power of the lines.
   */
  private static final double EARLY = 0.4;

  /**
   * The ratio of the modulation rates of the second and first pair of lines, so that the pattern
   * does not repeat.
   */
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private static final double SHORTEST = 24;

  /** The largest modulation depth as a share of a line's delay. */
  private static final double MOST_SWING = 0.3;

  /** The mean delay of the lines in seconds. */
  static double mean(double size) {
    return 2 * size / (3 * SPEED);
  }

  @Override
  public Processor begin() {
    return new Room();
  }

  private final class Room extends ReverbTail {
    private final Diffuser diffuser;
    private final int[] delays = new int[LINES];
    private final Ring[] rings = new Ring[LINES];
    private final double[][] lines = new double[LINES][Spans.LENGTH];
    private final Absorption absorption;
    private final ModulatedDelays[] swings = new ModulatedDelays[2];
    private final ModulatedDelays.Line[] swinging = new ModulatedDelays.Line[LINES / 2];
    private final int most;
    private final double level;

    Room() {
      super(FeedbackNetwork.this, workspaces);
      double rate = stage.sampleRate();
      double scale = Math.min(Math.sqrt(size / USUAL), MOST_DIFFUSION);
      diffuser = new Diffuser(scale, decay, rate, workspaces);
      double[] seconds = new double[LINES];
      for (int k = 0; k < LINES; k++) {
        delays[k] = Primes.near(Math.max(SHORTEST, LENGTHS[k] * mean(size) * rate));
        seconds[k] = delays[k] / rate;
      }
      double[] lost = new double[LINES];
      Arrays.fill(lost, 1);
      absorption = new Absorption(decay, seconds, lost, rate);
      int shortest = Arrays.stream(delays).min().orElseThrow();
      int shortestSwinging = Arrays.stream(delays, 0, LINES / 2).min().orElseThrow();
      double limit = ModulatedDelays.limit(MOST_SWING, shortestSwinging);
      swings[0] = new ModulatedDelays(limit, 1, rate);
      swings[1] = new ModulatedDelays(limit, GOLDEN, rate);
      most = isSwinging ? Math.min(shortest, swings[0].most(shortestSwinging)) : shortest;
      for (int k = 0; k < LINES; k++) {
        rings[k] = new Ring(swings[0].room(delays[k]), workspaces);
      }
      for (int k = 0; k < LINES / 2; k++) {
        swinging[k] = new ModulatedDelays.Line(rings[k], delays[k], lines[k]);
      }
      double gain = decay.gain(mean(size));
      double late = gain * gain / (4 * (1 - gain * gain));
      level = 1 / Math.sqrt(diffuser.power() * (late + EARLY * EARLY));
    }

    @Override
    int most() {
      return most;
    }

    @Override
    void settle() {
      absorption.settle();
    }

    @Override
    void transferRing(StateTransfer state) {
      diffuser.transfer(state);
      absorption.transfer(state);
      swings[0].transfer(state);
      swings[1].transfer(state);
      for (Ring ring : rings) {
        ring.transfer(state);
      }
    }

    @Override
    void ring(double[][] x, double[][] wet, double[] depth, double[] rate, long position, int n) {
      diffuser.run(x[0], x[1], position, n);
      read(depth, rate, position, n);
      absorption.run(lines, n);
      hear(x[0], wet[0], HEARD[0], n);
      hear(x[1], wet[1], HEARD[1], n);
      Loops.hadamard(lines[0], lines[1], lines[2], lines[3], n);
      Loops.hadamard(lines[4], lines[5], lines[6], lines[7], n);
      double eighth = Math.sqrt(1.0 / LINES);
      Loops.meet(lines[0], lines[4], eighth, x[0], 0.5, 0.5, n);
      Loops.meet(lines[1], lines[5], eighth, x[1], -0.5, 0.5, n);
      Loops.meet(lines[2], lines[6], eighth, x[0], -0.5, 0.5, n);
      Loops.meet(lines[3], lines[7], eighth, x[1], 0.5, 0.5, n);
      for (int k = 0; k < LINES; k++) {
        rings[k].write(position, lines[k], 0, n);
      }
    }

    private void read(double[] depth, double[] rate, long position, int n) {
      int first = 0;
      if (isSwinging) {
        swings[0].read(depth, rate, swinging[0], swinging[1], position, n);
        swings[1].read(depth, rate, swinging[2], swinging[3], position, n);
        first = LINES / 2;
      }
      for (int k = first; k < LINES; k++) {
        rings[k].read(position - delays[k], lines[k], 0, n);
      }
    }

    private void hear(double[] early, double[] to, double[] weights, int n) {
      System.arraycopy(early, 0, to, 0, n);
      Loops.scale(to, EARLY, n);
      Loops.weigh(to, lines[0], lines[1], lines[2], lines[3], weights, 0, n);
      Loops.weigh(to, lines[4], lines[5], lines[6], lines[7], weights, 4, n);
      Loops.scale(to, level, n);
    }

    @Override
    public void close() {
      super.close();
      diffuser.close();
      for (Ring ring : rings) {
        ring.close();
      }
    }
  }
}
