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

/** A {@link Convolution} on its way through a signal, and the memory that it works in. */
final class ConvolvedStretches implements Filter.State {
  /** Samples of the response read at a time. */
  private static final int READ = 8192;

  private final Convolution convolution;
  private final Session session;
  private final Workspace memory;
  private final int stretch;
  private final long half;
  private final int ahead;
  private RealFft fft;

  /** The spectra of the response's parts, real parts and then imaginary parts. */
  private final MemorySegment[] response;

  /**
   * The last stretches' spectra, one for each part of the response, and one more for each that the
   * background works on; the next stretch is gathered in the oldest.
   */
  private final Buffer[] spectra;

  private final boolean[] sounds;

  /** Stretches in the background, in their order. */
  private final Deque<Begun> begun = new ArrayDeque<>();

  /** Where the next convolutions of stretches go. */
  private final Deque<Buffer> free = new ArrayDeque<>();

  /** The convolution of a stretch that is being given out. */
  private Buffer heard;

  /** What rings beyond the stretch given out last. */
  private final int ringing;

  private MemorySegment ringRe;
  private MemorySegment ringIm;
  private MemorySegment zeros;

  private volatile boolean closed;
  private int current;
  private int position;

  /**
   * A stretch that is being convolved.
   *
   * @param end waits for it; if it has failed, that is reported once
   */
  private record Begun(Runnable end, Buffer convolved) {}

  ConvolvedStretches(Convolution convolution, Session session) {
    this.convolution = convolution;
    this.session = session;
    memory = session.memory().workspace();
    stretch = convolution.stretch();
    half = convolution.half();
    ahead = convolution.ahead();
    response = new MemorySegment[convolution.parts()];
    spectra = new Buffer[response.length + ahead];
    sounds = new boolean[spectra.length];
    ringing = (int) (2 * half - stretch) / 2;
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
    Buffer scratch = spectra[0]; // the first stretch will be written over it
    boolean vectors = convolution.vectorsAreFaster();
    for (int i = 0; i < response.length; i++) {
      Buffer part = buffer();
      response[i] = part.whole();
      long begin = (long) i * stretch;
      long end = Math.min(samples.length(), begin + stretch);
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
      if (position == stretch) {
        turn();
      }
      int now = Math.min(n - done, stretch - position);
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

  /** Goes on to the next stretch. */
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
    long begin = 4L * stretch;
    x.re().asSlice(begin).fill((byte) 0);
    x.im().asSlice(begin).fill((byte) 0);
    if (sounds[gathered]) {
      fft.forward(x.re(), x.im(), next.re(), next.im(), 1);
    }
    if (multiply(gathered, next)) {
      Buffer scratch = spectra[age(gathered, response.length - 1)]; // needed no more
      fft.inverse(next.re(), next.im(), scratch.re(), scratch.im(), 1);
    } else {
      next.whole().fill((byte) 0);
    }
  }

  /** Lets the stretch before ring into the one to be given out. */
  private void ring() {
    boolean vectors = convolution.vectorsAreFaster();
    Bins.add(heard.re(), ringRe, ringing, vectors);
    Bins.add(heard.im(), ringIm, ringing, vectors);
    MemorySegment.copy(heard.re(), 4L * stretch, ringRe, 0, 8L * ringing);
    MemorySegment.copy(heard.im(), 4L * stretch, ringIm, 0, 8L * ringing);
  }

  /** Waits for what goes on in the background, as it works in this memory. */
  @Override
  public void close() {
    closed = true;
    try {
      end();
    } finally {
      memory.close();
    }
  }

  /** Waits for each, whatever became of those before. */
  private void end() {
    if (!begun.isEmpty()) {
      try {
        begun.remove().end.run();
      } finally {
        end();
      }
    }
  }

  /** Where the spectrum of the stretch is that came that many before {@code gathered}. */
  private int age(int gathered, int before) {
    return Math.floorMod(gathered - before, spectra.length);
  }

  /** Sums the products of spectra and parts; false if there are none. */
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
      // Bin 0 and the Nyquist bin are real and share a place.
      next.re().set(ValueLayout.JAVA_DOUBLE, 0, lowest);
      next.im().set(ValueLayout.JAVA_DOUBLE, 0, highest);
    }
    return any;
  }

  private static double real(MemorySegment spectrum, long index) {
    return spectrum.getAtIndex(ValueLayout.JAVA_DOUBLE, index);
  }
}
