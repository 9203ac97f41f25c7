package tenuto.dsp.dynamics;

import java.util.List;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.filters.FilterScale;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** Words that reduce the level of loud sounds: compressors and a de-esser. */
public final class Compressors {
  private static final String GIANNOULIS =
      "D. Giannoulis, M. Massberg, J. Reiss, \"Digital dynamic range compressor design: a tutorial"
          + " and analysis\", JAES 60, 2012";

  static final String SOUND = "the sound, a signal or a list of signals as channels";
  static final String THRESHOLD = "threshold";
  static final String RATIO = "ratio: dB in per dB out above the threshold";
  static final String KNEE = "knee: width of the transition around the threshold";
  static final String ATTACK =
      "attack time constant: the gain in dB has covered 63 % of its way down";
  static final String RELEASE = "release time constant, likewise for the way up";
  static final String MAKEUP = "make-up gain";
  static final String LOOKAHEAD =
      "lookahead: how long before a louder sound the gain begins to move";

  static final double MOST_DB = 200;

  private Compressors() {}

  @Operator(
      value =
          "Compressor: reduces what is above a threshold by a ratio, with one gain for all"
              + " channels, that of the loudest; it ends with what controls it.",
      words = "Compressor",
      source = GIANNOULIS,
      example =
          "sf.Compressor([sf.SineWave(250, 440), sf.Pcnt50(sf.SineWave(200, 660))],"
              + " sf.NumericShape((0, -10), (250, -30)), 4)",
      chain = {"acompressor", "compand"},
      find = {"compression", "dynamics", "leveller", "leveler", "makeup", "glue"},
      see = {
        "SideChainCompressor",
        "MultibandCompressor",
        "DeEsser",
        "Limiter",
        "Expander",
        "TransientShaper"
      },
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static List<Signal> compressor(
      Session session,
      @In(value = SOUND, linked = true) List<Signal> x,
      @In(
              value = THRESHOLD,
              unit = Unit.DBFS,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "-20")
          Signal threshold,
      @In(value = RATIO, from = 1, to = 1000, orNumber = true, otherwise = "4") Signal ratio,
      @In(value = ATTACK, unit = Unit.MS, from = 0, to = 60000, otherwise = "5") double attack,
      @In(value = RELEASE, unit = Unit.MS, from = 0, to = 60000, otherwise = "100") double release,
      @In(value = MAKEUP, unit = Unit.DB, from = -200, to = 200, orNumber = true, otherwise = "0")
          Signal makeup,
      @In(value = KNEE, unit = Unit.DB, from = 0, to = 60, otherwise = "6") double knee,
      @In(value = Detector.UNIT, otherwise = "peak") String detector,
      @In(value = LOOKAHEAD, unit = Unit.MS, from = 0, to = 60000, otherwise = "0")
          double lookahead) {
    CompressorSettings settings =
        CompressorSettings.of(
            session, threshold, ratio, makeup, knee, attack, release, detector, lookahead);
    Linked sound = Linked.of(x, threshold, ratio, makeup);
    return settings.applied(sound, sound);
  }

  @Operator(
      value =
          "Side-chain compressor: the sound is reduced by the level of another one, the key, which"
              + " is not heard and after whose end nothing is changed.",
      words = "SideChainCompressor",
      source = GIANNOULIS,
      example =
          "sf.SideChainCompressor(sf.SineWave(250, 440), sf.Pcnt50(sf.SineWave(150, 60)), -30)",
      chain = {"sidechaincompress"},
      find = {"sidechain", "pumping", "ducking", "key"},
      see = {"Compressor", "Duck"},
      own = true,
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static List<Signal> sideChainCompressor(
      Session session,
      @In(value = SOUND, linked = true) List<Signal> x,
      @In(
              "side-chain: the sound whose level is detected, a signal or a list of signals as"
                  + " channels")
          List<Signal> key,
      @In(
              value = THRESHOLD,
              unit = Unit.DBFS,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "-20")
          Signal threshold,
      @In(value = RATIO, from = 1, to = 1000, orNumber = true, otherwise = "4") Signal ratio,
      @In(value = ATTACK, unit = Unit.MS, from = 0, to = 60000, otherwise = "5") double attack,
      @In(value = RELEASE, unit = Unit.MS, from = 0, to = 60000, otherwise = "100") double release,
      @In(value = MAKEUP, unit = Unit.DB, from = -200, to = 200, orNumber = true, otherwise = "0")
          Signal makeup,
      @In(value = KNEE, unit = Unit.DB, from = 0, to = 60, otherwise = "6") double knee,
      @In(value = Detector.UNIT, otherwise = "peak") String detector,
      @In(value = LOOKAHEAD, unit = Unit.MS, from = 0, to = 60000, otherwise = "0")
          double lookahead) {
    CompressorSettings settings =
        CompressorSettings.of(
            session, threshold, ratio, makeup, knee, attack, release, detector, lookahead);
    Linked sound = Linked.of(x, threshold, ratio, makeup);
    return settings.applied(sound, Linked.of(AtLeastOne.of("key", key), sound.length()));
  }

  @Operator(
      value =
          "De-esser: where the part of a voice above a frequency is louder than a threshold, a high"
              + " shelf reduces it.",
      words = "DeEsser",
      source =
          "A. Simper, \"Solving the continuous SVF equations using trapezoidal integration and"
              + " equivalent currents\", 2013",
      example = "sf.DeEsser(sf.Pcnt50(sf.WhiteNoise(200)))",
      chain = {"deesser"},
      find = {"sibilance", "voice", "esses", "deess"},
      see = {"MultibandCompressor", "Compressor"},
      own = true)
  public static List<Signal> deEsser(
      Session session,
      @In(value = SOUND, linked = true) List<Signal> x,
      @In(
              value = THRESHOLD,
              unit = Unit.DBFS,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "-30")
          Signal threshold,
      @In(
              value = Units.CUTOFF,
              unit = Unit.HZ,
              above = 0,
              limits = "below half the sample rate",
              otherwise = "5500")
          double hz,
      @In(value = RATIO, from = 1, to = 1000, orNumber = true, otherwise = "4") Signal ratio,
      @In(value = ATTACK, unit = Unit.MS, from = 0, to = 60000, otherwise = "1") double attack,
      @In(value = RELEASE, unit = Unit.MS, from = 0, to = 60000, otherwise = "60") double release,
      @In(value = KNEE, unit = Unit.DB, from = 0, to = 60, otherwise = "6") double knee) {
    double rate = session.sampleRate();
    Cascade above =
        Butterworth.highPass(Require.cutoff("hz", hz, rate), 4, rate, FilterScale.TEXTBOOK);
    Signal none = steady(0);
    CompressorSettings settings =
        CompressorSettings.of(session, threshold, ratio, none, knee, attack, release, "peak", 0);
    Linked sound = Linked.of(x, threshold, ratio);
    Linked key = new Linked(sound.through(above), sound.length());
    Signal gain = Filtered.of(settings.filter(), settings.inputs(key));
    DynamicShelf shelf = new DynamicShelf(hz, rate);
    return sound.channels().stream()
        .map(channel -> Filtered.of(shelf, List.of(channel, gain)))
        .toList();
  }

  /** A control with a constant value. */
  static Signal steady(double value) {
    return Generated.of(new Constant(value), 1L << 53);
  }
}
