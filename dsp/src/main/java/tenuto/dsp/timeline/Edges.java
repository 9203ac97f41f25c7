package tenuto.dsp.timeline;

import java.util.List;
import tenuto.dsp.editing.Fades;
import tenuto.dsp.editing.Search;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Level;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Words that trim the start and the end of a signal, or fade them. */
public final class Edges {
  /** The largest magnitude that counts as silence: one step of 16 bits. */
  private static final double QUIET = 1.0 / 32768;

  /** The length of a short fade in samples at any sample rate: 20 ms at 96,000 Hz. */
  private static final long FADE = 1920;

  private Edges() {}

  @Operator(
      value =
          "The signal without the samples at both ends that are within +-1/32768, stored; empty if"
              + " all are.",
      words = "Trim",
      example = "sf.Trim(sf.Concatenate(sf.Silence(50), sf.SineWave(500, 440), sf.Silence(50)))",
      see = {"TrimSilence", "RTrim"},
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN,
      level = Level.KEPT)
  public static Stored trim(Session session, @In(Units.SIGNAL) Signal x) {
    try (Stored copy = session.store(x)) {
      long end = end(session, copy);
      try (Reader reader = session.open(copy)) {
        long begin = Math.min(Search.firstBeyond(QUIET, reader), end);
        return session.store(part(copy, begin, end));
      }
    }
  }

  @Operator(
      value =
          "The signal without the samples at its end that are within +-1/32768, stored; empty if"
              + " all are.",
      words = "RTrim",
      find = "crop",
      example = "sf.RTrim(sf.Concatenate(sf.SineWave(500, 440), sf.Silence(100)))",
      see = "Trim",
      length = Length.ITS_OWN)
  public static Stored rTrim(Session session, @In(Units.SIGNAL) Signal x) {
    try (Stored copy = session.store(x)) {
      return session.store(part(copy, 0, end(session, copy)));
    }
  }

  private static long end(Session session, Stored x) {
    try (Reader reader = session.open(x)) {
      return Search.lastBeyond(QUIET, reader) + 1;
    }
  }

  private static Signal part(Stored x, long begin, long end) {
    return begin == 0 && end == x.length() ? x : Slices.of(x, begin, end);
  }

  @Operator(
      value =
          "The signal from its first change of sign on, where zero counts as positive; empty if"
              + " there is none; in Sonic Field's own patches it stays in place, silent before the"
              + " change, and loses as many samples at its end.",
      words = "FirstCross",
      example = "sf.FirstCross(sf.PhasedSineWave(1000, 440, 0.25))",
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal firstCross(WordContext context, @In(Units.SIGNAL) Signal x) {
    try (Reader reader = context.session().open(x)) {
      long crossing = Search.firstCrossing(reader);
      if (!context.dialect().isSonicFields()) {
        return Slices.of(x, crossing, x.length());
      }
      long end = x.length() - crossing;
      Signal kept = Slices.of(x, crossing, Math.max(crossing, end));
      return Slices.of(kept, -crossing, end - crossing);
    }
  }

  @Operator(
      value = "The signal as a grain: fades in over its first half and out over its second.",
      words = "ToGrain",
      example = "sf.ToGrain(sf.SineWave(1000, 440))",
      see = {"Fade", "Granulate"})
  public static Signal toGrain(@In(Units.SIGNAL) Signal x) {
    long half = x.length() / 2;
    return faded(x, half, x.length() - half);
  }

  @Operator(
      value =
          "The signal with its first and last 1920 samples (20 ms at 96,000 Hz) faded; a shorter"
              + " signal has both halves faded.",
      words = "RoundOff",
      example = "sf.RoundOff(sf.SineWave(1000, 440))",
      see = "Fade")
  public static Signal roundOff(@In(Units.SIGNAL) Signal x) {
    long fade = shortFade(x);
    return faded(x, fade, fade);
  }

  @Operator(
      value =
          "The signal without clicks at its ends: its first sample is subtracted, with decreasing"
              + " weight, and its last 1920 samples (20 ms at 96,000 Hz) are faded; a shorter"
              + " signal fades over its second half.",
      words = "ClipToSafe",
      example = "sf.ClipToSafe(sf.PhasedSineWave(1000, 440, 0.25))",
      see = "Fade")
  public static Signal clipToSafe(@In(Units.SIGNAL) Signal x) {
    return Filtered.of(new SafeEnds(x.length(), shortFade(x)), x);
  }

  @Operator(
      value =
          "The signal with a fade-in at its start and a fade-out at its end, linear or of another"
              + " shape; where both together are longer than the signal, both are shortened by the"
              + " same factor.",
      words = "Fade",
      chain = "afade",
      find = {"fade-in", "fade-out"},
      example = "sf.Fade(sf.SineWave(1000, 440), 10, 500)",
      own = true,
      see = {"Crossfade", "Loop", "RoundOff", "ClipToSafe", "ToGrain"},
      level = Level.KEPT,
      form = Form.ALIKE)
  public static Signal fade(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = "length of the fade-in", unit = Unit.MS, from = 0) double rise,
      @In(value = "length of the fade-out", unit = Unit.MS, from = 0, otherwise = "0") double fall,
      @In(
              value =
                  "linear, power (a quarter of a sine: SoX's q, ffmpeg's qsin), smooth (half of a"
                      + " cosine: h, hsin) or exponential (a line in dB, from -100: l, exp)",
              otherwise = "linear")
          String shape) {
    FadeShape weights = FadeShape.of(shape);
    long up = Times.samples("rise", session, rise);
    long down = Times.samples("fall", session, fall);
    if (up + down > x.length()) {
      up = (long) ((double) up / (up + down) * x.length());
      down = x.length() - up;
    }
    return weights == FadeShape.LINEAR
        ? faded(x, up, down)
        : Gathered.of(new ShapedFades(x.length(), up, down, weights), List.of(x), x.length());
  }

  @Operator(
      value = "The signal with silence before and after it.",
      words = "Pad",
      find = "silence",
      example = "sf.Pad(sf.SineWave(1000, 440), 100, 200)",
      own = true,
      see = "Cut",
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN,
      level = Level.KEPT,
      form = Form.ALIKE)
  public static Signal pad(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = "silence before the sound", unit = Unit.MS, from = 0) double before,
      @In(value = "silence after the sound", unit = Unit.MS, from = 0, otherwise = "0")
          double behind) {
    long head = Times.samples("before", session, before);
    long tail = Times.samples("behind", session, behind);
    return Slices.of(x, -head, x.length() + tail);
  }

  private static long shortFade(Signal x) {
    return Math.min(FADE, x.length() / 2);
  }

  private static Signal faded(Signal x, long rise, long fall) {
    return Gathered.of(new Fades(0, x.length(), rise, fall), List.of(x), x.length());
  }
}
