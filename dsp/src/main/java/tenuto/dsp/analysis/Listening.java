package tenuto.dsp.analysis;

import be.tarsos.dsp.AudioProcessor;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Words for pitch, onset and beat tracking, and for running any TarsosDSP processor. */
public final class Listening {
  private static final int LARGEST = 1 << 20;

  private static final String LEAST =
      "sensitivity: smallest part of the power that must be new at an onset";

  private Listening() {}

  @Operator(
      value =
          "Pitch detection by YIN, every 10 ms, as a list of (ms, Hz, probability); where there is"
              + " no pitch or the level is below -70 dB there is no entry, so silence gives an"
              + " empty list.",
      words = "Pitch",
      find = {"f0", "tuner"},
      source =
          "A. de Cheveigné, H. Kawahara, \"YIN, a fundamental frequency estimator for speech and"
              + " music\", 2002",
      example = "sf.Pitch(sf.SineWave(300, 440))",
      own = true,
      see = {"KeyEstimate", "Onsets"})
  public static Findings pitch(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value =
                  "lowest pitch to detect; each estimate uses the four periods of it around its"
                      + " time",
              unit = Unit.HZ,
              from = 10,
              to = 2000,
              otherwise = "50")
          double lowest) {
    int step = Math.max(1, (int) Math.rint(session.sampleRate() / 100));
    return new Findings(
        PitchTrack.of(session, x, lowest, step).stream()
            .map(heard -> new double[] {heard.ms(), heard.hz(), heard.probability()})
            .toList());
  }

  @Operator(
      value =
          "Onset detection: the start times of notes in ms, as a list; anything below -70 dB is"
              + " silence, and notes less than about 30 ms apart count as one.",
      words = "Onsets",
      find = {"transients", "attacks"},
      see = {"SpectralFlux", "Silences", "SplitAtOnsets", "Pitch"},
      source =
          "C. Duxbury et al., \"Complex domain onset detection for musical signals\", DAFx 2003",
      example = "sf.Onsets(sf.Concatenate(sf.Silence(100), sf.SineWave(200, 440)))",
      own = true)
  public static Findings onsets(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = LEAST, from = 0, to = 1, otherwise = "0.4") double least) {
    return new Findings(
        OnsetTrack.of(session, x, session.sampleRate(), least).stream()
            .map(onset -> new double[] {onset.ms()})
            .toList());
  }

  @Operator(
      value =
          "Beat tracking by BeatRoot: the times in ms, as a list, of the beats that the onsets"
              + " follow, at 60 to 200 beats per minute, which may change slowly; a beat without an"
              + " onset is placed between those around it.",
      words = "Beats",
      find = {"tempo", "bpm"},
      see = {"Tempo", "TempoWarp"},
      source =
          "S. Dixon, \"Automatic extraction of tempo and beat from expressive performances\", 2001",
      example =
          "sf.Beats(sf.Multiply(sf.SineWave(950, 440),"
              + " sf.NumericShape((0, 0), (50, 0), (51, 1), (100, 0), (450, 0), (451, 1), (500, 0),"
              + " (850, 0), (851, 1), (900, 0), (950, 0))))",
      own = true)
  public static Findings beats(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = LEAST, from = 0, to = 1, otherwise = "0.4") double least) {
    return new Findings(
        BeatTrack.of(OnsetTrack.of(session, x, session.sampleRate(), least)).stream()
            .map(ms -> new double[] {ms})
            .toList());
  }

  @Operator(
      value =
          "The output of a TarsosDSP processor for the signal, in 32-bit floats; the processor is"
              + " called with buffer after buffer, channel after channel, and its findings can be"
              + " read from it afterwards.",
      words = "Tarsos",
      example =
          "sf.Tarsos(sf.SineWave(300, 440),"
              + " __import__('be.tarsos.dsp', {}, {}, ('GainProcessor',)).GainProcessor(0.5))",
      see = "WSOLA",
      own = true)
  public static Stored tarsos(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In("a be.tarsos.dsp.AudioProcessor, or an object of a Python class that extends it")
          AudioProcessor processor,
      @In(
              value = "length of a buffer",
              unit = Unit.SAMPLES,
              from = 2,
              to = 1048576,
              otherwise = "1024")
          double size,
      @In(
              value = "samples that each buffer shares with the one before",
              unit = Unit.SAMPLES,
              from = 0,
              limits = "below size",
              otherwise = "0")
          double overlap) {
    int buffer = Require.whole("size", size, 2, LARGEST);
    int over = Require.whole("overlap", overlap, 0, buffer - 1);
    // Includes a number of its own, as the result of another processor, or of the same one in
    // another state, may differ.
    String what =
        "Tarsos[%d, %d, %016x](%s)".formatted(buffer, over, context.nextSeed(), x.identity());
    return new TarsosRun(context.session(), processor, buffer, over).store(x, what);
  }
}
