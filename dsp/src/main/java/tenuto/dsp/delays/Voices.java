package tenuto.dsp.delays;

import java.util.List;
import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.HeldControls;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.dsp.word.DryWet;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A chorus: copies of a signal whose delays, and so their pitches, are modulated. The delay of
 * voice k of n is ms + depth·sin 2π(φ + k/n) + fast depth·sin 2π(ψ + k/n), where φ and ψ turn at
 * two rates and lead by side·width turns. The output is (1 − mix)·x + mix·(sum of the voices)/√n.
 * Its inputs are the signal, ms, rate and depth in ms, fast rate and fast depth in ms, mix and
 * width.
 *
 * @param voices how many, 1 and up
 * @param side largest phase lead of both waves in turns, less than half a turn
 * @param ends lengths of the controls (the last inputs), each of which keeps its last value after
 *     its end
 * @param workspaces supply the memory of long delays
 */
record Voices(int voices, double side, double sampleRate, List<Long> ends, Workspaces workspaces)
    implements Filter {
  /** The longest delay in ms. */
  static final double MOST_MS = 100;

  @Override
  public int inputs() {
    return 8;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Line();
  }

  private final class Line extends VectorProcessor {
    private final HeldControls held = new HeldControls(ends);
    private final double most = Milliseconds.exactly(MOST_MS, sampleRate);
    private final DelayLine line = new DelayLine(most, Long.MAX_VALUE, workspaces);
    private final Lfo slow = new Lfo(sampleRate);
    private final Lfo fast = new Lfo(sampleRate);
    private final double[] wave = new double[Spans.LENGTH];
    private final double[] delays = new double[Spans.LENGTH];
    private final double[] late = new double[Spans.LENGTH];
    private final double[] sum = new double[Spans.LENGTH];
    private final double share = 1 / Math.sqrt(voices);

    @Override
    public void close() {
      line.close();
    }

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      held.run(in, n);
      long place = line.end();
      line.write(in[0], 0, n);
      slow.run(in[2], n);
      slow.shift(side, in[7], n);
      fast.run(in[4], n);
      boolean trembles = fast.isSpoilt() || !isZero(in[5], n);
      if (trembles) {
        fast.shift(side, in[7], n);
      }
      for (int voice = 0; voice < voices; voice++) {
        double turn = (double) voice / voices;
        System.arraycopy(in[1], 0, delays, 0, n);
        add(slow, turn, in[3], n);
        if (trembles) {
          add(fast, turn, in[5], n);
        }
        for (int i = 0; i < n; i++) {
          delays[i] = Math.min(Math.max(Milliseconds.exactly(delays[i], sampleRate), 0), most);
        }
        line.look(delays, 0, n);
        line.read(place, delays, late, 0, n, vectors);
        for (int i = 0; i < n; i++) {
          sum[i] = voice == 0 ? late[i] : sum[i] + late[i];
        }
      }
      for (int i = 0; i < n; i++) {
        sum[i] *= share;
      }
      DryWet.mix(in[0], sum, in[6], 0, out[0], n);
    }

    @Override
    public void transfer(StateTransfer state) {
      held.transfer(state);
      line.transfer(state);
      slow.transfer(state);
      fast.transfer(state);
    }

    private static boolean isZero(double[] x, int n) {
      for (int i = 0; i < n; i++) {
        if (x[i] != 0) {
          return false;
        }
      }
      return true;
    }

    private void add(Lfo lfo, double turn, double[] depth, int n) {
      lfo.wave(Lfo.Shape.SINE, turn, wave, n);
      for (int i = 0; i < n; i++) {
        delays[i] += depth[i] * wave[i];
      }
    }
  }
}
