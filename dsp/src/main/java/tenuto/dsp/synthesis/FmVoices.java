package tenuto.dsp.synthesis;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tenuto.dsp.editing.LastValue;
import tenuto.dsp.envelopes.Stages;
import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Words for frequency modulation synthesis. */
public final class FmVoices {
  private static final String CHOWNING =
      "J. Chowning, \"The synthesis of complex audio spectra by means of frequency modulation\","
          + " JAES 21, 1973";

  /** The largest feedback in radians; beyond it there is only noise. */
  private static final double MOST_FEEDBACK = 100;

  private static final double ATTACK = 2;
  private static final double RELEASE = 50;

  private FmVoices() {}

  @Operator(
      value =
          "FM operator: a sine whose phase is modulated by a modulator and by its own feedback;"
              + " sidebands above half the sample rate alias.",
      words = "FMOperator",
      source = CHOWNING,
      example =
          "sf.FMOperator(500, 220, sf.SineWave(1000, 440), 1,"
              + " sf.NumericShape((0, 5), (1000, 0)), 0.3)",
      own = true,
      length = Length.ITS_OWN,
      find = {"fm", "pm", "oscillator", "phase", "modulation", "dx7", "foscil", "crossfm"},
      see = {"FMVoice", "PhaseModulatedSineWave"})
  public static Signal fmOperator(
      Session session,
      @In(value = Wavetables.MS, unit = Unit.MS, from = 0) double ms,
      @In(value = "frequency", unit = Unit.HZ, orNumber = true) Signal hz,
      @In(value = "phase modulator", orNumber = true, otherwise = "0") Signal modulator,
      @In(value = "ratio of the operator's frequency to hz", orNumber = true, otherwise = "1")
          Signal ratio,
      @In(
              value = "modulation index: phase deviation by a modulator of amplitude 1",
              unit = Unit.RADIANS,
              orNumber = true,
              otherwise = "1")
          Signal index,
      @In(
              value =
                  "feedback: phase deviation by the operator's own output; 1 is a soft sawtooth,"
                      + " above 2 noise begins",
              unit = Unit.RADIANS,
              from = -100,
              to = 100,
              orNumber = true,
              otherwise = "0")
          Signal feedback) {
    long length = Times.length(session, ms);
    List<Signal> inputs =
        List.of(
            NewEnd.atLatest(hz, length),
            NewEnd.atLatest(modulator, length),
            NewEnd.atLatest(ratio, length),
            NewEnd.atLatest(index, length),
            NewEnd.atLatest(feedback, length));
    return Filtered.of(new FmOperator(session.sampleRate()), inputs);
  }

  @Operator(
      value =
          "FM voice: four or six operators connected by an algorithm of the classic chips, for a"
              + " key held some ms, followed by the longest release that is heard.",
      words = "FMVoice",
      source = CHOWNING,
      example =
          "sf.FMVoice(300, 220, [(1, 0.5, 0, 5, 300, 0.5, 200), (1, 2, 0, 5, 200, 0.2, 200),"
              + " (1, 0.3, 0, 5, 300, 0.5, 200), (14, 0.7, 0.2, 1, 100, 0, 100)], 4,"
              + " sf.NumericShape((0, 1), (600, 0.2)))",
      own = true,
      length = Length.ITS_OWN,
      find = {"fm", "dx7", "yamaha", "synthesizer", "epiano", "electric", "bell"},
      see = {"FMOperator"})
  public static Signal fmVoice(
      Session session,
      @In(value = "time that the key is held", unit = Unit.MS, from = 0) double ms,
      @In(value = "frequency", unit = Unit.HZ, orNumber = true) Signal hz,
      @In(
              "for each operator, from operator 1 on, a row (ratio, level[, feedback, attack,"
                  + " decay, sustain, release]): level the gain of an operator that is heard, and"
                  + " of one that modulates its index in radians; feedback in radians; attack,"
                  + " decay and release in ms, sustain 0 to 1, and if they are not given a steady"
                  + " level")
          List<Row> operators,
      @In(
              value =
                  "algorithm, which operator modulates which: 1 to 8 for four operators (DX21,"
                      + " TX81Z), 1 to 32 for six (DX7)",
              otherwise = "1")
          double algorithm,
      @In(value = "factor of the levels of all modulators", orNumber = true, otherwise = "1")
          Signal index) {
    Stages.time(session, "ms", ms);
    if (operators.size() != 4 && operators.size() != 6) {
      throw new IllegalArgumentException(
          "operators must be 4 or 6 rows, but are " + operators.size());
    }
    String form = "(ratio, level[, feedback, attack, decay, sustain, release])";
    Rows.check("operators", operators, 2, 7, form);
    FmAlgorithm family = operators.size() == 4 ? FmAlgorithm.OF_FOUR : FmAlgorithm.OF_SIX;
    int which = Require.whole("algorithm", algorithm, 1, family.count());
    List<FmVoice.Operator> all = new ArrayList<>();
    for (Row row : operators) {
      all.add(operator(session, ms, row));
    }
    double release = 0;
    for (int carrier : family.carriers(which, all.size())) {
      release = Math.max(release, operators.get(carrier).at(6, RELEASE));
    }
    long struck = Times.length(session, ms);
    long length = Times.length(session, ms + release);
    return Filtered.of(
        new FmVoice(session.sampleRate(), all, family, which),
        Stream.of(hz, index).map(each -> untilReleased(each, struck, length)).toList());
  }

  /** A control that lasts as long as the key is held, to the end of the release. */
  private static Signal untilReleased(Signal control, long struck, long length) {
    return NewEnd.atLatest(
        control.length() < struck ? control : LastValue.held(control, length), length);
  }

  private static FmVoice.Operator operator(Session session, double ms, Row row) {
    String name = "operators";
    double ratio = row.at(0);
    double level = row.at(1);
    double feedback = row.at(2, 0);
    Require.between("feedback in operators", feedback, -MOST_FEEDBACK, MOST_FEEDBACK);
    for (int i : new int[] {3, 4, 6}) {
      Stages.time(session, name, row.at(i, 0));
    }
    double sustain = row.at(5, 1);
    Require.between("sustain in operators", sustain, 0, 1);
    return new FmVoice.Operator(
        ratio,
        level,
        feedback,
        new Stages(session.sampleRate(), Stages.USUAL_CURVE)
            .to(1, row.at(3, ATTACK))
            .to(sustain, row.at(4, 0))
            .until(ms)
            .to(0, row.at(6, RELEASE))
            .shape());
  }
}
