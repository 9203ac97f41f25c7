package tenuto.dsp.stretching;

import java.util.Map;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths and places of a NaN that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  @Override
  public Map<String, Promise> promises() {
    return Map.of(
        "TimeStretch",
        times(1.5),
        "WSOLA",
        pieces(1.5, 1353),
        "TempoWarp",
        warped(),
        "LoopAtTempo",
        looped());
  }

  /** A beat of 400 ms that becomes 500, for 900 ms. */
  private static Promise looped() {
    return new Promise.OfOne(
        lengths -> {
          double ratio = (double) Promise.samples(500) / lengths[0];
          return ratio >= 0.25 && ratio <= 4 ? Promise.samples(900) : Promise.FAILS;
        },
        (which, at) -> (int) (at * 1.25),
        Promise.ALL_AROUND);
  }

  private static Promise times(double ratio) {
    return new Promise.OfOne(
        lengths -> (long) Math.rint(lengths[0] * ratio),
        (which, at) -> (int) (at * ratio),
        Promise.ALL_AROUND);
  }

  /** From 100 ms to 150, and on at 1.15. */
  private static Promise warped() {
    int corner = Promise.samples(100);
    return new Promise.OfOne(
        lengths -> (long) Math.rint(later(lengths[0], corner)),
        (which, at) -> (int) later(at, corner),
        Promise.ALL_AROUND);
  }

  private static double later(long at, int corner) {
    return Math.min(at, corner) * 1.5 + Math.max(0, at - corner) * 1.15;
  }

  /** Of pieces that are as long as before, the one with the NaN comes so much later. */
  private static Promise pieces(double ratio, int later) {
    return new Promise.OfOne(
        lengths -> (long) Math.rint(lengths[0] * ratio),
        (which, at) -> at + later,
        Promise.ALL_AROUND);
  }
}
