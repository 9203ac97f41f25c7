package tenuto.dsp.stretching;

import java.util.Map;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths and places of a NaN that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  @Override
  public Map<String, Promise> promises() {
    return Map.of("TimeStretch", times(1.5));
  }

  private static Promise times(double ratio) {
    return new Promise.OfOne(
        lengths -> (long) Math.rint(lengths[0] * ratio),
        (which, at) -> (int) (at * ratio),
        Promise.ALL_AROUND);
  }
}
