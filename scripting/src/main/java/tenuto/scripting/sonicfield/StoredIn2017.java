package tenuto.scripting.sonicfield;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.generators.FullPulse;
import tenuto.dsp.generators.Noise;
import tenuto.dsp.generators.Sine;
import tenuto.dsp.generators.Wavetable;
import tenuto.dsp.kernel.Arithmetic;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.shaping.Threshold;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Signal;

/**
 * Which signals Sonic Field of 2017 would have stored, as the length of a product depended on it:
 * filters, shapes and words that move samples in time stored their results; oscillators, volumes,
 * and sums and products of these did not. In Tenuto hardly any word does.
 */
final class StoredIn2017 {
  /** The number of summands up to which a sum of unstored signals was not stored. */
  private static final int FEW = 16;

  /** The depth of nested sums and products that is examined; deeper ones count as stored. */
  private static final int DEEPEST = 100;

  private final Map<Signal, Boolean> known = new IdentityHashMap<>();

  private StoredIn2017() {}

  static boolean all(Signal... signals) {
    StoredIn2017 look = new StoredIn2017();
    for (Signal signal : signals) {
      if (!look.isStored(signal, 0)) {
        return false;
      }
    }
    return true;
  }

  private boolean isStored(Signal signal, int depth) {
    if (!(signal instanceof Lazy lazy) || depth > DEEPEST) {
      return true;
    }
    Boolean before = known.get(signal);
    if (before == null) {
      before = decide(lazy, depth);
      known.put(signal, before);
    }
    return before;
  }

  private boolean decide(Lazy lazy, int depth) {
    List<Signal> inputs = lazy.inputs();
    return switch (lazy.what()) {
      case Sine _, FullPulse _, Noise _, Constant _, Wavetable _ -> false;
      case Arithmetic.Clip _, Threshold _ -> true;
      case Kernel _, Arithmetic.Quotient _, Timeline.Reverse _ -> false;
      case Arithmetic.Product _ -> inputs.stream().allMatch(each -> isStored(each, depth + 1));
      case Arithmetic.Sum _, Timeline.Place _ ->
          inputs.size() > FEW || inputs.stream().anyMatch(each -> isStored(each, depth + 1));
      default -> true;
    };
  }
}
