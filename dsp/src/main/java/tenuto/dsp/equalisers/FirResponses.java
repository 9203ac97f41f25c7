package tenuto.dsp.equalisers;

import java.util.LinkedHashMap;
import java.util.Map;
import tenuto.dsp.word.WordContext;

/** A cache of the responses that a run used last, as all channels of a sound use the same. */
final class FirResponses {
  private static final int KEPT = 8;

  private enum Key {
    ONLY
  }

  private final Map<FirDesign.Asked, FirResponse> last =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<FirDesign.Asked, FirResponse> eldest) {
          return size() > KEPT;
        }
      };

  private FirResponses() {}

  static FirResponses of(WordContext context) {
    return context.once(Key.ONLY, key -> new FirResponses());
  }

  synchronized FirResponse of(FirDesign.Asked asked) {
    return last.computeIfAbsent(asked, FirResponse::new);
  }
}
