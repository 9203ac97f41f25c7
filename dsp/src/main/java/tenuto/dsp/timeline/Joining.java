package tenuto.dsp.timeline;

import java.util.List;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Units;
import tenuto.engine.Gathered;
import tenuto.engine.Require;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/** Words that let one signal go over into another. */
public final class Joining {
  private Joining() {}

  @Operator(
      value =
          "Two signals one after the other, the second fading in while the first fades out; a"
              + " cross-fade is at most as long as the shorter of them.",
      words = "Crossfade",
      example = "sf.Crossfade(sf.SineWave(500, 440), sf.SineWave(400, 660), 200)",
      own = true,
      chain = {"acrossfade", "splice"},
      find = {"join", "transition"},
      see = {"Concatenate", "Fade", "CrossFadeSplit"},
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal crossfade(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In("the signal that follows") Signal next,
      @In(value = "length of the cross-fade in ms, 0 and up", otherwise = "1000") double ms,
      @In(
              value =
                  "power (the power of both is constant), linear or smooth (their sum is, without"
                      + " corners)",
              otherwise = "power")
          String shape) {
    Crossfade.Shape weights = Crossfade.Shape.of(shape);
    Require.that(ms >= 0, "ms", "must be 0 or more", ms);
    long overlap = Math.min(Times.samples("ms", session, ms), Math.min(x.length(), next.length()));
    long begin = x.length() - overlap;
    return Gathered.of(
        new Crossfade(begin, overlap, weights), List.of(x, next), begin + next.length());
  }
}
