package tenuto.dsp.dynamics;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.kernel.Arithmetic.Gain;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.metering.FinePeaks;
import tenuto.dsp.metering.IntersamplePeaks;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Level;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/** The true-peak limiter. */
public final class Limiters {
  /** dB below the ceiling at which peaks are held, as other meters may read this much more. */
  private static final double MARGIN = 0.09;

  /** How many times the gain is averaged. */
  private static final int AVERAGES = 3;

  private Limiters() {}

  @Operator(
      value =
          "True-peak limiter: one gain for all channels keeps the peaks, between samples too, below"
              + " a ceiling; it acts ahead of each peak, without clicks, and leaves what is below"
              + " unchanged.",
      words = "Limiter",
      source = "ITU-R BS.1770-5",
      example =
          "sf.Limiter([sf.SineWave(200, 440), sf.Multiply(sf.SineWave(200, 990),"
              + " sf.NumericShape((0, 0), (100, 3), (200, 0)))], -1)",
      chain = {"alimiter"},
      find = {"limiting", "maximizer", "maximiser", "brickwall", "truepeak", "ceiling", "loudness"},
      see = {"Compressor", "Clipper", "WaveLimit", "TruePeak", "NormaliseTo"},
      own = true,
      nan = Nan.SPREADS,
      level = Level.TRUE_PEAK)
  public static List<Signal> limiter(
      Session session,
      @In(value = Compressors.SOUND, linked = true) List<Signal> x,
      @In(
              value = "ceiling: highest true peak",
              unit = Unit.DBTP,
              from = -200,
              to = 200,
              otherwise = "-1")
          double ceiling,
      @In(value = "gain before the limiter", unit = Unit.DB, from = -200, to = 200, otherwise = "0")
          double drive,
      @In(
              value = "release time constant: the gain has recovered by 63 %",
              unit = Unit.MS,
              from = 0,
              to = 60000,
              otherwise = "100")
          double release,
      @In(
              value = "lookahead: how long before a peak the gain begins to fall",
              unit = Unit.MS,
              from = 0.5,
              to = 1000,
              otherwise = "5")
          double lookahead) {
    double most = Compressors.MOST_DB;
    double level = Decibels.gain(ceiling - MARGIN);
    double samples = Milliseconds.exactly(lookahead, session.sampleRate());
    LimiterGain gain =
        new LimiterGain(
            level,
            Math.max(1, (int) Math.round(samples / AVERAGES)),
            Detector.left("release", session, release));
    Gain driven = new Gain(Decibels.gain(drive));
    Linked given = Linked.of(x);
    Linked sound =
        drive == 0
            ? given
            : new Linked(
                given.channels().stream().map(each -> Mapped.of(driven, each)).toList(),
                given.length());
    Linked longer = sound.longer(gain.latency());
    List<Signal> crests = new ArrayList<>();
    for (Signal each : longer.channels()) {
      Signal rough =
          Filtered.of(new IntersamplePeaks(FinePeaks.POINTS, FinePeaks.need(level)), each);
      crests.add(Filtered.of(new FinePeaks(level, false), List.of(each, rough)));
    }
    return sound.times(gain, List.of(Linked.largest(crests)), gain.latency());
  }
}
