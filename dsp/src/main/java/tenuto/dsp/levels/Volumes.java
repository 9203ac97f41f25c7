package tenuto.dsp.levels;

import java.util.List;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.kernel.Arithmetic.Absolute;
import tenuto.dsp.kernel.Arithmetic.Affine;
import tenuto.dsp.kernel.Arithmetic.Gain;
import tenuto.dsp.kernel.Arithmetic.Negate;
import tenuto.dsp.kernel.Arithmetic.Offset;
import tenuto.dsp.levels.Normalising.Measure;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Level;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.ResponseGain;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Words that change the level of signals. */
public final class Volumes {
  private Volumes() {}

  @Operator(
      value = "The signal multiplied by a number.",
      words = {"NumericVolume", "LinearVolume"},
      find = {"gain", "amplify", "level", "vol"},
      example = "sf.NumericVolume(sf.SineWave(1000, 440), 0.5)",
      form = Form.ALIKE)
  public static Signal numericVolume(@In(Units.SIGNAL) Signal x, @In(Units.GAIN) double gain) {
    return Mapped.of(new Gain(gain), x);
  }

  @Operator(
      value = "The signal louder or softer by decibels, in steps of 0.1 dB (-2.95 acts as -3).",
      words = {"Volume", "ExponentialVolume"},
      find = {"gain", "louder", "softer", "amplify", "level"},
      example = "sf.Volume(sf.SineWave(1000, 440), -6)",
      form = Form.ALIKE)
  public static Signal volume(
      @In(Units.SIGNAL) Signal x, @In(value = Units.DECIBELS, unit = Unit.DB) double dB) {
    return Mapped.of(new Gain(Decibels.tableGain(dB)), x);
  }

  @Operator(
      value = "Gain of the number of decibels in the word's name.",
      words = "DB#1..100",
      example = "sf.DB6(sf.SineWave(1000, 440))",
      form = Form.ALIKE)
  public static Signal louder(int dB, @In(Units.SIGNAL) Signal x) {
    return Mapped.of(new Gain(Decibels.gain(dB)), x);
  }

  @Operator(
      value = "Attenuation by the number of decibels in the word's name.",
      words = "DB_#0..100",
      example = "sf.DB_6(sf.SineWave(1000, 440))",
      form = Form.ALIKE)
  public static Signal softer(int dB, @In(Units.SIGNAL) Signal x) {
    return Mapped.of(new Gain(Decibels.gain(-dB)), x);
  }

  @Operator(
      value = "The percentage of the signal that the word's name says.",
      words = "Pcnt#1..100",
      example = "sf.Pcnt50(sf.SineWave(1000, 440))",
      form = Form.ALIKE)
  public static Signal perCent(int perCent, @In(Units.SIGNAL) Signal x) {
    return Mapped.of(new Gain(perCent / 100.0), x);
  }

  @Operator(
      value = "The percentage of the signal that the word's name says, inverted.",
      words = "Pcnt_#0..100",
      example = "sf.Pcnt_50(sf.SineWave(1000, 440))",
      form = Form.ALIKE)
  public static Signal perCentInverted(int perCent, @In(Units.SIGNAL) Signal x) {
    return Mapped.of(new Gain(-perCent / 100.0), x);
  }

  @Operator(
      value = "The signal plus a number.",
      words = "DirectMix",
      example = "sf.DirectMix(0.5, sf.SineWave(1000, 440))",
      form = Form.ALIKE)
  public static Signal directMix(
      @In("the number to add") double value, @In(Units.SIGNAL) Signal x) {
    return Mapped.of(new Offset(value), x);
  }

  @Operator(
      value = "The signal inverted.",
      words = "Invert",
      find = {"polarity", "phase"},
      example = "sf.Invert(sf.SineWave(1000, 440))",
      form = Form.ALIKE)
  public static Signal invert(@In(Units.SIGNAL) Signal x) {
    return Mapped.of(new Negate(), x);
  }

  @Operator(
      value = "The absolute value of the signal.",
      words = "Rectify",
      find = {"abs", "absolute"},
      example = "sf.Rectify(sf.SineWave(1000, 440))",
      see = "Follow",
      form = Form.ALIKE)
  public static Signal rectify(@In(Units.SIGNAL) Signal x) {
    return Mapped.of(new Absolute(), x);
  }

  @Operator(
      value = "Removes the mean and brings the peak to 1, stored; silence stays silent.",
      words = "Normalise",
      find = "normalize",
      see = {"NormaliseTo", "FixSize"},
      example = "sf.Normalise(sf.DirectMix(0.1, sf.SineWave(1000, 440)))",
      nan = Nan.NOT_MEASURED,
      level = Level.PEAK,
      form = Form.ALIKE)
  public static Stored normalise(Session session, @In(Units.SIGNAL) Signal x) {
    return stored(
        session,
        x,
        new Normalising(
            session,
            "mean and extremes",
            () -> meanAndExtremes(x.length()),
            numbers -> {
              double mean = numbers[0];
              // Subtracting the mean keeps the order of the samples, so the extremes remain
              // extremes.
              Extremes moved = new Extremes(numbers[1] - mean, numbers[2] - mean);
              return new Affine(mean, scale(moved.peak()));
            }));
  }

  private static Measure meanAndExtremes(long length) {
    Total total = Total.ofSamples(length);
    Extremes.Search search = new Extremes.Search(length);
    return new Measure(
        total.with(search),
        copies -> {
          Extremes extremes = search.found();
          return new double[] {mean(total, length), extremes.max(), extremes.min()};
        });
  }

  @Operator(
      value = "The signal with its peak at 1, stored; silence stays silent.",
      words = "FixSize",
      find = {"maximise", "peak"},
      example = "sf.FixSize(sf.Pcnt10(sf.SineWave(1000, 440)))",
      see = "Normalise",
      nan = Nan.NOT_MEASURED,
      level = Level.PEAK,
      form = Form.ALIKE)
  public static Stored fixSize(Session session, @In(Units.SIGNAL) Signal x) {
    return stored(
        session,
        x,
        new Normalising(
            session,
            "peak",
            () -> {
              Peak peak = new Peak(x.length());
              return new Measure(peak, copies -> new double[] {peak.value()});
            },
            numbers -> new Gain(scale(numbers[0]))));
  }

  @Operator(
      value =
          "The signal without its mean, divided by the area of the rest, stored: the sum of the"
              + " magnitudes, each of which counts for as long as it lasts, in samples of 96000 Hz;"
              + " silence stays silent.",
      words = "NormaliseArea",
      example = "sf.NormaliseArea(sf.DirectMix(0.1, sf.SineWave(1000, 440)))",
      nan = Nan.NOT_MEASURED,
      level = Level.MEASURED)
  public static Stored normaliseArea(WordContext context, @In(Units.SIGNAL) Signal x) {
    Session session = context.session();
    return context.dialect().isSonicFields()
        ? normaliseArea(session, x)
        : normaliseArea(session, x, ResponseGain.at(session.sampleRate()));
  }

  /** Normalises by the sum of the magnitudes. */
  public static Stored normaliseArea(Session session, Signal x) {
    return normaliseArea(session, x, 1);
  }

  private static Stored normaliseArea(Session session, Signal x, double each) {
    return stored(
        session,
        x,
        new Normalising(
            session,
            "mean and area, each sample for " + each,
            () -> meanAndArea(session, x.length(), each),
            numbers -> new Affine(numbers[0], scale(numbers[1]))));
  }

  private static Measure meanAndArea(Session session, long length, double each) {
    Total total = Total.ofSamples(length);
    return new Measure(
        total,
        copies -> {
          double mean = mean(total, length);
          Total sizes = new Total("sizes from " + mean, length, (row, n) -> sizes(row, n, -mean));
          return new double[] {mean, each * sizes.of(session, copies.getFirst())};
        });
  }

  private static void sizes(double[] row, int n, double offset) {
    for (int i = 0; i < n; i++) {
      row[i] = Math.abs(row[i] + offset);
    }
  }

  @Operator(
      value = "Removes the mean, stored.",
      words = "RemoveDC",
      find = {"offset", "dc", "dcshift"},
      example = "sf.RemoveDC(sf.DirectMix(0.5, sf.SineWave(1000, 440)))",
      see = "DCBlock",
      nan = Nan.NOT_MEASURED)
  public static Stored removeDc(Session session, @In(Units.SIGNAL) Signal x) {
    return stored(
        session,
        x,
        new Normalising(
            session,
            "mean",
            () -> {
              Total total = Total.ofSamples(x.length());
              return new Measure(total, copies -> new double[] {mean(total, x.length())});
            },
            numbers -> new Offset(-numbers[0])));
  }

  private static Stored stored(Session session, Signal x, Normalising normalising) {
    return session.measure().storeWith(List.of(x), normalising).getFirst();
  }

  private static double mean(Total total, long length) {
    return length == 0 ? 0 : total.sum() / length;
  }

  @Operator(
      value =
          "The signal without the upper half of its frequencies, by a linear-phase FIR filter of 19"
              + " taps: half the amplitude at a quarter of the sample rate, and not shifted in"
              + " time.",
      words = "Clean",
      example = "sf.Clean(sf.WhiteNoise(1000))",
      nan = Nan.NEARBY)
  public static Signal clean(@In(Units.SIGNAL) Signal x) {
    Signal padded = Gathered.of(new Timeline.Slice(0), List.of(x), x.length() + HalfBand.DELAY);
    Signal late = Filtered.of(new HalfBand(), padded);
    return Gathered.of(new Timeline.Slice(HalfBand.DELAY), List.of(late), x.length());
  }

  @Operator(
      value = "The signal filtered by Clean and then normalised to a peak of 1, stored.",
      words = "Finalise",
      example = "sf.Finalise(sf.WhiteNoise(1000))",
      nan = Nan.NOT_MEASURED,
      level = Level.PEAK)
  public static Stored finalise(Session session, @In(Units.SIGNAL) Signal x) {
    return fixSize(session, clean(x));
  }

  private static double scale(double peak) {
    return peak == Double.NEGATIVE_INFINITY ? 1 : Decibels.gain(peak, 1);
  }
}
