package tenuto.dsp.spectral;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tenuto.dsp.frames.FrameFilter;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;

/** Words that change the short-time spectra of one sound. */
public final class SpectralWords {
  private static final double LOUDEST_NOISE = 100;

  /** The time constant of a gate's dependence on the frame before, at about 10 ms per hop. */
  private static final double GATE_MEMORY_MS = 400;

  private static final double LONGEST_DELAY = 60_000;

  private SpectralWords() {}

  @Operator(
      value =
          "Spectral noise gate: attenuates each frequency bin that is no stronger than the noise.",
      words = "SpectralGate",
      source =
          "Y. Ephraim, D. Malah, \"Speech enhancement using a minimum mean-square error short-time"
              + " spectral amplitude estimator\", 1984",
      example =
          "sf.SpectralGate(sf.Mix(sf.SineWave(500, 440), sf.NumericVolume(sf.WhiteNoise(500),"
              + " 0.1)), sf.NumericVolume(sf.WhiteNoise(300), 0.1), 24)",
      chain = {"noisered", "afftdn"},
      find = {"denoise", "noise-reduction", "hiss", "restoration", "spectral-subtraction"},
      own = true,
      see = "NoiseGate",
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static Signal gate(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(
              value =
                  "the noise alone, a signal from which its spectrum is learned; or the level of"
                      + " white noise in dB",
              orNumber = true,
              holds = false,
              otherwise = "-50")
          Signal noise,
      @In(
              value = "attenuation of the noise",
              unit = Unit.DB,
              from = 0,
              to = 200,
              orNumber = true,
              otherwise = "12")
          Signal dB,
      @In(
              value = "margin above the noise that a sound must have to pass",
              unit = Unit.DB,
              from = -20,
              to = 40,
              otherwise = "3")
          double margin,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = FrameShape.WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.SHORT)
          double window) {
    FrameShape shape = FrameShape.of(context.session(), window, size);
    boolean isLevel = Controls.isNumber(noise);
    double level = isLevel ? Controls.number(noise).getAsDouble() : Double.NaN;
    if (isLevel) {
      Require.between("noise", level, -Decibels.MOST, LOUDEST_NOISE);
    }
    double hopMs = 1000 * shape.hop() / context.session().sampleRate();
    NoiseGate gate =
        new NoiseGate(
            shape,
            Workbench.of(context),
            Math.min(x.length(), dB.length()),
            StrictMath.exp(-hopMs / GATE_MEMORY_MS),
            StrictMath.pow(10, margin / 10),
            StrictMath.pow(10, level / 10));
    return gate.all(List.of(x, dB), isLevel ? List.of() : List.of(noise), x.length()).getFirst();
  }

  @Operator(
      value =
          "Spectral freeze: the sound up to a time, and from then on the spectrum of that moment,"
              + " held to the end of the signal and a tail after it.",
      words = "SpectralFreeze",
      source =
          "J. Laroche, M. Dolson, \"Improved phase vocoder time-scale modification of audio\","
              + " 1999",
      example = "sf.SpectralFreeze(sf.SineWave(700, 440), 500, 100)",
      find = {"hold", "sustain", "drone", "infinite", "pvsfreeze"},
      own = true,
      see = "SpectralBlur",
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static Signal freeze(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = "time of the frame that is frozen", unit = Unit.MS, from = 0) double ms,
      @In(
              value = "time to hold it after the signal's end",
              unit = Unit.MS,
              from = 0,
              otherwise = "0")
          double tail,
      @In(value = "frozen while above 0.5", orNumber = true, otherwise = "1") Signal frozen,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = FrameShape.WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.LONG)
          double window) {
    FrameShape shape = FrameShape.of(context.session(), window, size);
    long from = Times.samples("ms", context.session(), ms);
    long length = x.length() + tail(context, tail);
    Hold hold = new Hold(shape, Workbench.of(context), frozen.length(), from);
    return hold.all(List.of(x, frozen), List.of(), length).getFirst();
  }

  private static long tail(WordContext context, double ms) {
    return Times.samples("tail", context.session(), ms);
  }

  @Operator(
      value =
          "Spectral blur: magnitudes and frequencies of the spectrum follow the sound only slowly,"
              + " which smears it in time without an echo.",
      words = "SpectralBlur",
      example = "sf.SpectralBlur(sf.SineWave(300, 440), 50, 200)",
      find = {"smear", "smooth", "wash", "pvsblur"},
      own = true,
      see = "SpectralFreeze",
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static Signal blur(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = "time constant of the fade: ended sounds fall by 8.7 dB in it",
              unit = Unit.MS,
              from = 0,
              to = 60000,
              orNumber = true,
              otherwise = "200")
          Signal ms,
      @In(
              value = "length of the tail after the signal",
              unit = Unit.MS,
              from = 0,
              otherwise = "1000")
          double tail,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = FrameShape.WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.LONG)
          double window) {
    FrameShape shape = FrameShape.of(context.session(), window, size);
    long length = x.length() + tail(context, tail);
    Blur blur = new Blur(shape, Workbench.of(context), ms.length(), context.session().sampleRate());
    return blur.all(List.of(x, ms), List.of(), length).getFirst();
  }

  @Operator(
      value =
          "Frequency shift: moves all frequencies by the same number of Hz, so harmonic tones"
              + " become bell-like; what would leave the range from 0 Hz to half the sample rate is"
              + " removed.",
      words = "SpectralShift",
      source =
          "H. Bode, R. Moog, \"A high-accuracy frequency shifter for professional audio"
              + " applications\", JAES 20, 1972",
      example = "sf.SpectralShift(sf.SineWave(500, 440), sf.NumericShape((0, -100), (500, 300)))",
      chain = "afreqshift",
      find = {"frequency-shifter", "bode", "single-sideband", "ring-modulation", "inharmonic"},
      own = true,
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static Signal shift(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = "frequency shift; negative is down",
              unit = Unit.HZ,
              limits = "within half the sample rate",
              orNumber = true,
              otherwise = "100")
          Signal hz,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = FrameShape.WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.LONG)
          double window) {
    FrameShape shape = FrameShape.of(context.session(), window, size);
    double rate = context.session().sampleRate();
    Controls.between("hz", hz, -rate / 2, rate / 2);
    long controlled = FrameFilter.shortest(List.of(x, hz));
    return new Analytic(shape, Workbench.of(context), controlled, rate).shifted(x, hz);
  }

  @Operator(
      value = "Spectral delay: each band of the spectrum has its own delay, with feedback.",
      words = "SpectralDelay",
      example =
          "sf.SpectralDelay(sf.SineWave(200, 440), [(200, 20), (800, 100), (5000, 60)], 0.5, 0.5,"
              + " 300)",
      find = {"echo", "dispersion", "pvsdelay"},
      own = true,
      see = "MultiTap",
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static Signal delay(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(
              "rows (Hz, ms): from that frequency on up to the next the delay, 0 to 60000 ms, in"
                  + " whole hops of a quarter of the frame; below the first as there")
          List<Row> bands,
      @In(value = "feedback", from = -0.99, to = 0.99, orNumber = true, otherwise = "0.5")
          Signal feedback,
      @In(
              value = "dry/wet mix: 0 is the sound only, 1 the echoes only",
              from = 0,
              to = 1,
              orNumber = true,
              otherwise = "0.5")
          Signal mix,
      @In(
              value = "length of the tail after the signal",
              unit = Unit.MS,
              from = 0,
              otherwise = "2000")
          double tail,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = FrameShape.WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.SHORT)
          double window) {
    FrameShape shape = FrameShape.of(context.session(), window, size);
    List<Row> ordered = ordered(bands);
    long length = x.length() + tail(context, tail);
    BandDelay delay =
        new BandDelay(
            shape,
            Workbench.of(context),
            FrameFilter.shortest(List.of(feedback, mix)),
            ordered,
            context.session().sampleRate());
    return delay.all(List.of(x, feedback, mix), List.of(), length).getFirst();
  }

  /** Rows sorted by frequency; all frequencies must differ. */
  private static List<Row> ordered(List<Row> bands) {
    String rule =
        "bands must be rows (Hz, ms) of frequencies of 0 and up and times from 0 to 60000 ms";
    List<Row> ordered = new ArrayList<>(bands);
    for (Row row : ordered) {
      if (row.size() != 2
          || !(row.at(0) >= 0 && row.at(0) < Double.POSITIVE_INFINITY)
          || !(row.at(1) >= 0 && row.at(1) <= LONGEST_DELAY)) {
        throw new IllegalArgumentException(rule + ", but one is " + row.numbers());
      }
    }
    ordered.sort(Comparator.comparingDouble(row -> row.at(0)));
    for (int i = 1; i < ordered.size(); i++) {
      if (ordered.get(i).at(0) == ordered.get(i - 1).at(0)) {
        throw new IllegalArgumentException(
            "bands must have different frequencies, but two have %s Hz"
                .formatted(ordered.get(i).at(0)));
      }
    }
    if (ordered.isEmpty()) {
      throw new IllegalArgumentException(rule + ", at least one, but there is none");
    }
    return ordered;
  }
}
