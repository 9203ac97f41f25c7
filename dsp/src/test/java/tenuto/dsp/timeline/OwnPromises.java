package tenuto.dsp.timeline;

import static tenuto.dsp.contract.Promise.one;
import static tenuto.dsp.contract.Promise.samples;
import static tenuto.dsp.contract.Promise.several;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  /** The first sample of a cosine of 440 Hz that is below zero. */
  private static final int QUARTER_CYCLE = samples(1000.0 / 440 / 4) + 1;

  @Override
  public Map<String, Promise> promises() {
    return Map.ofEntries(
        Map.entry(
            "Concatenate",
            one(
                lengths -> LongStream.of(lengths).sum(),
                (which, at) -> which == 0 ? at : at + samples(500))),
        Map.entry(
            "Cut",
            one(
                lengths ->
                    Math.clamp(lengths[0] - 1 - samples(100), 0, samples(600) - samples(100)),
                (which, at) -> at - samples(100))),
        Map.entry("Reverse", one(lengths -> lengths[0], (which, at) -> samples(1000) - 1 - at)),
        Map.entry(
            "Trim",
            one(
                lengths -> Math.max(0, lengths[0] - samples(50) - 1),
                (which, at) -> at - samples(50) - 1)),
        Map.entry(
            "Pad", one(lengths -> lengths[0] + 3 * samples(100), (which, at) -> at + samples(100))),
        Map.entry(
            "RTrim",
            one(
                lengths -> lengths[0] < 2 ? 0 : Math.min(lengths[0], samples(500)),
                (which, at) -> at)),
        Map.entry(
            "FirstCross",
            one(
                lengths -> Math.max(0, lengths[0] - QUARTER_CYCLE),
                (which, at) -> at - QUARTER_CYCLE)),
        Map.entry(
            "Crossfade",
            one(
                lengths ->
                    lengths[0]
                        + lengths[1]
                        - Math.min(samples(200), Math.min(lengths[0], lengths[1])),
                (which, at) -> which == 0 ? at : at + samples(500) - samples(200))),
        Map.entry(
            "Loop",
            new Promise.OfOne(
                lengths -> samples(900), (which, at) -> at, Promise.ALL_AROUND)), // again and again
        Map.entry("Granulate", several(lengths -> grains(lengths[0]), OwnPromises::inGrain)),
        Map.entry("CrossFadeSplit", several(lengths -> grains(lengths[0]), OwnPromises::inGrain)),
        Map.entry("Blockulate", several(lengths -> blocks(lengths[0]), OwnPromises::inGrain)),
        Map.entry(
            "MatchLengths",
            several(
                lengths ->
                    Collections.nCopies(lengths.length, LongStream.of(lengths).min().orElseThrow()),
                (result, which, at) -> result == which ? at : Promise.NOWHERE)),
        Map.entry(
            "Collapse",
            several(
                lengths ->
                    lengths[0] == lengths[1]
                        ? List.of(lengths[0] + samples(250.5))
                        : List.of(lengths[0], lengths[1]),
                null)));
  }

  /** Grains of 100 ms, each beginning in the middle of the one before. */
  private static List<Long> grains(long length) {
    int half = samples(100) / 2;
    List<Long> lengths = new ArrayList<>();
    for (long begin = 0; begin < length; begin += half) {
      lengths.add(Math.min(2L * half, length - begin));
      if (begin + 2 * half >= length) {
        break;
      }
    }
    return lengths;
  }

  /** As many whole ones as there are. */
  private static List<Long> blocks(long length) {
    long half = samples(100) / 2;
    return Collections.nCopies((int) Math.max(0, length / half - 1), 2 * half);
  }

  private static int inGrain(int result, int which, int at) {
    int half = samples(100) / 2;
    int place = at - result * half;
    return place >= 0 && place < 2 * half ? place : Promise.NOWHERE;
  }
}
