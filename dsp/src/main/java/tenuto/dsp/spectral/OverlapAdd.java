package tenuto.dsp.spectral;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import tenuto.dsp.fft.Bins;
import tenuto.dsp.fft.Interleaving;
import tenuto.dsp.fft.RealFft;
import tenuto.dsp.spectral.Convolution.Buffer;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.base.Workspace;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Reader;

/** The running state of a {@link Convolution}, and its working memory. */
final class OverlapAdd implements Filter.State {
  /** Samples of the response read at a time. */
  private static final int READ = 8192;

  private final Convolution convolution;
  private final Session session;
  private final Workspace memory;
  private final int blockLength;
  private final long half;
  private final int ahead;
  private RealFft fft;

  /** The spectra of the response's parts: real parts, then imaginary parts. */
  private final MemorySegment[] response;

  /**
   * The last blocks' spectra, one for each part of the response, and one more for each block in the
   * background; the next block is gathered in the oldest.
   */
  private final Buffer[] spectra;

  private final boolean[] sounds;

  /** Blocks in the background, in their order. */
  private final Deque<Begun> begun = new ArrayDeque<>();

  /** Free buffers for the results of the next blocks. */
  private final Deque<Buffer> free = new ArrayDeque<>();

  /** The result of the block that is being output. */
  private Buffer heard;

  /** The length of the tail of a block's result, in pairs of samples. */
  private final int ringing;

  private MemorySegment ringRe;
  private MemorySegment ringIm;
  private MemorySegment zeros;

  private volatile boolean closed;
  private int current;
  private int position;

  /**
   * A block that is being convolved.
   *
   * @param end waits for its end; throws its failure, if any, once
   */
  private record Begun(Runnable end, Buffer convolved) {}

  OverlapAdd(Convolution convolution, Session session) {
    this.convolution = convolution;
    this.session = session;
    memory = session.memory().workspaces().get();
    blockLength = convolution.blockLength();
    half = convolution.half();
    ahead = convolution.ahead();
    response = new MemorySegment[convolution.parts()];
    spectra = new Buffer[response.length + ahead];
    sounds = new boolean[spectra.length];
    ringing = (int) (2 * half - blockLength) / 2;
  }

  @Override
  public void prepare(List<Reader> beside) {
    fft = convolution.fft(memory.arena(), session.work()::requireGoing);
    for (int i = 0; i < spectra.length; i++) {
      spectra[i] = buffer();
    }
    heard = buffer();
    for (int i = 0; i < ahead; i++) {
      free.add(buffer());
    }
    ringRe = memory.arena().allocate(8L * ringing, 64);
    ringIm = memory.arena().allocate(8L * ringing, 64);
    zeros = memory.arena().allocate(8L * Bins.SPAN, 64);
    read(beside.getFirst());
  }

  private Buffer buffer() {
    return Buffer.in(memory.arena().allocate(16 * half, 64), half);
  }

  /** Transforms the parts of the response. */
  private void read(Reader samples) {
    Block block = new Block(memory.arena().allocate(8L * READ, 64), 0);
    Buffer scratch = spectra[0]; // the first block will overwrite it
    boolean vectors = convolution.vectorsAreFaster();
    for (int i = 0; i < response.length; i++) {
      Buffer part = buffer();
      response[i] = part.whole();
      long begin = (long) i * blockLength;
      long end = Math.min(samples.length(), begin + blockLength);
      for (long at = begin; at < end; at += READ) {
        session.work().requireGoing();
        int n = (int) Math.min(READ, end - at);
        samples.read(at, block, 0, n);
        block.silence(n, n % 2);
        Interleaving.part(
            block.memory(), 0, part.re(), part.im(), 4 * (at - begin), (n + 1) / 2, vectors);
      }
      fft.forward(part.re(), part.im(), scratch.re(), scratch.im(), 0.5 / half);
    }
  }

  @Override
  public void apply(Block in, Block out, int n) {
    for (int done = 0; done < n; ) {
      if (position == blockLength) {
        turn();
      }
      int now = Math.min(n - done, blockLength - position);
      long from = in.offset() + 8L * done;
      sounds[current] |= sounds(in.memory(), from, from + 8L * now);
      Buffer x = spectra[current];
      boolean vectors = convolution.vectorsAreFaster();
      Interleaving.part(in.memory(), from, x.re(), x.im(), 4L * position, now / 2, vectors);
      long to = out.offset() + 8L * done;
      Interleaving.join(heard.re(), heard.im(), 4L * position, out.memory(), to, now / 2, vectors);
      position += now;
      done += now;
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

  /** Advances to the next block. */
  private void turn() {
    int gathered = current;
    if (ahead == 0) {
      convolve(gathered, heard);
      ring();
    } else {
      if (begun.size() == ahead) {
        Begun first = begun.remove();
        first.end.run();
        free.add(heard);
        heard = first.convolved;
        ring();
      }
      Buffer next = free.remove();
      begun.add(new Begun(session.work().begin(() -> convolve(gathered, next)), next));
    }
    current = (current + 1) % spectra.length;
    sounds[current] = false;
    position = 0;
  }

  private void convolve(int gathered, Buffer next) {
    if (closed) {
      return;
    }
    Buffer x = spectra[gathered];
    long begin = 4L * blockLength;
    x.re().asSlice(begin).fill((byte) 0);
    x.im().asSlice(begin).fill((byte) 0);
    if (sounds[gathered]) {
      fft.forward(x.re(), x.im(), next.re(), next.im(), 1);
    }
    if (multiply(gathered, next)) {
      Buffer scratch = spectra[age(gathered, response.length - 1)]; // no longer needed
      fft.inverse(next.re(), next.im(), scratch.re(), scratch.im(), 1);
    } else {
      next.whole().fill((byte) 0);
    }
  }

  /** Adds the tail of the previous block to the block to be output. */
  private void ring() {
    boolean vectors = convolution.vectorsAreFaster();
    Bins.add(heard.re(), ringRe, ringing, vectors);
    Bins.add(heard.im(), ringIm, ringing, vectors);
    MemorySegment.copy(heard.re(), 4L * blockLength, ringRe, 0, 8L * ringing);
    MemorySegment.copy(heard.im(), 4L * blockLength, ringIm, 0, 8L * ringing);
  }

  /** Waits for the background, as it uses this memory. */
  @Override
  public void close() {
    closed = true;
    try {
      end();
    } finally {
      memory.close();
    }
  }

  /** Waits for each block, even if an earlier one has failed. */
  private void end() {
    if (!begun.isEmpty()) {
      try {
        begun.remove().end.run();
      } finally {
        end();
      }
    }
  }

  /** The index of the spectrum of the block that many blocks before {@code gathered}. */
  private int age(int gathered, int before) {
    return Math.floorMod(gathered - before, spectra.length);
  }

  /** Sums the products of spectra and parts; false if all blocks are silent. */
  private boolean multiply(int gathered, Buffer next) {
    boolean vectors = convolution.vectorsAreFaster();
    boolean any = false;
    double lowest = 0;
    double highest = 0;
    for (long k = 0; k < half; k += Bins.SPAN) {
      session.work().requireGoing();
      int n = (int) Math.min(Bins.SPAN, half - k);
      any = false;
      for (int i = 0; i < response.length; i++) {
        int then = age(gathered, i);
        if (sounds[then]) {
          MemorySegment x = spectra[then].whole();
          MemorySegment h = response[i];
          if (k == 0) {
            lowest = Fma.of(real(x, 0), real(h, 0), lowest);
            highest = Fma.of(real(x, half), real(h, half), highest);
          }
          Bins.multiply(x, h, next.whole(), 8 * k, 8 * half, n, any, vectors);
          any = true;
        }
      }
    }
    if (any) {
      // Bin 0 and the Nyquist bin are real and share one complex number.
      next.re().set(ValueLayout.JAVA_DOUBLE, 0, lowest);
      next.im().set(ValueLayout.JAVA_DOUBLE, 0, highest);
    }
    return any;
  }

  private static double real(MemorySegment spectrum, long index) {
    return spectrum.getAtIndex(ValueLayout.JAVA_DOUBLE, index);
  }
}
