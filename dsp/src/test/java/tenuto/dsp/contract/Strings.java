package tenuto.dsp.contract;

import java.util.List;
import tenuto.dsp.kernel.Arithmetic;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.FeedbackLoop;
import tenuto.engine.signal.LoopTuning;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/** Feedback loops with a low-pass on the way round, as plucked strings are. */
final class Strings {
  private static final double GAIN = 0.7;
  private static final String LOW_PASS = "sf.OnePoleLowPass(sf.WhiteNoise(10), 3000)";

  private Strings() {}

  /**
   * A signal through a string.
   *
   * @param tuning of the string, or null
   */
  static Signal of(Kit kit, Signal x, LoopTuning tuning) {
    FeedbackLoop loop =
        new FeedbackLoop(List.of(x), 1000, tuning, kit.session().memory().workspaces());
    Signal past = loop.past().getFirst();
    Feed feed = Feed.signalOf("OnePoleLowPass", 0, _ -> past);
    Signal low = Mapped.of(new Arithmetic.Gain(GAIN), (Signal) kit.evaluate(LOW_PASS, feed));
    return loop.closed(List.of(Combined.of(new Arithmetic.Sum(), List.of(x, low)))).getFirst();
  }
}
