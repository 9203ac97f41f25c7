package tenuto.dsp;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import tenuto.dsp.Convolution.Buffer;
import tenuto.engine.Block;
import tenuto.engine.Filter;
import tenuto.engine.Session;

/** A {@link Convolution} on its way through a signal. */
final class ConvolvedStretches implements Filter.State {
  private final Convolution convolution;
  private final Session session;
  private final Room memory;
  private final int stretch;
  private final long half;

  /**
   * The last stretches' spectra, one for each part of the response, and in the background's case
   * one more; the next stretch is gathered in the oldest.
   */
  private final Buffer[] spectra;

  private final boolean[] sounds;

  /** Where the next convolution of a stretch goes. */
  private Buffer next;

  /** The convolution of a stretch that is being given out. */
  private Buffer heard;

  /** What rings beyond the stretch convolved last. */
  private final int ringing;

  private final MemorySegment ringRe;
  private final MemorySegment ringIm;
  private final MemorySegment zeros;

  /** Waits for the stretch that is being convolved; null at first, and if none ever is. */
  private Runnable convolved;

  private int current;
  private int position;

  ConvolvedStretches(Convolution convolution, Session session) {
    this.convolution = convolution;
    this.session = session;
    stretch = convolution.stretch();
    half = convolution.half();
    memory = Room.in(session.workspace());
    boolean background = convolution.worksInBackground();
    spectra = new Buffer[convolution.parts() + (background ? 1 : 0)];
    for (int i = 0; i < spectra.length; i++) {
      spectra[i] = buffer();
    }
    sounds = new boolean[spectra.length];
    heard = buffer();
    next = background ? buffer() : heard;
    ringing = (int) (2 * half - stretch) / 2;
    ringRe = memory.allocate(ringing);
    ringIm = memory.allocate(ringing);
    zeros = memory.allocate(Bins.STRETCH);
  }

  private Buffer buffer() {
    return Buffer.in(memory.allocate(2 * half), half);
  }

  @Override
  public void apply(Block in, Block out, int n) {
    try {
      for (int done = 0; done < n; ) {
        if (position == stretch) {
          turn();
        }
        int now = Math.min(n - done, stretch - position);
        long from = in.offset() + 8L * done;
        sounds[current] |= sounds(in.memory(), from, from + 8L * now);
        Buffer x = spectra[current];
        boolean vectors = convolution.vectors();
        Interleaving.part(in.memory(), from, x.re(), x.im(), 4L * position, now / 2, vectors);
        long to = out.offset() + 8L * done;
        Interleaving.join(
            heard.re(), heard.im(), 4L * position, out.memory(), to, now / 2, vectors);
        position += now;
        done += now;
      }
    } finally {
      Reference.reachabilityFence(this);
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
    if (convolution.worksInBackground()) {
      if (convolved != null) {
        convolved.run();
      }
      Buffer ready = next;
      next = heard;
      heard = ready;
      convolved = session.begin(() -> convolve(gathered));
    } else {
      convolve(gathered);
    }
    current = (current + 1) % spectra.length;
    sounds[current] = false;
    position = 0;
  }

  private void convolve(int gathered) {
    try {
      Buffer x = spectra[gathered];
      long begin = 4L * stretch;
      x.re().asSlice(begin).fill((byte) 0);
      x.im().asSlice(begin).fill((byte) 0);
      if (sounds[gathered]) {
        convolution.fft().forward(x.re(), x.im(), next.re(), next.im(), 1);
      }
      if (multiply(gathered)) {
        Buffer scratch = spectra[age(gathered, convolution.parts() - 1)]; // needed no more
        convolution.fft().inverse(next.re(), next.im(), scratch.re(), scratch.im(), 1);
      } else {
        next.whole().fill((byte) 0);
      }
      boolean vectors = convolution.vectors();
      Bins.add(next.re(), ringRe, ringing, vectors);
      Bins.add(next.im(), ringIm, ringing, vectors);
      MemorySegment.copy(next.re(), begin, ringRe, 0, 8L * ringing);
      MemorySegment.copy(next.im(), begin, ringIm, 0, 8L * ringing);
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  /** Where the spectrum of the stretch lies that came so many before {@code gathered}. */
  private int age(int gathered, int before) {
    return Math.floorMod(gathered - before, spectra.length);
  }

  /** Sums the products of spectra and parts; false if there are none. */
  private boolean multiply(int gathered) {
    boolean vectors = convolution.vectors();
    boolean any = false;
    double lowest = 0;
    double highest = 0;
    for (long k = 0; k < half; k += Bins.STRETCH) {
      int n = (int) Math.min(Bins.STRETCH, half - k);
      any = false;
      for (int i = 0; i < convolution.parts(); i++) {
        int then = age(gathered, i);
        if (sounds[then]) {
          MemorySegment x = spectra[then].whole();
          MemorySegment h = convolution.part(i);
          if (k == 0) {
            lowest = Math.fma(real(x, 0), real(h, 0), lowest);
            highest = Math.fma(real(x, half), real(h, half), highest);
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
