package tenuto.dsp;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import java.util.function.Supplier;
import tenuto.engine.Block;
import tenuto.engine.Filter;
import tenuto.engine.Reader;
import tenuto.engine.Workspace;

/**
 * The convolution of a signal with an impulse response, y[i] = Σ h[k]·x[i−k], {@link #delay}
 * samples late: the signal is worked on in stretches of so many samples, counted from its sample 0.
 *
 * <p>Each stretch is padded with zeros, its spectrum multiplied by the response's, and what rings
 * beyond its end is added to the next ones (overlap-add; T. Stockham, "High-speed convolution and
 * correlation", 1966). Nobody hears how late an offline render is, so stretches are as long as is
 * cheapest: about three times the response. Only a response of more than some 5 million samples is
 * cut into parts of 2<sup>23</sup>, each multiplied with the spectrum of a stretch that came
 * earlier. Against the sum itself the error is some 1e-16 of the peak times log₂ of the length. A
 * stretch of zeros costs nothing.
 *
 * <p>A class rather than a record only because the spectra are computed once; the response's
 * identity is its text.
 */
public final class Convolution implements Filter {
  /** A transform's most samples: two buffers and the response take 384 MiB then. */
  private static final int MOST_BITS = 24;

  /** Shorter transforms are no cheaper for a sample. */
  private static final int CHEAPEST_BITS = 14;

  private static final int LEAST_BITS = 8;

  /** Stretches are whole groups in the even and in the odd samples. */
  private static final int GRID = 2 * Block.GROUP;

  private final String text;
  private final Supplier<Workspace> workspaces;
  private final long half;
  private final int stretch;
  private final Room room;
  private final Start start;
  private final RealFft fft;

  /** The spectra of the response's parts, real parts and then imaginary parts. */
  private final MemorySegment[] parts;

  private Convolution(
      String text, Reader response, int bits, long stretch, Supplier<Workspace> workspaces) {
    this(text, response, bits, stretch, workspaces, new Start());
  }

  /**
   * @param bits a transform has 2 to this samples
   * @param stretch how many of them are new, at least half; a response is cut into parts as long
   */
  Convolution(
      String text,
      Reader response,
      int bits,
      long stretch,
      Supplier<Workspace> workspaces,
      Start start) {
    this.text = text;
    this.workspaces = workspaces;
    this.start = start;
    this.stretch = (int) stretch;
    half = 1L << (bits - 1);
    room = Room.in(workspaces.get());
    fft = new RealFft(bits, start, room.arena());
    parts = new MemorySegment[(int) Math.ceilDiv(response.length(), stretch)];
    try (Workspace work = workspaces.get()) {
      Buffer scratch = Buffer.in(work.arena().allocate(16 * half, 64), half);
      Block block = new Block(work.arena().allocate(8L * READ, 64), 0);
      for (int i = 0; i < parts.length; i++) {
        parts[i] = room.allocate(2 * half);
        Buffer part = Buffer.in(parts[i], half);
        long begin = i * stretch;
        long end = Math.min(response.length(), begin + stretch);
        for (long at = begin; at < end; at += READ) {
          int n = (int) Math.min(READ, end - at);
          response.read(at, block, 0, n);
          block.silence(n, n % 2);
          Interleaving.part(
              block.memory(), 0, part.re, part.im, 4 * (at - begin), (n + 1) / 2, vectors());
        }
        fft.forward(part.re, part.im, scratch.re, scratch.im, 0.5 / half);
      }
    }
  }

  /** Samples of the response read at a time. */
  private static final int READ = 8192;

  /**
   * The convolution with a response, which is read here and now.
   *
   * @param identity of the response: convolutions are equal if it is
   * @param response at least one sample, read onward
   * @param length of the signal that is to be convolved: the result does not depend on it, the cost
   *     does
   * @param workspaces give memory for the response's spectra, and for the work of each reader
   */
  public static Convolution of(
      String identity, Reader response, long length, Supplier<Workspace> workspaces) {
    long taps = response.length();
    String text = "Convolution[response=" + identity + ", length=" + length + "]";
    if (taps > 1L << (MOST_BITS - 1)) {
      return new Convolution(text, response, MOST_BITS, 1L << (MOST_BITS - 1), workspaces);
    }
    int cheapest = Math.max(CHEAPEST_BITS, bitsFor(3 * taps));
    int bits = Math.min(MOST_BITS, Math.min(cheapest, bitsFor(length + taps)));
    bits = Math.max(bits, Math.max(LEAST_BITS, bitsFor(2 * taps)));
    long stretch = ((1L << bits) - taps + 1) & -GRID;
    return new Convolution(text, response, bits, stretch, workspaces);
  }

  /** The least b with 2<sup>b</sup> at least {@code samples}. */
  private static int bitsFor(long samples) {
    return 64 - Long.numberOfLeadingZeros(samples - 1);
  }

  /** By how many samples the result is late. */
  public long delay() {
    return stretch;
  }

  @Override
  public State begin() {
    return new Stretches();
  }

  @Override
  public String toString() {
    return text;
  }

  private boolean vectors() {
    return start.vectors();
  }

  /** Even and odd samples, or real and imaginary parts of bins. */
  private record Buffer(MemorySegment whole, MemorySegment re, MemorySegment im) {
    static Buffer in(MemorySegment memory, long half) {
      return new Buffer(memory, memory.asSlice(0, 8 * half), memory.asSlice(8 * half, 8 * half));
    }
  }

  private final class Stretches implements State {
    private final Room memory = Room.in(workspaces.get());

    /**
     * The last stretches' spectra, one for each part; the next stretch is gathered in the oldest.
     */
    private final Buffer[] spectra = new Buffer[parts.length];

    private final boolean[] sounds = new boolean[parts.length];

    /** The convolution of the last stretch. */
    private final Buffer result = Buffer.in(memory.allocate(2 * half), half);

    /** What rings beyond it. */
    private final int ringing = (int) (2 * half - stretch) / 2;

    private final MemorySegment ringRe = memory.allocate(ringing);
    private final MemorySegment ringIm = memory.allocate(ringing);
    private final MemorySegment zeros = memory.allocate(Bins.STRETCH);
    private int current;
    private int position;

    Stretches() {
      for (int i = 0; i < spectra.length; i++) {
        spectra[i] = Buffer.in(memory.allocate(2 * half), half);
      }
    }

    @Override
    public void apply(Block in, Block out, int n) {
      try {
        for (int done = 0; done < n; ) {
          if (position == stretch) {
            convolve();
            current = (current + 1) % spectra.length;
            sounds[current] = false;
            position = 0;
          }
          int now = Math.min(n - done, stretch - position);
          long from = in.offset() + 8L * done;
          sounds[current] |= sounds(in.memory(), from, from + 8L * now);
          Buffer x = spectra[current];
          boolean vectors = vectors();
          Interleaving.part(in.memory(), from, x.re, x.im, 4L * position, now / 2, vectors);
          long to = out.offset() + 8L * done;
          Interleaving.join(
              result.re, result.im, 4L * position, out.memory(), to, now / 2, vectors);
          position += now;
          done += now;
        }
      } finally {
        Reference.reachabilityFence(memory);
        Reference.reachabilityFence(room);
      }
    }

    private boolean sounds(MemorySegment samples, long from, long to) {
      for (long at = from; at < to; at += zeros.byteSize()) {
        long end = Math.min(to, at + zeros.byteSize());
        if (MemorySegment.mismatch(samples, at, end, zeros, 0, end - at) >= 0) {
          return true;
        }
      }
      return false;
    }

    private void convolve() {
      Buffer x = spectra[current];
      long begin = 4L * stretch;
      x.re.asSlice(begin).fill((byte) 0);
      x.im.asSlice(begin).fill((byte) 0);
      if (sounds[current]) {
        fft.forward(x.re, x.im, result.re, result.im, 1);
      }
      if (multiply()) {
        // The oldest spectrum is needed no more.
        Buffer scratch = spectra[(current + 1) % spectra.length];
        fft.inverse(result.re, result.im, scratch.re, scratch.im, 1);
      } else {
        result.whole.fill((byte) 0);
      }
      Bins.add(result.re, ringRe, ringing, vectors());
      Bins.add(result.im, ringIm, ringing, vectors());
      MemorySegment.copy(result.re, begin, ringRe, 0, 8L * ringing);
      MemorySegment.copy(result.im, begin, ringIm, 0, 8L * ringing);
    }

    /** Sums the products of spectra and parts; false if there are none. */
    private boolean multiply() {
      boolean vectors = vectors();
      boolean any = false;
      double lowest = 0;
      double highest = 0;
      for (long k = 0; k < half; k += Bins.STRETCH) {
        int n = (int) Math.min(Bins.STRETCH, half - k);
        any = false;
        for (int i = 0; i < parts.length; i++) {
          int age = Math.floorMod(current - i, parts.length);
          if (sounds[age]) {
            MemorySegment x = spectra[age].whole;
            MemorySegment y = result.whole;
            if (k == 0) {
              lowest = Math.fma(real(x, 0), real(parts[i], 0), lowest);
              highest = Math.fma(real(x, half), real(parts[i], half), highest);
            }
            Bins.multiply(x, parts[i], y, 8 * k, 8 * half, n, any, vectors);
            any = true;
          }
        }
      }
      if (any) {
        // Bin 0 and the Nyquist bin are real and share a place.
        result.re.set(ValueLayout.JAVA_DOUBLE, 0, lowest);
        result.im.set(ValueLayout.JAVA_DOUBLE, 0, highest);
      }
      return any;
    }

    private static double real(MemorySegment spectrum, long index) {
      return spectrum.getAtIndex(ValueLayout.JAVA_DOUBLE, index);
    }
  }
}
