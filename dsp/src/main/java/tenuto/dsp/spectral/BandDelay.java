package tenuto.dsp.spectral;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameFilter;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.FrameWork;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.word.Row;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.StateTransfer;

/**
 * A spectral delay: delays each bin by its own time, rounded to whole hops, with feedback. Its
 * controls are feedback and mix.
 *
 * @param bands rows of a frequency and the delay in ms that holds from there upwards
 */
record BandDelay(
    FrameShape shape, Workbench workbench, long controlled, List<Row> bands, double sampleRate)
    implements FrameFilter {
  static final double MOST_FEEDBACK = 0.99;

  BandDelay {
    bands = List.copyOf(bands);
  }

  /** The delay of a bin in hops; a bin with a delay of 0 passes unchanged. */
  private int hops(int bin) {
    double hz = bin * sampleRate / shape.size();
    double ms = bands.getFirst().at(1);
    for (Row band : bands) {
      ms = band.at(0) <= hz ? band.at(1) : ms;
    }
    return (int) Math.rint(Milliseconds.exactly(ms, sampleRate) / shape.hop());
  }

  @Override
  public int controls() {
    return 2;
  }

  @Override
  public FrameWork work() {
    return new Work();
  }

  private final class Work implements FrameWork {
    private final int[] late = IntStream.range(0, shape.bins()).map(BandDelay.this::hops).toArray();
    private final int row = 2 * late.length;
    private final Ring rows =
        new Ring((Arrays.stream(late).max().orElse(0) + 1L) * row, workbench.workspaces());
    private final double[] fresh = new double[row];
    private long number;

    @Override
    public void frame(Frame[] in, double[] controls, Frame[] out) {
      double feedback = Math.clamp(controls[0], -MOST_FEEDBACK, MOST_FEEDBACK);
      double mix = Math.clamp(controls[1], 0, 1);
      long now = number * row;
      for (int k = 0; k < late.length; k++) {
        double re = in[0].re()[k];
        double im = in[0].im()[k];
        double wetRe = re;
        double wetIm = im;
        if (late[k] > 0) {
          long then = now - (long) late[k] * row + 2 * k;
          wetRe = rows.get(then);
          wetIm = rows.get(then + 1);
          fresh[2 * k] = Ring.faded(re + feedback * wetRe);
          fresh[2 * k + 1] = Ring.faded(im + feedback * wetIm);
        }
        out[0].re()[k] = re + mix * (wetRe - re);
        out[0].im()[k] = im + mix * (wetIm - im);
      }
      rows.write(now, fresh, 0, row);
      number++;
    }

    @Override
    public void transfer(StateTransfer state) {
      rows.transfer(state);
      number = state.of(number);
    }

    @Override
    public void close() {
      rows.close();
    }
  }
}
