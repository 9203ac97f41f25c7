package tenuto.dsp.reverbs;

import java.util.Arrays;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.StateTransfer;

/**
 * A plate reverb after J. Dattorro, "Effect design, part 1: reverberator and other filters", 1997:
 * a tank of two halves, each a modulated all-pass, a delay, an all-pass and a delay, which feed
 * each other. Delays and output taps are the paper's, and some more, in samples at 29,761 Hz.
 *
 * <p>In place of the paper's four input all-passes there is a {@link Diffuser}, which makes more
 * echoes and keeps both channels apart. In place of its single decay factor and low-pass, each
 * delay is followed by a filter with the loss that it and the all-pass before it require, as in
 * {@link FeedbackNetwork}. The all-passes have a part of that loss, but at most half of the slowest
 * frequency's: so no filter has to amplify, and the tank is stable.
 *
 * @param isSwinging whether the controls depth and rate have an effect
 */
record PlateTank(Stage stage, Decay decay, boolean isSwinging, Workspaces workspaces)
    implements Stage.On {
  private static final double RATE = 29_761;

  /** The two all-passes of each half, left before right. */
  private static final int[][] ALL_PASSES = {{672, 1800}, {908, 2656}};

  private static final int[][] DELAYS = {{4453, 3720}, {4217, 3163}};
  private static final double FIRST = -0.7;
  private static final double SECOND = 0.5;

  /**
   * The ratio in power of the output taps of a half's first delay to those of the lines after it.
   */
  private static final double AHEAD = 9;

  private static final double BEHIND = 2 + 2 / (1 - SECOND * SECOND);

  /** The largest modulation depth as a share of the first all-pass's delay. */
  private static final double MOST_SWING = 0.3;

  /** An output tap of a half's line: its first delay, second all-pass or second delay. */
  private record Tap(int half, int line, int samples, int sign) {}

  /**
   * The output taps on the left and on the right: seven of the paper, and six more, found by a
   * search for an echo density like that of noise, which the paper's do not reach before 0.2 s.
   */
  private static final Tap[][] TAPS = {
    {
      new Tap(1, 0, 266, 1),
      new Tap(1, 0, 2974, 1),
      new Tap(1, 1, 1913, -1),
      new Tap(1, 2, 1996, 1),
      new Tap(0, 0, 1990, -1),
      new Tap(0, 1, 187, -1),
      new Tap(0, 2, 1066, -1),
      new Tap(1, 0, 617, -1),
      new Tap(1, 0, 152, 1),
      new Tap(0, 0, 2382, -1),
      new Tap(1, 0, 736, 1),
      new Tap(1, 0, 116, 1),
      new Tap(1, 0, 91, 1)
    },
    {
      new Tap(0, 0, 353, 1),
      new Tap(0, 0, 3627, 1),
      new Tap(0, 1, 1228, -1),
      new Tap(0, 2, 2673, 1),
      new Tap(1, 0, 2111, -1),
      new Tap(1, 1, 335, -1),
      new Tap(1, 2, 121, -1),
      new Tap(1, 0, 571, -1),
      new Tap(1, 0, 892, 1),
      new Tap(1, 0, 275, -1),
      new Tap(1, 0, 269, 1),
      new Tap(0, 0, 312, 1),
      new Tap(1, 0, 360, -1)
    }
  };

  @Override
  public Processor begin() {
    return new Tank();
  }

  private final class Tank extends ReverbTail {
    private final Diffuser diffuser;
    private final AllPass[][] allPasses = new AllPass[2][2];
    private final int[] delays = new int[4];
    private final Ring[] rings = new Ring[delays.length];
    private final double[][] ends = new double[delays.length][Spans.LENGTH];
    private final double[] heard = new double[Spans.LENGTH];
    private final Absorption absorption;
    private final ModulatedDelays swing;
    private final int most;
    private final double level;

    Tank() {
      super(PlateTank.this, workspaces);
      double rate = stage.sampleRate();
      diffuser = new Diffuser(1, decay, rate, workspaces);
      double[] seconds = new double[delays.length];
      double[] lost = new double[delays.length];
      for (int k = 0; k < delays.length; k++) {
        int half = k / 2;
        int place = k % 2;
        int inside = samples(ALL_PASSES[half][place]);
        delays[k] = samples(DELAYS[half][place]);
        rings[k] = new Ring(delays[k] + Spans.LENGTH, workspaces);
        seconds[k] = (delays[k] + inside) / rate;
        lost[k] = Math.max(decay.gain(inside / rate), decay.longestGain(seconds[k] / 2));
        double gain = place == 0 ? FIRST : SECOND;
        allPasses[half][place] = new AllPass(inside, gain, lost[k], workspaces);
      }
      absorption = new Absorption(decay, seconds, lost, rate);
      int swinging = allPasses[0][0].delay();
      swing = new ModulatedDelays(ModulatedDelays.limit(MOST_SWING, swinging), 1, rate);
      int shortest = Math.min(swinging, allPasses[1][0].delay());
      most = isSwinging ? Math.min(shortest, swing.most(swinging)) : shortest;
      double first = decay.gain((seconds[0] + seconds[2]) / 2);
      double half = decay.gain(Arrays.stream(seconds).sum() / 2);
      double spread = (allPasses[0][0].power() + allPasses[1][0].power()) / 2;
      double heard = diffuser.power() * spread * (AHEAD + BEHIND * first * first);
      level = Math.sqrt((1 - half * half) / heard);
    }

    private int samples(int ofThePaper) {
      return (int) Math.max(3, Math.rint(ofThePaper * stage.sampleRate() / RATE));
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
      swing.transfer(state);
      for (AllPass[] half : allPasses) {
        half[0].transfer(state);
        half[1].transfer(state);
      }
      for (Ring ring : rings) {
        ring.transfer(state);
      }
    }

    @Override
    void ring(double[][] x, double[][] wet, double[] depth, double[] rate, long position, int n) {
      diffuser.run(x[0], x[1], position, n);
      for (int k = 0; k < rings.length; k++) {
        rings[k].read(position - delays[k], ends[k], 0, n);
      }
      absorption.run(ends, n);
      Loops.add(ends[3], x[0], 1, n);
      Loops.add(ends[1], x[1], 1, n);
      AllPass left = allPasses[0][0];
      AllPass right = allPasses[1][0];
      if (isSwinging) {
        swing.read(depth, rate, left.line(), right.line(), position, n);
      } else {
        left.read(position, n);
        right.read(position, n);
      }
      left.step(ends[3], position, n);
      right.step(ends[1], position, n);
      allPasses[0][1].run(ends[0], position, n);
      allPasses[1][1].run(ends[2], position, n);
      rings[0].write(position, ends[3], 0, n);
      rings[1].write(position, ends[0], 0, n);
      rings[2].write(position, ends[1], 0, n);
      rings[3].write(position, ends[2], 0, n);
      for (int side = 0; side < 2; side++) {
        Arrays.fill(wet[side], 0, n, 0);
        for (Tap tap : TAPS[side]) {
          tapped(tap).read(position - samples(tap.samples), heard, 0, n);
          Loops.add(wet[side], heard, tap.sign * level, n);
        }
      }
    }

    private Ring tapped(Tap tap) {
      return tap.line == 1
          ? allPasses[tap.half][1].line().ring()
          : rings[2 * tap.half + tap.line / 2];
    }

    @Override
    public void close() {
      super.close();
      diffuser.close();
      for (AllPass[] half : allPasses) {
        half[0].close();
        half[1].close();
      }
      for (Ring ring : rings) {
        ring.close();
      }
    }
  }
}
