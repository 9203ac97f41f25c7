package tenuto.dsp.spectra;

import static tenuto.dsp.contract.Promise.one;
import static tenuto.dsp.contract.Promise.several;

import java.util.Collections;
import java.util.Map;
import java.util.stream.LongStream;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  @Override
  public Map<String, Promise> promises() {
    return Map.ofEntries(
        Map.entry(
            "PolarJoin",
            one(lengths -> 2 * LongStream.of(lengths).max().orElseThrow(), (which, at) -> 2 * at)),
        Map.entry(
            "PolarSplit",
            several(
                lengths -> Collections.nCopies(2, (lengths[0] + 1) / 2),
                (result, which, at) -> at / 2)),
        Map.entry(
            "RectangularJoin",
            one(
                lengths -> 2 * LongStream.of(lengths).max().orElseThrow(),
                (which, at) -> 2 * at + which)),
        Map.entry(
            "RectangularSplit",
            several(
                lengths -> Collections.nCopies(2, (lengths[0] + 1) / 2),
                (result, which, at) -> result == at % 2 ? at / 2 : Promise.NOWHERE)),
        Map.entry(
            "TimeDomain",
            one(
                lengths ->
                    lengths[0] == Promises.powerOfTwo(lengths[0]) ? lengths[0] : Promise.FAILS,
                (which, at) -> Promise.EVERYWHERE)));
  }
}
