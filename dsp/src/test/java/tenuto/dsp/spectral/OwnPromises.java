package tenuto.dsp.spectral;

import static tenuto.dsp.contract.Promise.one;
import static tenuto.dsp.contract.Promise.samples;
import static tenuto.dsp.contract.Promise.several;

import java.util.Collections;
import java.util.Map;
import java.util.stream.LongStream;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths and places of a NaN that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  private static final int SIZE = 1024;
  private static final int HOP = 256;
  private static final int ROW = SIZE + 2;

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
                (which, at) -> Promise.EVERYWHERE)),
        Map.entry(
            "SpectralMorph",
            new Promise.OfOne(
                lengths -> Math.min(lengths[0], lengths[1]),
                (which, at) -> at,
                Promise.ALL_AROUND)),
        Map.entry("SpectralFreeze", longer(100)),
        Map.entry("SpectralBlur", longer(200)),
        Map.entry("SpectralDelay", longer(300)),
        Map.entry(
            "HarmonicPercussive",
            several(lengths -> Collections.nCopies(2, lengths[0]), null)), // both, all around
        Map.entry(
            "ShortTimeSpectra",
            new Promise.OfOne(
                lengths -> lengths[0] == 0 ? 0 : (lengths[0] - 1 + SIZE) / HOP * ROW,
                (which, at) -> at / HOP * ROW,
                SIZE / HOP * ROW + 8)),
        Map.entry(
            "ShortTimeSignal",
            new Promise.OfOne(lengths -> 2000, (which, at) -> 500, Promise.ALL_AROUND)));
  }

  /** By a tail. */
  private static Promise longer(double ms) {
    return new Promise.OfOne(
        lengths -> lengths[0] + samples(ms), (which, at) -> at, Promise.ALL_AROUND);
  }
}
