package tenuto.dsp.delays;

import java.util.Map;
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
        Map.entry("Chorus", ringing(12 + 2)),
        Map.entry("Ensemble", ringing(8 + 1.5 + 0.3)),
        // 0.6 to the 13.5th is −60 dB; the first return is not softer.
        Map.entry("Flanger", ringing((1 + 14) * (0.3 + 2))),
        Map.entry("Phaser", ringing(phaser(4, 400, 0.6))),
        Map.entry("Rotary", ringing(9.24e3 / (Math.sqrt(2) * Math.PI * 800) + 360 / 343.0, 17)),
        Map.entry("Vibrato", wavering(6, 40)));
  }

  /** As long as the sound plus this many ms; a NaN reaches the result at once. */
  private static Promise ringing(double ms) {
    return ringing(ms, 0);
  }

  private static Promise ringing(double ms, int samples) {
    long tail = (long) Math.ceil(ms / 1000 * Kits.RATE + samples);
    return new Promise.OfOne(lengths -> lengths[0] + tail, (which, at) -> at, Promise.ALL_AROUND);
  }

  /** See AllPasses: 2n + 6.9·∛n + 6.9·(g + 1)/(g − 1) times of 1/(2π·f). */
  private static double phaser(int stages, double hz, double feedback) {
    double g = Math.pow(feedback, -1.0 / stages);
    double fall = Math.log(1000);
    double times = 2 * stages + fall * Math.cbrt(stages) + fall * (g + 1) / (g - 1);
    return 1000 * times / (2 * Math.PI * hz);
  }

  /** A NaN is heard where the sound has wavered to, as the delay is −A·sin 2πft there. */
  private static Promise wavering(double hz, double cents) {
    double turn = 2 * Math.PI * hz / Kits.RATE;
    double wide = (Math.pow(2, cents / 1200) - 1) / turn;
    return new Promise.OfOne(
        lengths -> lengths[0],
        (which, at) -> (int) Math.round(at - wide * Math.sin(turn * at)),
        Promise.ALL_AROUND);
  }
}
