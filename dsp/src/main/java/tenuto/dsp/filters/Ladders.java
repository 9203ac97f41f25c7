package tenuto.dsp.filters;

import java.util.List;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/**
 * Synthesizers' ladder low-passes, 24 dB per octave, with delay-free feedback: exactly tuned,
 * bounded at any setting, and stable under modulation at any speed. Values of signals outside a
 * range are clamped to it.
 */
public final class Ladders {
  private static final String HZ = "cutoff frequency";
  private static final String RESONANCE =
      "resonance; from 1 on it self-oscillates, once something excites it";
  private static final String DRIVE = "gain before the ladder, which saturates loud sounds";
  private static final String BASS =
      "bass compensation: how much of the bass that resonance takes away is restored";

  private Ladders() {}

  @Operator(
      value = "Moog's four-pole ladder low-pass with resonance, self-oscillation and saturation.",
      words = "MoogLadder",
      source = "V. Zavalishin, \"The art of VA filter design\", 2018",
      example = "sf.MoogLadder(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 4000)), 0.7)",
      find = {"moog", "moogladder", "vcf", "lpf", "synth", "resonance", "24db", "acid"},
      see = {"SVFLowPass", "DiodeLadder", "ShapedLadderLowPass"},
      own = true,
      length = Length.FIRST)
  public static Signal moog(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = HZ,
              unit = Unit.HZ,
              above = 0,
              limits = "at most 0.45 of the sample rate",
              orNumber = true,
              otherwise = "1000")
          Signal hz,
      @In(value = RESONANCE, from = 0, to = 1.2, orNumber = true, otherwise = "0.5")
          Signal resonance,
      @In(value = DRIVE, unit = Unit.DB, from = -60, to = 60, orNumber = true, otherwise = "0")
          Signal drive,
      @In(value = BASS, from = 0, to = 1, otherwise = "0.5") double bass) {
    Filter filter = new MoogLadder(bass, session.sampleRate());
    return through(session, filter, x, hz, resonance, drive);
  }

  @Operator(
      value =
          "Diode ladder low-pass, as in bass synthesizers, with a rounder resonance than Moog's.",
      words = "DiodeLadder",
      source =
          "V. Zavalishin, \"The art of VA filter design\", 2018; T. Stinchcombe, \"Diode ladder"
              + " filters\", 2009",
      example = "sf.DiodeLadder(sf.WhiteNoise(500), sf.NumericShape((0, 200), (500, 4000)), 0.75)",
      find = {"303", "acid", "vcf", "lpf", "synth", "resonance", "squelch"},
      see = {"MoogLadder", "ShapedLadderLowPass"},
      own = true,
      length = Length.FIRST)
  public static Signal diode(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = HZ,
              unit = Unit.HZ,
              above = 0,
              limits = "at most 0.45 of the sample rate",
              orNumber = true,
              otherwise = "1000")
          Signal hz,
      @In(value = RESONANCE, from = 0, to = 1.2, orNumber = true, otherwise = "0.7")
          Signal resonance,
      @In(value = DRIVE, unit = Unit.DB, from = -60, to = 60, orNumber = true, otherwise = "0")
          Signal drive,
      @In(value = BASS, from = 0, to = 1, otherwise = "0.5") double bass) {
    Filter filter = new DiodeLadder(bass, session.sampleRate());
    return through(session, filter, x, hz, resonance, drive);
  }

  private static Signal through(
      Session session, Filter filter, Signal x, Signal hz, Signal resonance, Signal drive) {
    double highest = LadderControls.HIGHEST * session.sampleRate();
    Controls.number(hz)
        .ifPresent(
            value ->
                Require.that(
                    value > 0 && value <= highest,
                    "hz",
                    "must be above 0 and at most %s (0.45 of the sample rate)".formatted(highest),
                    value));
    return Filtered.of(filter, List.of(x, hz, resonance, drive));
  }
}
