package tenuto.dsp.spectral;

import java.util.List;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Signal;

/** Words that separate sustained sounds from onsets (HPSS). */
public final class HarmonicsAndOnsets {
  private static final String FITZGERALD =
      "D. Fitzgerald, \"Harmonic/percussive separation using median filtering\", DAFx 2010";

  private static final String LASTS =
      "duration of a sustained tone: length of the median filter along time";
  private static final String BROAD =
      "bandwidth over which a percussive event spreads: length of the median filter along"
          + " frequency";

  private HarmonicsAndOnsets() {}

  @Operator(
      value =
          "Harmonic-percussive separation (HPSS): sustained sounds and onsets, by median filtering;"
              + " the two add up to the sound.",
      words = "HarmonicPercussive",
      source = FITZGERALD,
      example = "sf.HarmonicPercussive(sf.SineWave(500, 440))",
      find = {"hpss", "separation", "stems", "drums", "remove-drums"},
      see = {"HarmonicPart", "PercussivePart"},
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static List<Signal> harmonicPercussive(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = LASTS, unit = Unit.MS, from = 0, to = 2000, otherwise = "200") double ms,
      @In(value = BROAD, unit = Unit.HZ, from = 0, to = 10000, otherwise = "500") double hz,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = FrameShape.WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.LONG)
          double window) {
    return separated(context, Separation.Part.BOTH, x, ms, hz, size, window);
  }

  @Operator(
      value = "Harmonic component (HPSS): sustained sounds, separated by median filtering.",
      words = "HarmonicPart",
      source = FITZGERALD,
      example = "sf.HarmonicPart(sf.SineWave(500, 440))",
      find = {"hpss", "remove-drums"},
      see = {"HarmonicPercussive", "PercussivePart"},
      own = true,
      nan = Nan.SPREADS)
  public static Signal harmonicPart(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = LASTS, unit = Unit.MS, from = 0, to = 2000, otherwise = "200") double ms,
      @In(value = BROAD, unit = Unit.HZ, from = 0, to = 10000, otherwise = "500") double hz,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = FrameShape.WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.LONG)
          double window) {
    return separated(context, Separation.Part.HARMONIC, x, ms, hz, size, window).getFirst();
  }

  @Operator(
      value = "Percussive component (HPSS): onsets and drums, separated by median filtering.",
      words = "PercussivePart",
      source = FITZGERALD,
      example = "sf.PercussivePart(sf.SineWave(500, 440))",
      find = {"hpss", "drums", "transients", "remove-tones"},
      see = {"HarmonicPercussive", "HarmonicPart"},
      own = true,
      nan = Nan.SPREADS)
  public static Signal percussivePart(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = LASTS, unit = Unit.MS, from = 0, to = 2000, otherwise = "200") double ms,
      @In(value = BROAD, unit = Unit.HZ, from = 0, to = 10000, otherwise = "500") double hz,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = FrameShape.WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.LONG)
          double window) {
    return separated(context, Separation.Part.PERCUSSIVE, x, ms, hz, size, window).getFirst();
  }

  private static List<Signal> separated(
      WordContext context,
      Separation.Part part,
      Signal x,
      double ms,
      double hz,
      double size,
      double window) {
    FrameShape shape = FrameShape.of(context.session(), window, size);
    double rate = context.session().sampleRate();
    int frames = odd(Milliseconds.exactly(ms, rate) / shape.hop());
    int neighbours = Math.min(odd(hz * shape.size() / rate), shape.size() - 1);
    Separation separation = new Separation(shape, Workbench.of(context), part, frames, neighbours);
    return separation.all(List.of(x), List.of(), x.length());
  }

  /** The nearest odd number. */
  private static int odd(double x) {
    return 2 * (int) Math.rint((x - 1) / 2) + 1;
  }
}
