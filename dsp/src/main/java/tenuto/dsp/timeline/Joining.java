package tenuto.dsp.timeline;

import java.util.List;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;

/** Words that cross-fade a signal into another, or into itself. */
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
      see = {"Concatenate", "Fade", "CrossFadeSplit", "Loop"},
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal crossfade(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In("the signal that follows") Signal next,
      @In(value = "length of the cross-fade", unit = Unit.MS, from = 0, otherwise = "1000")
          double ms,
      @In(
              value =
                  "power (the power of both is constant), linear or smooth (their sum is, without"
                      + " corners)",
              otherwise = "power")
          String shape) {
    FadeShape weights = FadeShape.ofTwo(shape);
    long overlap = Math.min(Times.samples("ms", session, ms), Math.min(x.length(), next.length()));
    long begin = x.length() - overlap;
    return Gathered.of(
        new Crossfade(begin, overlap, weights), List.of(x, next), begin + next.length());
  }

  @Operator(
      value =
          "Sustain loop, as in samplers: from toMs back to fromMs again and again, with a"
              + " cross-fade; the length and pitch of the loop stay.",
      words = "Loop",
      example = "sf.Loop(sf.SineWave(300, 440), 900, 100, 250, 20)",
      own = true,
      chain = "aloop",
      find = {"sustain", "sampler", "repeat"},
      see = {"Crossfade", "Fade", "LoopAtTempo"},
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN,
      form = Form.ALIKE)
  public static Signal loop(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(value = "start of the repeated part", unit = Unit.MS, from = 0, otherwise = "0")
          double fromMs,
      @In(
              value = "end of the repeated part; 0 = the signal's end",
              unit = Unit.MS,
              from = 0,
              otherwise = "0")
          double toMs,
      @In(
              value =
                  "length of the cross-fade, at most that of the part; it uses the sound before the"
                      + " part or, if that is too short, the sound after it: then a part at the"
                      + " signal's end is shortened",
              unit = Unit.MS,
              from = 0,
              otherwise = "50")
          double crossfade,
      @In(
              value =
                  "power for parts that begin differently, linear or smooth for parts that begin"
                      + " alike",
              otherwise = "power")
          String shape) {
    FadeShape weights = FadeShape.ofTwo(shape);
    Require.that(toMs == 0 || toMs > fromMs, "toMs", "must be 0 or more than fromMs", toMs);
    long length = Times.length(session, ms);
    long all = x.length();
    long from = Math.min(Times.samples("fromMs", session, fromMs), all);
    long to = toMs == 0 ? all : Math.min(Times.samples("toMs", session, toMs), all);
    long fade = Math.min(Times.samples("crossfade", session, crossfade), Math.max(0, to - from));
    if (fade > from) {
      fade = Math.min(fade, Math.max(from, all / 2));
    }
    long before = Math.min(fade, from);
    long after = fade - before;
    to = Math.min(to, all - after);
    if (to <= from) {
      return Slices.of(x, 0, length);
    }
    Signal heard = Slices.of(x, 0, to + after);
    return Gathered.of(new Looped(to, to - from, before, after, weights), List.of(heard), length);
  }
}
