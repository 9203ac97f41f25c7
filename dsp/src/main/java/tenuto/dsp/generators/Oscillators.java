package tenuto.dsp.generators;

import java.util.List;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Interpolation;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** Words for waves other than a sine, and for sines modulated by signals. */
public final class Oscillators {
  private Oscillators() {}

  @Operator(
      value = "A pulse at the start of every period: one sample of -1, then one of 1.",
      words = "FullPulse",
      see = "Pulse",
      example = "sf.FullPulse(1000, 440)")
  public static Signal fullPulse(
      Session session,
      @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(value = "frequency", unit = Unit.HZ, above = 0, limits = "at most half the sample rate")
          double hz) {
    double rate = session.sampleRate();
    Require.that(
        hz > 0 && hz <= rate / 2, "hz", "must be above 0 and at most half the sample rate", hz);
    Require.that(Double.isFinite(rate / hz), "hz", "must not be so close to 0", hz);
    return Generated.of(new FullPulse(rate / hz), Times.length(session, ms));
  }

  @Operator(
      value = "A sine wave with its phase given by a signal, as long as that signal.",
      words = "PhaseModulatedSineWave",
      find = {"fm", "pm"},
      see = {"FMOperator", "Phasor", "ShapedSinWave"},
      example = "sf.PhaseModulatedSineWave(440, sf.NumericVolume(sf.SineWave(1000, 5), 0.3))")
  public static Signal phaseModulatedSineWave(
      Session session,
      @In(value = "frequency", unit = Unit.HZ) double hz,
      @In(value = "phase", unit = Unit.TURNS) Signal phase) {
    return Gathered.of(
        new PhaseModulatedSine(hz, session.sampleRate()), List.of(phase), phase.length());
  }

  @Operator(
      value = "A sine wave whose frequency is a signal, as long as that signal.",
      words = "ShapedSinWave",
      find = {"glissando", "fm"},
      example = "sf.ShapedSinWave(sf.NumericShape((0, 220), (1000, 880)))",
      borrows = true,
      see = {"Chirp", "PhaseModulatedSineWave", "SineWave"},
      nan = Nan.ITS_OWN)
  public static Signal shapedSinWave(
      Session session, @In(value = "frequency", unit = Unit.HZ) Signal hz) {
    return Filtered.of(new FrequencyModulatedSine(session.sampleRate()), hz);
  }

  @Operator(
      value =
          "A table played repeatedly, once per period; between samples it is the band-limited"
              + " signal within -90 dB up to 0.4 of the sample rate, and without a filter aliases"
              + " where it is played faster.",
      words = "Generate",
      see = {"WavetableOsc"},
      find = {"wavetable", "oscillator"},
      example = "sf.Generate(500, 2, sf.SineWave(500, 440))",
      borrows = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal generate(
      WordContext context,
      @In(value = Units.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(value = "repetitions per second; negative values play backwards", unit = Unit.HZ)
          double hz,
      @In("one period") Signal table) {
    Session session = context.session();
    long length = Times.length(session, ms);
    Require.finite("hz", hz);
    if (table.length() == 0) {
      return Generators.silence(session, ms);
    }
    Interpolation between = Interpolation.of(context.dialect());
    return Generated.of(
        new Wavetable(hz, session.sampleRate(), between, session.memory().workspaces()),
        List.of(table),
        length);
  }
}
