package tenuto.dsp.space;

import static tenuto.dsp.contract.Promise.samples;
import static tenuto.dsp.contract.Promise.several;

import java.util.Collections;
import java.util.Map;
import java.util.stream.LongStream;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  /** By which a NaN has come round the head, and spoilt what keeps it. */
  private static final int LATE = 64;

  @Override
  public Map<String, Promise> promises() {
    return Map.ofEntries(
        Map.entry(
            "Balance",
            several(
                lengths -> Collections.nCopies(2, Math.min(lengths[0], lengths[1])),
                (result, which, at) -> which == 2 || which == result ? at : Promise.NOWHERE)),
        Map.entry(
            "Haas",
            several(
                lengths ->
                    Collections.nCopies(
                        2, LongStream.of(lengths).min().orElseThrow() + samples(20)),
                (result, which, at) -> result == 0 ? at : at + samples(20))),
        Map.entry(
            "Binaural",
            new Promise.OfOne(lengths -> lengths[0], (which, at) -> at + LATE, Promise.ALL_AROUND)),
        Map.entry(
            "AmbisonicRotate",
            several(
                lengths ->
                    Collections.nCopies(4, LongStream.of(lengths).limit(4).min().orElseThrow()),
                (result, which, at) -> (result == 0) == (which == 0) ? at : Promise.NOWHERE)),
        Map.entry(
            "Downmix",
            several(
                lengths -> Collections.nCopies(2, LongStream.of(lengths).max().orElseThrow()),
                (result, which, at) -> which == result || which == 2 ? at : Promise.NOWHERE)),
        Map.entry(
            "Upmix",
            several(lengths -> Collections.nCopies(2, lengths[0]), (result, which, at) -> at)),
        Map.entry(
            "AmbisonicEncode",
            several(
                lengths -> Collections.nCopies(4, lengths[0]),
                (result, which, at) -> isMoved(result, which) ? at : Promise.NOWHERE)));
  }

  /** Whether W, Y, Z or X follows the signal, its azimuth or its elevation. */
  private static boolean isMoved(int result, int which) {
    return which == 0 || (which == 1 ? result % 2 == 1 : result > 0);
  }
}
