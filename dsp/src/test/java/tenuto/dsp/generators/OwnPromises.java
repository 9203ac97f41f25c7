package tenuto.dsp.generators;

import static tenuto.dsp.contract.Promise.one;
import static tenuto.dsp.contract.Promise.samples;

import java.util.Map;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  /** The samples around a place that are read. */
  private static final int NEAR = 32;

  @Override
  public Map<String, Promise> promises() {
    return Map.ofEntries(
        Map.entry("Generate", new Promise.OfOne(lengths -> samples(500), (which, at) -> at, NEAR)),
        Map.entry("ShapedSinWave", one(lengths -> lengths[0], (which, at) -> at + 1)));
  }
}
