package tenuto.dsp.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.engine.Block;
import tenuto.engine.Filter;
import tenuto.engine.Filtered;
import tenuto.engine.Gather;
import tenuto.engine.Gathered;
import tenuto.engine.Reader;
import tenuto.engine.Signal;

/**
 * Signals side by side in one: sample 0 of each, sample 1 of each, and so on. So a filter, which
 * has one input, hears signals that steer it; what it makes takes the place of the first of them.
 */
public final class Frames {
  private static final int STRETCH = 512;

  private Frames() {}

  /**
   * The signals through a filter of frames, up to the end of the shortest.
   *
   * @param filter gets frames of {@link #width} samples, silent behind those of the inputs
   * @param results how many signals it makes, at the begin of each frame
   */
  public static List<Signal> through(Filter filter, int results, List<Signal> inputs) {
    int width = width(inputs.size());
    long length = inputs.stream().mapToLong(Signal::length).min().orElseThrow();
    Signal frames = Gathered.of(new Weave(width), inputs, length * width);
    Signal filtered = Filtered.of(filter, frames);
    List<Signal> made = new ArrayList<>();
    for (int place = 0; place < results; place++) {
      made.add(Gathered.of(new Pick(width, place), List.of(filtered), length));
    }
    return made;
  }

  /** The samples in a frame: whole frames must make a group. */
  static int width(int inputs) {
    int width = 1;
    while (width < inputs) {
      width *= 2;
    }
    if (width > Block.GROUP) {
      throw new IllegalArgumentException("a frame must be of few inputs, but has " + inputs);
    }
    return width;
  }

  /** Signals as frames of {@code width} samples. */
  record Weave(int width) implements Gather.Onward {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      double[] frames = new double[Math.min(n, STRETCH)];
      double[] row = new double[frames.length / width];
      for (int at = 0; at < n; at += frames.length) {
        int rows = Math.min(frames.length, n - at) / width;
        Arrays.fill(frames, 0);
        for (int place = 0; place < inputs.size(); place++) {
          inputs.get(place).read((start + at) / width, scratch, 0, rows);
          ArrayCopies.read(scratch.memory(), scratch.offset(), 0, row, 0, 1, rows);
          for (int i = 0; i < rows; i++) {
            frames[width * i + place] = row[i];
          }
        }
        ArrayCopies.write(frames, 0, 1, rows * width, out.memory(), out.offset() + 8L * at, 0);
      }
    }
  }

  /** One of the signals that frames hold. */
  record Pick(int width, int place) implements Gather.Onward {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      double[] frames = new double[Math.min(n, STRETCH)];
      int rows = frames.length / width;
      double[] row = new double[rows];
      for (int at = 0; at < n; at += rows) {
        inputs.getFirst().read((start + at) * width, scratch, 0, frames.length);
        ArrayCopies.read(scratch.memory(), scratch.offset(), 0, frames, 0, 1, frames.length);
        for (int i = 0; i < rows; i++) {
          row[i] = frames[width * i + place];
        }
        ArrayCopies.write(row, 0, 1, rows, out.memory(), out.offset() + 8L * at, 0);
      }
    }
  }
}
