package tenuto.dsp.dynamics;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.filters.FilterScale;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.kernel.Arithmetic.Sum;
import tenuto.dsp.kernel.Constant;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Combined;
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

  /**
   * The share of the release for which the level is held, so that the troughs within a cycle cause
   * no release: at most half a cycle of 50 Hz.
   */
  private static final double HOLD = 1.0 / 20;

  private static final double MOST_HOLD_MS = 10;

  private static final double FLATTEST = Math.sqrt(0.5);

  private Compressors() {}

  @Operator(
      value =
          "Compressor: reduces what is above a threshold by a ratio, with one gain for all"
              + " channels, that of the loudest; it ends with what controls it.",
      words = "Compressor",
      source = GIANNOULIS,
      example =
          "sf.Compressor([sf.SineWave(250, 440), sf.Pcnt50(sf.SineWave(200, 660))],"
              + " sf.NumericShape((0, -10), (220, -30)), 4)",
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
    Settings settings =
        Settings.of(session, threshold, ratio, makeup, knee, attack, release, detector, lookahead);
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
    Settings settings =
        Settings.of(session, threshold, ratio, makeup, knee, attack, release, detector, lookahead);
    Linked sound = Linked.of(x, threshold, ratio, makeup);
    return settings.applied(sound, Linked.of(AtLeastOne.of("key", key), sound.length()));
  }

  @Operator(
      value =
          "Three-band compressor, the low band half as fast and the high one twice as fast; its"
              + " Linkwitz-Riley crossover (24 dB per octave) has a flat frequency response.",
      words = "MultibandCompressor",
      source =
          "S. Linkwitz, \"Active crossover networks for noncoincident drivers\", JAES 24, 1976",
      example =
          "sf.MultibandCompressor([sf.SineWave(200, 80), sf.Mix(sf.SineWave(200, 600),"
              + " sf.SineWave(200, 6000))])",
      chain = {"mcompand"},
      find = {"multiband", "mastering", "bands"},
      see = {"Compressor", "DeEsser", "Crossover"},
      own = true)
  public static List<Signal> multibandCompressor(
      Session session,
      @In(value = SOUND, linked = true) List<Signal> x,
      @In(
              value = "frequency at which the low band ends",
              unit = Unit.HZ,
              above = 0,
              otherwise = "150")
          double lowHz,
      @In(
              value = "frequency at which the high band begins",
              unit = Unit.HZ,
              limits = "above lowHz and below half the sample rate",
              otherwise = "2500")
          double highHz,
      @In(
              value = THRESHOLD,
              unit = Unit.DBFS,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "-24")
          Signal lowThreshold,
      @In(
              value = THRESHOLD,
              unit = Unit.DBFS,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "-24")
          Signal midThreshold,
      @In(
              value = THRESHOLD,
              unit = Unit.DBFS,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "-30")
          Signal highThreshold,
      @In(value = RATIO, from = 1, to = 1000, orNumber = true, otherwise = "3") Signal ratio,
      @In(value = ATTACK, unit = Unit.MS, from = 0, to = 30000, otherwise = "10") double attack,
      @In(value = RELEASE, unit = Unit.MS, from = 0, to = 30000, otherwise = "150") double release,
      @In(value = MAKEUP, unit = Unit.DB, from = -200, to = 200, orNumber = true, otherwise = "0")
          Signal lowDB,
      @In(value = MAKEUP, unit = Unit.DB, from = -200, to = 200, orNumber = true, otherwise = "0")
          Signal midDB,
      @In(value = MAKEUP, unit = Unit.DB, from = -200, to = 200, orNumber = true, otherwise = "0")
          Signal highDB,
      @In(value = KNEE, unit = Unit.DB, from = 0, to = 60, otherwise = "6") double knee) {
    double rate = session.sampleRate();
    Require.cutoff("highHz", highHz, rate);
    Require.that(lowHz > 0, "lowHz", "must be above 0", lowHz);
    Require.below("lowHz", lowHz, "highHz", highHz);
    List<Signal> thresholds = List.of(lowThreshold, midThreshold, highThreshold);
    List<Signal> makeups = List.of(lowDB, midDB, highDB);
    List<Signal> controls = new ArrayList<>(thresholds);
    controls.addAll(makeups);
    controls.add(ratio);
    Linked sound = Linked.of(x, controls.toArray(Signal[]::new));
    List<Cascade> bands = bands(lowHz, highHz, rate);
    double[] slower = {2, 1, 0.5};
    List<List<Signal>> parts = new ArrayList<>();
    for (int i = 0; i < bands.size(); i++) {
      Settings settings =
          new Settings(
              session,
              thresholds.get(i),
              ratio,
              makeups.get(i),
              knee,
              slower[i] * attack,
              slower[i] * release,
              Detector.PEAK,
              0);
      Linked band = new Linked(sound.through(bands.get(i)), sound.length());
      parts.add(settings.applied(band, band));
    }
    List<Signal> sums = new ArrayList<>();
    for (int channel = 0; channel < x.size(); channel++) {
      int which = channel;
      sums.add(Combined.of(new Sum(), parts.stream().map(part -> part.get(which)).toList()));
    }
    return sums;
  }

  private static final String[] BANDS = {"low", "mid", "high"};

  /**
   * Linkwitz-Riley filters of fourth order, each two Butterworth filters (Linkwitz, "Active
   * crossover networks for noncoincident drivers", JAES 24, 1976). The low band also passes the
   * all-pass of the upper crossover, so that the bands add up to an all-pass.
   */
  private static List<Cascade> bands(double lowHz, double highHz, double rate) {
    Biquad lowPass = Rbj.lowPass(lowHz, FLATTEST, rate);
    Biquad highPass = Rbj.highPass(lowHz, FLATTEST, rate);
    Biquad midPass = Rbj.lowPass(highHz, FLATTEST, rate);
    Biquad topPass = Rbj.highPass(highHz, FLATTEST, rate);
    return List.of(
        new Cascade(List.of(lowPass, lowPass, Rbj.allPass(highHz, FLATTEST, rate))),
        new Cascade(List.of(highPass, highPass, midPass, midPass)),
        new Cascade(List.of(highPass, highPass, topPass, topPass)));
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
    Settings settings =
        Settings.of(session, threshold, ratio, none, knee, attack, release, "peak", 0);
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

  /**
   * The settings of a compressor.
   *
   * @param attack ms
   * @param release ms
   * @param ahead samples
   */
  private record Settings(
      Session session,
      Signal threshold,
      Signal ratio,
      Signal makeup,
      double knee,
      double attack,
      double release,
      Detector detector,
      int ahead) {
    static Settings of(
        Session session,
        Signal threshold,
        Signal ratio,
        Signal makeup,
        double knee,
        double attack,
        double release,
        String detector,
        double lookahead) {
      return new Settings(
          session,
          threshold,
          ratio,
          makeup,
          knee,
          attack,
          release,
          Detector.named(detector),
          Detector.wholeSamples("lookahead", session, lookahead));
    }

    LevelGain filter() {
      double down = Detector.left("attack", session, attack);
      double rise = Detector.samples("release", session, release);
      double most = Math.min(HOLD * rise, Milliseconds.place(MOST_HOLD_MS, session.sampleRate()));
      int hold = detector == Detector.PEAK ? (int) most : 0;
      // The hold is part of the release, less the lookahead: otherwise the gain would be released
      // as long before a sound's end as it begins to fall before its start.
      double up = Ballistics.factor(rise - hold);
      return new LevelGain(knee, Double.NaN, ahead + Math.max(1, hold), new Ballistics(down, up));
    }

    List<Signal> inputs(Linked key) {
      Signal level = detector.of(key, session.sampleRate());
      return List.of(
          level,
          Linked.later(threshold, ahead),
          Linked.later(ratio, ahead),
          Linked.later(makeup, ahead));
    }

    List<Signal> applied(Linked sound, Linked key) {
      return sound.times(filter(), inputs(key.longer(ahead)), ahead);
    }
  }
}
