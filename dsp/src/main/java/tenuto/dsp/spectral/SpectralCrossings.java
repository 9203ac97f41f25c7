package tenuto.dsp.spectral;

import java.util.List;
import tenuto.dsp.filters.Follower;
import tenuto.dsp.frames.FrameFilter;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Words that shape one sound by the spectrum of another. */
public final class SpectralCrossings {
  /** The highest frequency of a vocoder's bands, as a share of the sample rate. */
  private static final double HIGHEST = 0.45;

  private static final String OTHER = "the other, a signal, or a list of signals as channels";
  private static final String VOICE = "the voice, a signal, or a list of signals as channels";
  private static final String CARRIER =
      "carrier, such as a rich synthesizer or noise: a signal, or a list of them";

  private SpectralCrossings() {}

  @Operator(
      value =
          "Cross-synthesis: the first sound with the spectral envelope of the second in place of"
              + " its own, so the tones of one with the colour and loudness of the other.",
      words = "CrossSynthesis",
      example = "sf.CrossSynthesis(sf.WhiteNoise(500), sf.SineWave(500, 440))",
      find = {"hybrid", "imprint", "formants", "pvscross"},
      see = {"Vocoder", "ChannelVocoder", "SpectralMorph"},
      own = true,
      length = Length.SHORTEST,
      nan = Nan.SPREADS)
  public static Signal crossSynthesis(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(OTHER) Signal y,
      @In(
              value = "amount of the other sound's spectral envelope",
              from = 0,
              to = 1,
              orNumber = true,
              otherwise = "1")
          Signal depth,
      @In(
              value =
                  "width over which spectral envelopes are smoothed; narrower keeps more of the"
                      + " other sound's own tones",
              unit = Unit.HZ,
              from = 0,
              otherwise = "300")
          double hz,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = FrameShape.WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.SHORT)
          double window) {
    FrameShape shape = FrameShape.of(context.session(), window, size);
    double rate = context.session().sampleRate();
    Require.between("hz", hz, 0, rate / 2);
    double width = hz * shape.size() / rate;
    List<Signal> inputs = List.of(x, y, depth);
    return new Cross(shape, Workbench.of(context), FrameFilter.shortest(inputs), width)
        .through(inputs, List.of());
  }

  @Operator(
      value =
          "Spectral morph: a sound between two, by interpolation of the magnitudes and frequencies"
              + " of their spectra; as long as the shorter one.",
      words = "SpectralMorph",
      example =
          "sf.SpectralMorph(sf.SineWave(500, 440), sf.WhiteNoise(500), sf.NumericShape((0, 0),"
              + " (500, 1)))",
      find = {"interpolate", "crossfade", "hybrid", "pvsmorph"},
      see = {"CrossSynthesis"},
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static Signal morph(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(OTHER) Signal y,
      @In(
              value = "morph position from the first (0) to the second sound (1)",
              from = 0,
              to = 1,
              orNumber = true,
              otherwise = "0.5")
          Signal morph,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = FrameShape.WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.LONG)
          double window) {
    FrameShape shape = FrameShape.of(context.session(), window, size);
    List<Signal> inputs = List.of(x, y, morph);
    return new Morph(shape, Workbench.of(context), FrameFilter.shortest(inputs))
        .through(inputs, List.of());
  }

  @Operator(
      value =
          "Vocoder by short-time spectra: gives the carrier the levels of the voice in each of many"
              + " bands; the formants may be shifted.",
      words = "Vocoder",
      source =
          "B. Glasberg, B. Moore, \"Derivation of auditory filter shapes from notched-noise data\","
              + " 1990",
      example = "sf.Vocoder(sf.SineWave(500, 440), sf.WhiteNoise(500))",
      find = {"talkbox", "robot", "formants", "speech", "phase-vocoder"},
      see = {"ChannelVocoder", "CrossSynthesis"},
      own = true,
      length = Length.SHORTEST,
      nan = Nan.SPREADS)
  public static Signal vocoder(
      WordContext context,
      @In(VOICE) Signal x,
      @In(CARRIER) Signal carrier,
      @In(
              value = "factor of the formants' frequencies",
              from = 0.25,
              to = 4,
              orNumber = true,
              otherwise = "1")
          Signal shift,
      @In(
              value = "number of bands from 0 to 20 kHz",
              from = 2,
              to = 100,
              whole = true,
              otherwise = "40")
          double bands,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = FrameShape.WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.SHORT)
          double window) {
    FrameShape shape = FrameShape.of(context.session(), window, size);
    int count = (int) bands;
    List<Signal> inputs = List.of(x, carrier, shift);
    return new FormantBands(
            shape,
            Workbench.of(context),
            FrameFilter.shortest(inputs),
            count,
            context.session().sampleRate())
        .through(inputs, List.of());
  }

  @Operator(
      value =
          "Channel vocoder, by band-pass filters: each band of the carrier gets the level of the"
              + " same band of the voice, however loud the carrier is.",
      words = "ChannelVocoder",
      source = "H. Dudley, \"Remaking speech\", 1939",
      example = "sf.ChannelVocoder(sf.SineWave(500, 440), sf.WhiteNoise(500))",
      find = {"talkbox", "robot", "speech", "filter-bank"},
      see = {"Vocoder", "CrossSynthesis"},
      own = true,
      length = Length.SHORTEST)
  public static Signal channelVocoder(
      Session session,
      @In(VOICE) Signal x,
      @In(CARRIER) Signal carrier,
      @In(value = "number of bands", from = 1, to = 100, whole = true, otherwise = "20")
          double bands,
      @In(value = "centre of the lowest band", unit = Unit.HZ, from = 1, otherwise = "100")
          double lowHz,
      @In(
              value = "centre of the highest band",
              unit = Unit.HZ,
              limits = "above lowHz, at most 0.45 of the sample rate",
              otherwise = "8000")
          double highHz,
      @In(
              value = "factor by which the carrier's bands are higher",
              from = 0.25,
              to = 4,
              otherwise = "1")
          double shift,
      @In(
              value = "attack time, after which 1 % of a step remains",
              unit = Unit.MS,
              from = 0,
              to = 10000,
              otherwise = "10")
          double attack,
      @In(value = "release time, likewise", unit = Unit.MS, from = 0, to = 10000, otherwise = "60")
          double release) {
    double rate = session.sampleRate();
    int count = (int) bands;
    Require.positive("highHz", highHz);
    Require.below("lowHz", lowHz, "highHz", highHz);
    ChannelBands filter =
        new ChannelBands(
            count,
            lowHz,
            Math.min(highHz, HIGHEST * rate),
            shift,
            Follower.factor(Milliseconds.exactly(attack, rate)),
            Follower.factor(Milliseconds.exactly(release, rate)),
            rate);
    return Filtered.of(filter, List.of(x, carrier));
  }
}
