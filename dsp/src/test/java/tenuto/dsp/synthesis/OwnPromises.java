package tenuto.dsp.synthesis;

import static tenuto.dsp.contract.Promise.one;
import static tenuto.dsp.contract.Promise.samples;

import java.util.Map;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  @Override
  public Map<String, Promise> promises() {
    return Map.ofEntries(
        Map.entry(
            "WavetableOsc",
            one(
                lengths -> samples(500),
                (which, at) -> which == 1 || which == 2 ? Promise.EVERYWHERE : at)),
        Map.entry("FMOperator", one(lengths -> samples(500), (which, at) -> at)),
        Map.entry("FMVoice", one(lengths -> samples(500), (which, at) -> at)),
        Map.entry("Modes", one(lengths -> lengths[0] + samples(300), (which, at) -> at + 1)),
        Map.entry("Pluck", one(lengths -> samples(500), (which, at) -> at)),
        Map.entry("WaveguideString", one(lengths -> samples(500), (which, at) -> at)),
        Map.entry("Additive", one(lengths -> samples(500), (which, at) -> at)));
  }
}
