package tenuto.dsp.resonators;

import static tenuto.dsp.contract.Promise.samples;

import java.util.Map;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  @Override
  public Map<String, Promise> promises() {
    // They sound on for 100 ms.
    Promise rings =
        new Promise.OfOne(
            lengths -> lengths[0] + samples(100), (which, at) -> at, Promise.ALL_AROUND);
    return Map.ofEntries(
        Map.entry("CombFilter", rings),
        Map.entry("SchroederAllPass", rings),
        Map.entry(
            "Resonate",
            new Promise.OfOne(
                lengths -> lengths[0],
                (which, at) -> which == 0 ? at : at + samples(5),
                Promise.ALL_AROUND)));
  }
}
