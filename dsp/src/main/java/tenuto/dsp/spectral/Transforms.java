package tenuto.dsp.spectral;

import java.lang.foreign.Arena;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;

/**
 * Shared by all transforms of a run: their tables, as a reverb needs hundreds of one size, and the
 * measured speed of vectors. The tables grow with the square root of a size.
 */
final class Transforms {
  private final VectorWarmUp warmUp;
  private final Map<Long, Spectrum> spectra = new ConcurrentHashMap<>();

  private final Session session;

  private Transforms(Session session) {
    this.session = session;
    this.warmUp = session.work().warmup(VectorWarmUp.class, VectorWarmUp::new);
  }

  private enum Key {
    ONLY
  }

  static Transforms of(WordContext context) {
    return context.once(Key.ONLY, key -> new Transforms(context.session()));
  }

  /** The transform for spectra of {@code size} values, see {@link Spectrum#ofSize}. */
  Spectrum spectrum(long size) {
    return spectra.computeIfAbsent(
        size, it -> Spectrum.ofSize(it, warmUp, Arena.ofAuto(), session.work()::requireGoing));
  }
}
