package tenuto.dsp.delays;

import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A vibrato: the signal through a delay of {@code middle} − A·sin 2πφ. As φ turns at f Hz, the
 * pitch is multiplied by 1 ± 2πf·A/sampleRate at most; so A = (2^(cents/1200) −
 * 1)·sampleRate/(2πf), at most {@code most}. Its inputs are the signal, rate in Hz and depth in
 * cents.
 *
 * @param middle mean delay in samples
 * @param most largest deviation from it, in samples; at least 17 less than {@code middle}
 * @param workspaces supply the memory of long delays
 */
record Vibrato(double middle, double most, double sampleRate, Workspaces workspaces)
    implements Filter {
  /** The least rate in Hz: slower ones count as it, so that nothing is divided by 0. */
  private static final double SLOWEST = 1e-9;

  private static final double CENTS = 1200;

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
    return new Line();
  }

  private final class Line extends VectorProcessor {
    private final DelayLine line = new DelayLine(middle + most, Long.MAX_VALUE, workspaces);
    private final Lfo lfo = new Lfo(sampleRate);
    private final double[] delays = new double[Spans.LENGTH];
    private final double[] bends = new double[Spans.LENGTH];
    private double cents = Double.NaN;
    private double bend;

    @Override
    public void close() {
      line.close();
    }

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      long place = line.end();
      line.write(in[0], 0, n);
      lfo.run(in[1], n);
      lfo.wave(Lfo.Shape.SINE, 0, delays, n);
      for (int i = 0; i < n; i++) {
        if (in[2][i] != cents) {
          cents = in[2][i];
          bend = GainOfDecibels.ofOctaves(Math.min(Math.max(cents, 0), CENTS) / CENTS, 0) - 1;
          bend += 0 * cents; // a depth that is NaN or infinite gives NaN
        }
        bends[i] = bend;
      }
      move(bends, in[1], n);
      line.look(delays, 0, n);
      line.read(place, delays, out[0], 0, n, vectors);
    }

    @Override
    public void transfer(StateTransfer state) {
      line.transfer(state);
      lfo.transfer(state);
    }

    /** Turns modulation depths, given the rates, into the delays at each sample. */
    private void move(double[] bends, double[] rates, int n) {
      double scale = sampleRate / (2 * Math.PI);
      for (int i = 0; i < n; i++) {
        double wide = bends[i] * scale / Math.max(rates[i], SLOWEST);
        delays[i] = middle - Math.min(wide, most) * delays[i];
      }
    }
  }
}
