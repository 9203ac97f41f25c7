package tenuto.dsp.resonators;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.fft.Bins;
import tenuto.dsp.fft.RealFft;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.base.Block;
import tenuto.engine.base.Workspace;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.StateTransfer;

/** The running state of a {@link Resonator}: what its responses have been fed with, and owe. */
final class Resonating extends ScalarState {
  private static final int HEAD = Resonator.HEAD;
  private static final int STRETCH = 512;

  /** Even and odd samples, or the real and imaginary parts of bins. */
  private record Buffer(MemorySegment whole, MemorySegment re, MemorySegment im) {
    static Buffer of(MemorySegment memory, long half) {
      return new Buffer(memory, memory.asSlice(0, 8 * half), memory.asSlice(8 * half, 8 * half));
    }

    /** Puts an even number of samples, at {@code from} of a row, to sample {@code at} on. */
    void writePairs(double[] row, int from, int n, long at) {
      for (int i = 0; i < n / 2; i++) {
        row[i] = row[from + 2 * i];
      }
      ArrayCopies.write(row, 0, 1, n / 2, re, 4 * at, 0);
      for (int i = 0; i < n / 2; i++) {
        row[i] = row[from + 2 * i + 1];
      }
      ArrayCopies.write(row, 0, 1, n / 2, im, 4 * at, 0);
    }
  }

  private final long length;
  private final long ahead;
  private final Workspaces workspaces;
  private final VectorWarmUp warmUp;
  private final Workspace memory;
  private final List<RealFft> transforms = new ArrayList<>();
  private final List<Line> lines = new ArrayList<>();

  /** The feedback for samples to come, by their index. */
  private final Ring coming;

  private long position;

  /**
   * @param length of the signal
   * @param ahead samples to come that are known in part
   */
  Resonating(
      List<Resonator.Path> paths,
      long length,
      long ahead,
      Workspaces workspaces,
      VectorWarmUp warmUp) {
    this.length = length;
    this.ahead = ahead;
    this.workspaces = workspaces;
    this.warmUp = warmUp;
    memory = workspaces.get();
    coming = new Ring(ahead, workspaces);
    paths.forEach(path -> lines.add(new Line(path)));
  }

  @Override
  public void prepare(List<Reader> beside) {
    for (int i = 0; i < lines.size(); i++) {
      lines.get(i).prepare(beside.get(i));
    }
  }

  @Override
  public void transfer(StateTransfer state) {
    position = state.of(position);
    coming.transfer(state, position, (int) ahead);
    for (Line line : lines) {
      state.of(line.recent);
      line.fed.transfer(state, position - line.path.top(), (int) line.path.top());
    }
  }

  private MemorySegment allocate(long doubles) {
    return memory.arena().allocate(8 * doubles, 64);
  }

  /** The transform of a part, with as many zeros behind it. */
  private RealFft transform(int level) {
    while (transforms.size() <= level) {
      transforms.add(new RealFft(7 + transforms.size(), warmUp, memory.arena()));
    }
    return transforms.get(level);
  }

  @Override
  public void close() {
    memory.close();
    lines.forEach(line -> line.fed.close());
    coming.close();
  }

  @Override
  public void scalar(double[] x, int n) {
    for (int i = 0; i < n && position < length; i++) {
      double y = Ring.faded(x[i] + coming.get(position));
      coming.set(position, 0);
      for (Line line : lines) {
        line.feed(y);
      }
      x[i] = y;
      position++;
    }
  }

  private void add(long at, double value) {
    if (at < length) {
      coming.set(at, coming.get(at) + value);
    }
  }

  /** The running state of one response. */
  private final class Line {
    private final Resonator.Path path;
    private final double[] head;
    private final double[] recent = new double[2 * HEAD];
    private final Ring fed;

    /** The spectra of the parts. */
    private final List<MemorySegment> parts = new ArrayList<>();

    private final List<Buffer> signals = new ArrayList<>();
    private final List<Buffer> products = new ArrayList<>();
    private Buffer scratch;
    private final double[] row = new double[2 * STRETCH];

    Line(Resonator.Path path) {
      this.path = path;
      head = new double[path.head()];
      fed = new Ring(path.top(), workspaces);
    }

    /** Reads the response. */
    void prepare(Reader h) {
      if (head.length == 0) {
        return; // it feeds nothing back
      }
      try (Workspace work = workspaces.get()) {
        Block block = new Block(work.arena().allocate(8L * STRETCH, 64), 0);
        h.read(0, block, 0, head.length);
        ArrayCopies.read(block.memory(), 0, 0, head, 0, 1, head.length);
        for (int level = 0; level < path.levels(); level++) {
          parts.add(part(h, level, block, work));
        }
      }
      long top = path.top();
      MemorySegment signal = allocate(Math.max(1, 2 * top));
      MemorySegment product = allocate(Math.max(1, 2 * top));
      scratch = Buffer.of(allocate(Math.max(1, 2 * top)), top);
      for (int level = 0; level < path.levels(); level++) {
        long size = (long) HEAD << level;
        signals.add(Buffer.of(signal, size));
        products.add(Buffer.of(product, size));
      }
    }

    private MemorySegment part(Reader h, int level, Block block, Workspace work) {
      long size = (long) HEAD << level;
      Buffer part = Buffer.of(allocate(2 * size), size);
      for (long at = 0; at < size; at += STRETCH) {
        int n = (int) Math.min(STRETCH, size - at);
        h.read(size + at, block, 0, n);
        ArrayCopies.read(block.memory(), 0, 0, row, STRETCH, 1, n);
        part.writePairs(row, STRETCH, n, at);
      }
      Buffer other = Buffer.of(work.arena().allocate(16 * size, 64), size);
      transform(level).forward(part.re, part.im, other.re, other.im, 0.5 / size);
      return part.whole;
    }

    void feed(double y) {
      double heard = position <= path.lastFed() ? y : 0;
      int newest = HEAD - 1 - (int) (position & (HEAD - 1));
      recent[newest] = heard;
      recent[newest + HEAD] = heard;
      double sum = 0;
      for (int m = 0; m < head.length; m++) {
        sum += head[m] * recent[newest + m];
      }
      add(position + path.delay(), sum);
      if (path.levels() > 0) {
        fed.set(position, heard);
        for (int level = 0; level < path.levels(); level++) {
          long size = (long) HEAD << level;
          if ((position + 1 & (size - 1)) != 0) {
            break;
          }
          convolve(level, size);
        }
      }
    }

    /** Adds the convolution of the last {@code size} samples with the part of that length. */
    private void convolve(int level, long size) {
      Buffer x = signals.get(level);
      long begin = position + 1 - size;
      boolean sounds = false;
      for (long at = 0; at < size; at += STRETCH) {
        int n = (int) Math.min(STRETCH, size - at);
        for (int i = 0; i < n; i++) {
          double sample = fed.get(begin + at + i);
          sounds |= sample != 0;
          row[STRETCH + i] = sample;
        }
        x.writePairs(row, STRETCH, n, at);
      }
      if (!sounds) {
        return;
      }
      x.re.asSlice(4 * size).fill((byte) 0);
      x.im.asSlice(4 * size).fill((byte) 0);
      Buffer y = products.get(level);
      RealFft fft = transforms.get(level);
      fft.forward(x.re, x.im, y.re, y.im, 1);
      multiply(x.whole, parts.get(level), y, size);
      fft.inverse(y.re, y.im, scratch.re, scratch.im, 1);
      long to = begin + size + path.delay();
      for (long at = 0; at < size; at += STRETCH) {
        int n = (int) Math.min(STRETCH, size - at);
        ArrayCopies.read(y.re, 8 * at, 0, row, 0, 1, n);
        ArrayCopies.read(y.im, 8 * at, 0, row, STRETCH, 1, n);
        for (int i = 0; i < n; i++) {
          add(to + 2 * (at + i), row[i]);
          add(to + 2 * (at + i) + 1, row[STRETCH + i]);
        }
      }
    }

    private void multiply(MemorySegment x, MemorySegment h, Buffer y, long half) {
      double lowest = real(x, 0) * real(h, 0);
      double highest = real(x, half) * real(h, half);
      for (long k = 0; k < half; k += Bins.SPAN) {
        int n = (int) Math.min(Bins.SPAN, half - k);
        Bins.multiply(x, h, y.whole, 8 * k, 8 * half, n, warmUp.vectorsAreFaster());
      }
      // Bin 0 and the Nyquist bin are real and share one complex number.
      y.re.set(ValueLayout.JAVA_DOUBLE, 0, lowest);
      y.im.set(ValueLayout.JAVA_DOUBLE, 0, highest);
    }

    private static double real(MemorySegment spectrum, long index) {
      return spectrum.getAtIndex(ValueLayout.JAVA_DOUBLE, index);
    }
  }
}
