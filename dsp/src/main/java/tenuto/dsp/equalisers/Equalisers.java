package tenuto.dsp.equalisers;

import java.util.List;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Equalisers: words that apply several bands of gain at once. */
public final class Equalisers {
  private static final String COOKBOOK =
      "R. Bristow-Johnson, \"Cookbook formulae for audio EQ biquad filter coefficients\", 2005";

  private static final String BANDS =
      "rows (hz, dB), (hz, dB, q) or (hz, dB, q, kind); kind defaults to 0 (peak); 1 low shelf, 2"
          + " high shelf, 3 low-pass, 4 high-pass, 5 notch";

  private Equalisers() {}

  @Operator(
      value = "Parametric equaliser: peaks, shelves and passes in series.",
      words = "ParametricEQ",
      source = COOKBOOK,
      example = "sf.ParametricEQ(sf.WhiteNoise(500), [(200, 3), (1500, -4, 3), (4000, 6, 0.7, 2)])",
      chain = {"anequalizer", "eq"},
      find = {"equaliser", "equalizer", "bell", "shelf", "pareq", "tone"},
      see = {"SVFPeak", "RBJPeaking", "FIRFilter", "CreateParametricEQ"},
      own = true)
  public static Signal parametric(
      Session session, @In(Units.SIGNAL) Signal x, @In(BANDS) List<Row> bands) {
    return Filtered.of(Band.all(bands, session.sampleRate()), x);
  }

  @Operator(
      value = "A parametric equaliser for ZeroPhase and FilteredResonantFilter, as ParametricEQ.",
      words = "CreateParametricEQ",
      source = COOKBOOK,
      example = "sf.CreateParametricEQ([(200, 3), (4000, -4, 0.7, 2)])",
      see = {"ParametricEQ", "ZeroPhase"},
      own = true)
  public static Cascade value(Session session, @In(BANDS) List<Row> bands) {
    return Band.all(bands, session.sampleRate());
  }
}
