package tenuto.dsp.levels;

import static tenuto.dsp.contract.Promise.one;
import static tenuto.dsp.contract.Promise.samples;
import static tenuto.dsp.contract.Promise.several;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  @Override
  public Map<String, Promise> promises() {
    Promise shorter = one(lengths -> Math.min(lengths[0], lengths[1]), (which, at) -> at);
    return Map.ofEntries(
        Map.entry("Multiply", shorter),
        Map.entry("Divide", shorter),
        Map.entry(
            "MixAt",
            one(
                lengths -> Math.max(lengths[0], lengths[1] + samples(250.5)),
                (which, at) -> which == 0 ? at : at + samples(250.5))),
        Map.entry(
            "NormalisePeak",
            several(
                lengths -> LongStream.of(lengths).boxed().toList(),
                (result, which, at) -> result == which ? at : Promise.NOWHERE)),
        Map.entry(
            "TrimSilence",
            several(
                lengths ->
                    List.of(Math.max(0, Math.min(lengths[0], samples(550)) - samples(50) - 1)),
                (result, which, at) -> at - samples(50) - 1)));
  }
}
