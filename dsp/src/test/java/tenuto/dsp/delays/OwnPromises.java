package tenuto.dsp.delays;

import static tenuto.dsp.contract.Promise.samples;

import java.util.Map;
import java.util.stream.LongStream;
import tenuto.dsp.contract.Kits;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  @Override
  public Map<String, Promise> promises() {
    return Map.ofEntries(
        Map.entry("Delay", ringing(300)),
        Map.entry("PingPong", ringing(300)),
        Map.entry("MultiTap", ringing(200)),
        Map.entry("Vibrato", wavering(6, 40)));
  }

  /** As long as the shortest and so many ms; a NaN is heard at once. */
  private static Promise ringing(double ms) {
    return new Promise.OfOne(
        lengths -> LongStream.of(lengths).min().orElseThrow() + samples(ms),
        (which, at) -> at,
        Promise.ALL_AROUND);
  }

  /** A NaN is heard where the sound has wavered to, as the delay is −A·sin 2πft there. */
  private static Promise wavering(double hz, double cents) {
    double turn = 2 * Math.PI * hz / Kits.RATE;
    double wide = (Math.pow(2, cents / 1200) - 1) / turn;
    return new Promise.OfOne(
        lengths -> LongStream.of(lengths).min().orElseThrow(),
        (which, at) -> (int) Math.round(at - wide * Math.sin(turn * at)),
        Promise.ALL_AROUND);
  }
}
