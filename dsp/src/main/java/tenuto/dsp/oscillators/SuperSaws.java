package tenuto.dsp.oscillators;

import java.util.List;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/** Words for several band-limited oscillators that work together: super saw and hard sync. */
public final class SuperSaws {
  private SuperSaws() {}

  @Operator(
      value =
          "Several detuned band-limited sawtooth waves in stereo: a list of left and right, each"
              + " with the power of one sawtooth.",
      words = "SuperSaw",
      find = {"hypersaw", "unison", "jp-8000", "trance", "detuned"},
      see = "Saw",
      source = "A. Szabo, \"How to emulate the super saw\", 2010",
      example = "sf.SuperSaw(300, sf.NumericShape((0, 110), (600, 440)), 20, 6)",
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static List<Signal> superSaw(
      WordContext context,
      @In(value = BandLimited.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(
              value = BandLimited.HZ,
              unit = Unit.HZ,
              limits = "within half the sample rate",
              orNumber = true)
          Signal hz,
      @In(
              value = "detuning of the outermost voices",
              unit = Unit.CENTS,
              from = 0,
              to = 1200,
              orNumber = true,
              otherwise = "25")
          Signal detune,
      @In(value = "number of voices", from = 1, to = 64, whole = true, otherwise = "7")
          double voices,
      @In(
              value = "stereo spread of the voices; 0 is all in the middle",
              from = 0,
              to = 1,
              orNumber = true,
              otherwise = "1")
          Signal spread) {
    Session session = context.session();
    double rate = BandLimited.rate(session, hz);
    int count = (int) voices;
    long seed = context.nextSeed();
    return LookaheadOscillators.all(
        known -> new SuperSawWave(rate, count, seed, known),
        Times.length(session, ms),
        List.of(hz, detune, spread));
  }

  @Operator(
      value =
          "Hard sync: a band-limited sawtooth wave that restarts with each period of a silent"
              + " master oscillator.",
      words = "SyncSaw",
      find = {"hard-sync", "hardsync", "sync"},
      see = "Saw",
      source = "E. Brandt, \"Hard sync without aliasing\", 2001",
      example = "sf.SyncSaw(500, 220, sf.NumericShape((0, 1), (1000, 4)))",
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal syncSaw(
      Session session,
      @In(value = BandLimited.LENGTH, unit = Unit.MS, from = 0) double ms,
      @In(
              value = "pitch: the frequency of the silent master oscillator",
              unit = Unit.HZ,
              from = 0,
              limits = "at most half the sample rate",
              orNumber = true)
          Signal hz,
      @In(
              value = "ratio of the sawtooth's frequency to it",
              from = 0,
              orNumber = true,
              otherwise = "1.5")
          Signal ratio,
      @In(value = BandLimited.PHASE, unit = Unit.TURNS, otherwise = "0") double phase) {
    double rate = session.sampleRate();
    Controls.between("hz", hz, 0, rate / 2);
    return LookaheadOscillators.all(
            known -> new SyncedSaw(rate, phase, known),
            Times.length(session, ms),
            List.of(hz, ratio))
        .getFirst();
  }
}
