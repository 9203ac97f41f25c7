package tenuto.dsp.analysis;

import java.lang.foreign.Arena;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tenuto.dsp.fft.RealFft;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Workspaces;

/**
 * The transforms that features share, and their memory: their tables take longer to make than a
 * transform, and all switch to vectors together.
 */
final class FftTools {
  private final Workspaces workspaces;
  private final VectorWarmUp warmUp;
  private final Map<Integer, RealFft> transforms = new ConcurrentHashMap<>();

  private FftTools(Session session) {
    workspaces = session.memory().workspaces();
    warmUp = session.work().warmup(VectorWarmUp.class, VectorWarmUp::new);
  }

  private enum Key {
    ONLY
  }

  /** The tools of a run. */
  static FftTools of(WordContext context) {
    return context.once(Key.ONLY, key -> of(context.session()));
  }

  /** The tools of a single reading. */
  static FftTools of(Session session) {
    return new FftTools(session);
  }

  /** Supplies working memory. */
  Workspaces workspaces() {
    return workspaces;
  }

  /** The transform of 2<sup>bits</sup> samples. */
  RealFft fft(int bits) {
    return transforms.computeIfAbsent(bits, it -> new RealFft(it, warmUp, Arena.ofAuto()));
  }
}
