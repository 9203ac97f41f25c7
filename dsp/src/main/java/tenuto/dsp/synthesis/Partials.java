package tenuto.dsp.synthesis;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.word.Controls;
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

/** The word for additive synthesis. */
public final class Partials {
  private Partials() {}

  @Operator(
      value =
          "Additive synthesis: a bank of sines at multiples of one frequency; those at half the"
              + " sample rate and above are left out.",
      words = "Additive",
      example =
          "sf.Additive(500, sf.NumericShape((0, 220), (1000, 230)), [(1, 0.5), (2.01, 0.3), (3,"
              + " 0.2, 0.25)])",
      own = true,
      length = Length.ITS_OWN,
      find = {
        "oscillator",
        "additive",
        "harmonics",
        "partials",
        "organ",
        "adsynt",
        "klang",
        "buzz"
      },
      see = {"SineWave"})
  public static Signal additive(
      Session session,
      @In(value = Wavetables.MS, unit = Unit.MS, from = 0) double ms,
      @In(value = "fundamental frequency; 1 if the rows are in Hz", unit = Unit.HZ, orNumber = true)
          Signal hz,
      @In(
              "rows (ratio, gain) or (ratio, gain, phase), at least one: the ratio of a sine's"
                  + " frequency to hz, its gain as a factor, and its phase at the start in turns")
          List<Row> partials) {
    long length = Times.length(session, ms);
    Controls.number(hz).ifPresent(value -> Require.finite("hz", value));
    List<PartialBank.Partial> all = new ArrayList<>();
    Rows.check("partials", partials, 2, 3, "(ratio, gain) or (ratio, gain, phase)");
    for (Row row : partials) {
      all.add(new PartialBank.Partial(row.at(0), row.at(1), row.at(2, 0)));
    }
    return Filtered.of(new PartialBank(session.sampleRate(), all), NewEnd.atLatest(hz, length));
  }
}
