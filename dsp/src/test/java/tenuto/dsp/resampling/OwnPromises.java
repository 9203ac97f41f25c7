package tenuto.dsp.resampling;

import java.util.Map;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  private static final double CONVERTED = 44_100 / 48_000.0;

  /** The samples that its filter looks at, generously. */
  private static final int WINDOW = 256;

  private static Promise near(Promise.Length length, Promise.Place place) {
    return new Promise.OfOne(length, place, WINDOW);
  }

  @Override
  public Map<String, Promise> promises() {
    return Map.ofEntries(
        Map.entry("DirectResample", near(lengths -> lengths[0], (which, at) -> (int) (at / 1.25))),
        Map.entry(
            "DirectRelength",
            near(lengths -> (long) (lengths[0] / 0.75), (which, at) -> (int) (at / 0.75))),
        Map.entry(
            "Resample",
            near(lengths -> lengths[1], (which, at) -> which == 0 ? at + 1 : (int) (at / 0.5))),
        Map.entry(
            "FrequencyModulate",
            near(lengths -> lengths[0], (which, at) -> which == 0 ? at : Promise.EVERYWHERE)),
        Map.entry("TimeShift", near(lengths -> lengths[0], (which, at) -> at)),
        Map.entry(
            "Varispeed",
            new Promise.OfOne(
                lengths -> (long) Math.ceil(lengths[0] / 1.25),
                (which, at) -> (int) (at / 1.25),
                WINDOW)),
        Map.entry(
            "ConvertSampleRate",
            new Promise.OfOne(
                lengths -> (long) Math.ceil(lengths[0] * CONVERTED),
                (which, at) -> (int) (at * CONVERTED),
                WINDOW)));
  }
}
