package tenuto.dsp.dynamics;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.kernel.Arithmetic.Sum;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Signal;

/** Words that compress the bands of a sound, each by itself. */
public final class MultibandCompressors {
  private static final double FLATTEST = Math.sqrt(0.5);

  private MultibandCompressors() {}

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
      @In(value = Compressors.SOUND, linked = true) List<Signal> x,
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
              value = Compressors.THRESHOLD,
              unit = Unit.DBFS,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "-24")
          Signal lowThreshold,
      @In(
              value = Compressors.THRESHOLD,
              unit = Unit.DBFS,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "-24")
          Signal midThreshold,
      @In(
              value = Compressors.THRESHOLD,
              unit = Unit.DBFS,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "-30")
          Signal highThreshold,
      @In(value = Compressors.RATIO, from = 1, to = 1000, orNumber = true, otherwise = "3")
          Signal ratio,
      @In(value = Compressors.ATTACK, unit = Unit.MS, from = 0, to = 30000, otherwise = "10")
          double attack,
      @In(value = Compressors.RELEASE, unit = Unit.MS, from = 0, to = 30000, otherwise = "150")
          double release,
      @In(
              value = Compressors.MAKEUP,
              unit = Unit.DB,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "0")
          Signal lowDB,
      @In(
              value = Compressors.MAKEUP,
              unit = Unit.DB,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "0")
          Signal midDB,
      @In(
              value = Compressors.MAKEUP,
              unit = Unit.DB,
              from = -200,
              to = 200,
              orNumber = true,
              otherwise = "0")
          Signal highDB,
      @In(value = Compressors.KNEE, unit = Unit.DB, from = 0, to = 60, otherwise = "6")
          double knee) {
    double rate = session.sampleRate();
    Require.cutoff("highHz", highHz, rate);
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
      CompressorSettings settings =
          new CompressorSettings(
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
}
