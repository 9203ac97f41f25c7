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
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Reader;

/**
 * A signal that feeds back into itself through impulse responses: y[i] = x[i] + Σ h[m]·y[i − delay
 * − m], over all responses h.
 *
 * <p>The first {@value #HEAD} samples of a response are convolved directly; the rest is divided
 * into parts, each twice as long as the one before, and a part is convolved by FFT as soon as y has
 * that many new samples, which is always in time (W. Gardner, "Efficient convolution without
 * input-output delay", 1995). So the cost per sample grows with the square of the logarithm of the
 * response's length.
 *
 * <p>As in Sonic Field a sample feeds a response only if the whole response to it but its last
 * sample still fits into the result, and no response that comes after one which does not fit.
 *
 * <p>Its states read the responses, which are {@link tenuto.engine.signal.Filtered#of(Filter,
 * tenuto.engine.signal.Signal, List) given beside} the input, when they begin. It is a class
 * instead of a record only because its transforms switch to vectors one by one as these become
 * fast.
 */
public final class Resonator implements Filter {
  private static final int HEAD = 64;
  private static final int STRETCH = 512;

  private final List<Response> responses;
  private final long length;
  private final Workspaces workspaces;
  private final VectorWarmUp warmUp = new VectorWarmUp();

  /**
   * The length of a response, and the delay with which it starts.
   *
   * @param delay in samples, at least one
   */
  public record Response(long length, long delay) {}

  /** A response ready for convolution: its head, and the spectra of its parts. */
  private record Path(double[] head, List<MemorySegment> parts, long delay, long lastFed) {}

  /**
   * @param length of the signal
   * @param workspaces supply each reader's working memory
   */
  public Resonator(List<Response> responses, long length, Workspaces workspaces) {
    this.responses = List.copyOf(responses);
    this.length = length;
    this.workspaces = workspaces;
  }

  @Override
  public State begin() {
    return new Lines();
  }

  @Override
  public String toString() {
    return "Resonator[responses=%s, length=%d]".formatted(responses, length);
  }

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

  private final class Lines extends ScalarState {
    private final Workspace memory = workspaces.get();
    private final List<RealFft> transforms = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();

    /** The feedback for samples to come, by their index. */
    private Ring coming;

    private long position;

    @Override
    public void prepare(List<Reader> beside) {
      long most = 1;
      long reach = 0;
      for (int i = 0; i < responses.size(); i++) {
        Response response = responses.get(i);
        reach = Math.max(reach, response.delay + response.length);
        Path path = path(beside.get(i), response.delay, length - reach + 1);
        long answer = path.parts.isEmpty() ? 1 : 128L << (path.parts.size() - 1);
        most = Math.max(most, path.delay + answer + 1);
        lines.add(new Line(path));
      }
      coming = new Ring(Math.min(most, length + 1), workspaces);
    }

    private MemorySegment allocate(long doubles) {
      return memory.arena().allocate(8 * doubles, 64);
    }

    private Path path(Reader h, long delay, long lastFed) {
      List<MemorySegment> parts = new ArrayList<>();
      if (lastFed < 0) {
        return new Path(new double[0], parts, delay, lastFed); // it feeds nothing back
      }
      double[] head = new double[(int) Math.min(HEAD, h.length())];
      try (Workspace work = workspaces.get()) {
        Block block = new Block(work.arena().allocate(8L * STRETCH, 64), 0);
        h.read(0, block, 0, head.length);
        ArrayCopies.read(block.memory(), 0, 0, head, 0, 1, head.length);
        double[] row = new double[2 * STRETCH];
        for (int bits = 6; 1L << bits < h.length(); bits++) {
          long size = 1L << bits;
          Buffer part = Buffer.of(allocate(2 * size), size);
          for (long at = 0; at < size; at += STRETCH) {
            int n = (int) Math.min(STRETCH, size - at);
            h.read(size + at, block, 0, n);
            ArrayCopies.read(block.memory(), 0, 0, row, STRETCH, 1, n);
            part.writePairs(row, STRETCH, n, at);
          }
          Buffer scratch = Buffer.of(work.arena().allocate(16 * size, 64), size);
          transform(bits).forward(part.re, part.im, scratch.re, scratch.im, 0.5 / size);
          parts.add(part.whole);
        }
      }
      return new Path(head, parts, delay, lastFed);
    }

    /** The transform of 2·2<sup>bits</sup> samples. */
    private RealFft transform(int bits) {
      while (transforms.size() <= bits - 6) {
        transforms.add(new RealFft(7 + transforms.size(), warmUp, memory.arena()));
      }
      return transforms.get(bits - 6);
    }

    @Override
    public void close() {
      memory.close();
      lines.forEach(line -> line.fed.close());
      if (coming != null) {
        coming.close();
      }
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
      private final Path path;
      private final double[] recent = new double[2 * HEAD];
      private final Ring fed;
      private final List<Buffer> signals = new ArrayList<>();
      private final List<Buffer> products = new ArrayList<>();
      private final Buffer scratch;
      private final double[] row = new double[2 * STRETCH];

      Line(Path path) {
        this.path = path;
        int levels = path.parts.size();
        long top = levels == 0 ? 0 : (long) HEAD << (levels - 1);
        fed = new Ring(top, workspaces);
        MemorySegment signal = allocate(Math.max(1, 2 * top));
        MemorySegment product = allocate(Math.max(1, 2 * top));
        scratch = Buffer.of(allocate(Math.max(1, 2 * top)), top);
        for (int level = 0; level < levels; level++) {
          long size = (long) HEAD << level;
          signals.add(Buffer.of(signal, size));
          products.add(Buffer.of(product, size));
        }
      }

      void feed(double y) {
        double heard = position <= path.lastFed ? y : 0;
        int newest = HEAD - 1 - (int) (position & (HEAD - 1));
        recent[newest] = heard;
        recent[newest + HEAD] = heard;
        double sum = 0;
        for (int m = 0; m < path.head.length; m++) {
          sum += path.head[m] * recent[newest + m];
        }
        add(position + path.delay, sum);
        if (!path.parts.isEmpty()) {
          fed.set(position, heard);
          for (int level = 0; level < path.parts.size(); level++) {
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
        multiply(x.whole, path.parts.get(level), y, size);
        fft.inverse(y.re, y.im, scratch.re, scratch.im, 1);
        long to = begin + size + path.delay;
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
          Bins.multiply(x, h, y.whole, 8 * k, 8 * half, n, false, warmUp.vectorsAreFaster());
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
}
