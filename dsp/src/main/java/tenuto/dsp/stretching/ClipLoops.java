package tenuto.dsp.stretching;

import java.util.Collections;
import java.util.List;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.timeline.Editing;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.StereoInput;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Signal;

/** Words that fit clips into a tempo. */
public final class ClipLoops {
  private static final double LEAST_RATIO = 0.25;
  private static final double MOST_RATIO = 4;

  private ClipLoops() {}

  @Operator(
      value =
          "A clip of whole beats, such as a drum loop, stretched to a tempo at the same pitch and"
              + " repeated: each pass begins at the sample nearest to its beat, however many there"
              + " are.",
      words = "LoopAtTempo",
      source =
          "J. Laroche, M. Dolson, \"Improved phase vocoder time-scale modification of audio\","
              + " 1999",
      example = "sf.LoopAtTempo(sf.SineWave(400, 440), 1, 120, 900)",
      own = true,
      find = {"clip", "warp", "drum-loop", "repeat", "acid"},
      see = {"TimeStretch", "TempoWarp", "Loop"},
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static List<Signal> loopAtTempo(
      WordContext context,
      @In(value = StereoInput.CHANNELS, linked = true) List<Signal> x,
      @In(value = "beats that the clip lasts, with the rest at its end", above = 0, to = 100000)
          double beats,
      @In(value = "tempo of the result", unit = Unit.BPM, from = 1, to = 100000) double bpm,
      @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(
              value = "length of the cross-fade at the start of each pass, at most half a pass",
              unit = Unit.MS,
              from = 0,
              to = 1000,
              otherwise = "5")
          double crossfade) {
    Stretching.channels(x);
    long own = Stretching.longest(x);
    double rate = context.session().sampleRate();
    double period = beats * 60 / bpm * rate;
    double exact = period / own;
    if (!(exact >= LEAST_RATIO && exact <= MOST_RATIO)) {
      throw new IllegalArgumentException(
          "beats and bpm must stretch the clip by 0.25 to 4, but %s beats at %s bpm stretch %s ms by %s"
              .formatted(beats, bpm, Times.millisecondsAt(context.session(), own), exact));
    }
    // What is no longer or shorter than the nearest sample is not touched.
    double ratio = Math.abs(period - own) < 0.5 ? 1 : exact;
    int size = FrameShape.samples(context.session(), Double.parseDouble(FrameShape.LONG), 0);
    TimeMap map = new TimeMap.Steady(ratio);
    List<Signal> passes =
        x.stream()
            .map(each -> Editing.concatenate(Collections.nCopies(3, Slices.of(each, 0, own))))
            .toList();
    long all = Stretching.length(map, 3 * own);
    int fade = (int) Math.min(context.session().samples(crossfade), (long) (period / 2));
    long length = Times.length(context.session(), ms);
    return Stretching.stretched(context, passes, size, map, all).stream()
        .map(each -> Gathered.of(new TempoLoop(period, fade), List.of(each), length))
        .toList();
  }
}
