package tenuto.dsp.synthesis;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.ResponseGain;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** The word for modal synthesis: sounds of struck objects. */
public final class Modal {
  /** The largest gain: with more, the sum of strikes could exceed a double's range. */
  private static final double MOST_GAIN = 1e9;

  private Modal() {}

  @Operator(
      value =
          "Modal synthesis: a bank of decaying sines excited by a signal, as bars, bells, plates"
              + " and glasses; longer than the signal by the tail.",
      words = "Modes",
      source = "J. Adrien, \"The missing link: modal synthesis\", 1991",
      example =
          "sf.Modes(sf.NumericShape((0, 1), (5, 0), (500, 0)),"
              + " [(220, 400, 0.5), (606, 200, 0.3), (1188, 100, 0.2)], 300)",
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN,
      find = {"modal", "resonator", "bell", "bar", "marimba", "klank", "mode", "ring"},
      see = {"Resonate"})
  public static Signal modes(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              "rows (hz, decay, gain): the frequency, ms in which it falls by 60 dB, and the"
                  + " amplitude, -1e9 to 1e9, that an impulse of 1 gives it which lasts a sample at"
                  + " 96000 Hz;"
                  + " modes at half the sample rate and above are not heard")
          List<Row> modes,
      @In(
              value = "length of the tail after the signal; -1 = the longest decay",
              unit = Unit.MS,
              otherwise = "-1")
          double tail) {
    Rows.check("modes", modes, 3, 3, "(hz, decay, gain)");
    double rate = session.sampleRate();
    double longest = 0;
    List<ModeBank.Mode> all = new ArrayList<>();
    for (Row row : modes) {
      double turns = Require.positive("hz in modes", row.at(0)) / rate;
      double decay = Milliseconds.exactly(Require.positive("decay in modes", row.at(1)), rate);
      if (turns < 0.5) {
        longest = Math.max(longest, row.at(1));
        double gain = Require.within("gain in modes", row.at(2), MOST_GAIN) * ResponseGain.at(rate);
        all.add(new ModeBank.Mode(turns, StrictMath.pow(10, -3 / decay), gain));
      }
    }
    double rest = tail == -1 ? longest : tail;
    Require.that(rest >= 0, "tail", "must be 0 or more, or -1", tail);
    String ringing = tail == -1 ? "a decay in modes" : "tail";
    long length = x.length() + Times.samples(ringing, session, rest);
    return Filtered.of(new ModeBank(all), NewEnd.at(x, length));
  }
}
