package tenuto.dsp.analysis;

import java.util.List;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;

/**
 * A feature as control signals, one for each of its numbers: its value at the middle of each
 * window, linearly interpolated, as steps would be audible in what a signal controls. The latency
 * is {@link #delay} samples.
 *
 * @param tools not part of its identity
 */
record ControlTrack(Feature feature, Frames frames, FftTools tools) implements Filter {
  /** A feature's signals, as long as the signal and aligned with it. */
  static List<Signal> of(Feature feature, Frames frames, FftTools tools, Signal x) {
    ControlTrack track = new ControlTrack(feature, frames, tools);
    Signal longer = Gathered.of(new Timeline.Slice(0), List.of(x), x.length() + track.delay());
    return Filtered.all(track, List.of(longer)).stream()
        .map(late -> Gathered.of(new Timeline.Slice(track.delay()), List.of(late), x.length()))
        .toList();
  }

  /** The latency in samples, after which all samples of the next window are present. */
  int delay() {
    return Block.wholeGroups(frames.hop() + frames.size());
  }

  @Override
  public int outputs() {
    return feature.values();
  }

  @Override
  public Processor begin() {
    return new Following();
  }

  @Override
  public String toString() {
    return "ControlTrack[%s, %s]".formatted(feature, frames);
  }

  private final class Following extends ScalarProcessor {
    private final int hop = frames.hop();
    private final Ring ring = new Ring(delay() + frames.size() + Spans.LENGTH, tools.workspaces());
    private final Frame frame = new Frame(frames, tools);
    private final Feature.Meter meter = feature.begin(frame);
    private final double[] before = new double[feature.values()];
    private final double[] after = new double[feature.values()];

    /** Samples taken so far. */
    private long taken;

    /** The number of the next window. */
    private long number;

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      ring.write(taken, in[0], 0, n);
      long first = taken - delay();
      taken += n;
      int i = (int) Math.clamp(-first, 0, n);
      for (double[] each : out) {
        java.util.Arrays.fill(each, 0, i, 0);
      }
      while (i < n) {
        long at = first + i;
        int within = (int) (at % hop);
        if (within == 0) {
          advance(at / hop);
        }
        int now = Math.min(n - i, hop - within);
        for (int k = 0; k < out.length; k++) {
          line(out[k], i, now, within, before[k], after[k]);
        }
        i += now;
      }
    }

    /** Computes the values on both sides of the segment after a window's middle. */
    private void advance(long window) {
      if (window >= frames.count()) {
        return; // the rest of the latency needs no further window
      }
      if (number == 0) {
        measure();
      }
      System.arraycopy(after, 0, before, 0, before.length);
      measure();
    }

    private void measure() {
      double[] samples = frame.next();
      ring.read(frames.first(number), samples, 0, samples.length);
      meter.of(frame, after, 0);
      number++;
    }

    private void line(double[] out, int at, int n, int within, double from, double to) {
      double step = (to - from) / hop;
      for (int i = 0; i < n; i++) {
        out[at + i] = from + (within + i) * step;
      }
    }

    @Override
    public void close() {
      frame.close();
      ring.close();
    }
  }
}
