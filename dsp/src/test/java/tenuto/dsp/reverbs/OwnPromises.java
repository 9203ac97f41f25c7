package tenuto.dsp.reverbs;

import static tenuto.dsp.contract.Promise.samples;

import java.util.Map;
import java.util.stream.LongStream;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  @Override
  public Map<String, Promise> promises() {
    return Map.ofEntries(
        Map.entry("Reverb", ringing(300)),
        Map.entry("Plate", ringing(300)),
        Map.entry("Spring", ringing(300)),
        Map.entry("ConvolutionReverb", convolved(10)));
  }

  /** As long as the shortest and so many ms; a NaN is heard at once. */
  private static Promise ringing(double ms) {
    return new Promise.OfOne(
        lengths -> LongStream.of(lengths).min().orElseThrow() + samples(ms),
        (which, at) -> at,
        Promise.ALL_AROUND);
  }

  /** As long as the sound and the longest of its responses together, and so many ms. */
  private static Promise convolved(double ms) {
    return new Promise.OfOne(
        lengths -> {
          long longest = LongStream.of(lengths).skip(1).max().orElseThrow();
          return lengths[0] == 0 || longest == 0 ? 0 : lengths[0] + longest - 1 + samples(ms);
        },
        (which, at) -> at,
        Promise.ALL_AROUND);
  }
}
