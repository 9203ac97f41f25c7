package tenuto.dsp.analysis;

import java.util.List;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;

/**
 * Words that return a sound's features over time as control signals: as long as the sound, with one
 * value per hop and linear interpolation between.
 */
public final class Analysis {
  private static final String TZANETAKIS =
      "G. Tzanetakis, P. Cook, \"Musical genre classification of audio signals\", 2002";

  private static final String HOP = "hop: time from one value to the next";
  private static final String WINDOW =
      "window of analysis around each value, cut off at the ends of the sound";

  private Analysis() {}

  @Operator(
      value =
          "Spectral centroid in Hz, as a signal: the mean frequency weighted by magnitude, a"
              + " measure of brightness; 0 in silence.",
      words = "SpectralCentroid",
      find = {"brightness", "spectral-centre", "aspectralstats"},
      see = {"SpectralRolloff", "SpectralFlatness", "Features"},
      source = TZANETAKIS,
      example = "sf.SpectralCentroid(sf.WhiteNoise(200))",
      own = true,
      nan = Nan.SPREADS)
  public static Signal spectralCentroid(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = HOP, unit = Unit.MS, limits = "at least one sample", otherwise = "10") double hop,
      @In(value = WINDOW, unit = Unit.MS, above = 0, otherwise = "40") double window) {
    return only(context, new Centroid(), x, hop, window);
  }

  @Operator(
      value =
          "Spectral rolloff in Hz, as a signal: the frequency below which a part of the magnitudes"
              + " is; 0 in silence.",
      words = "SpectralRolloff",
      find = {"bandwidth", "brightness"},
      see = {"SpectralCentroid", "Features"},
      source = TZANETAKIS,
      example = "sf.SpectralRolloff(sf.WhiteNoise(200))",
      own = true,
      nan = Nan.SPREADS)
  public static Signal spectralRolloff(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = "part of the magnitudes below it",
              above = 0,
              limits = "below 1",
              otherwise = "0.85")
          double part,
      @In(value = HOP, unit = Unit.MS, limits = "at least one sample", otherwise = "10") double hop,
      @In(value = WINDOW, unit = Unit.MS, above = 0, otherwise = "40") double window) {
    Require.that(part > 0 && part < 1, "part", "must be above 0 and below 1", part);
    return only(context, new Rolloff(part), x, hop, window);
  }

  @Operator(
      value =
          "Spectral flatness as a signal: the geometric mean of the power spectrum up to 20 kHz over"
              + " its mean, 0 for a tone, about 0.56 for white noise, 0 in silence.",
      words = "SpectralFlatness",
      find = {"noisiness", "tonality", "wiener-entropy"},
      see = {"SpectralCentroid", "Features"},
      source =
          "J. Johnston, \"Transform coding of audio signals using perceptual noise criteria\","
              + " 1988",
      example = "sf.SpectralFlatness(sf.WhiteNoise(200))",
      own = true,
      nan = Nan.SPREADS)
  public static Signal spectralFlatness(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = HOP, unit = Unit.MS, limits = "at least one sample", otherwise = "10") double hop,
      @In(value = WINDOW, unit = Unit.MS, above = 0, otherwise = "40") double window) {
    return only(context, new Flatness(), x, hop, window);
  }

  @Operator(
      value =
          "Spectral flux as a signal: the sum of all rises in magnitude since the hop before, which"
              + " is the amplitude of a sine that begins; 0 while nothing changes.",
      words = "SpectralFlux",
      find = {"onset-strength", "novelty", "transients"},
      see = {"Onsets", "Features"},
      source = "J. Bello et al., \"A tutorial on onset detection in music signals\", 2005",
      example = "sf.SpectralFlux(sf.WhiteNoise(200))",
      own = true,
      nan = Nan.SPREADS)
  public static Signal spectralFlux(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = HOP, unit = Unit.MS, limits = "at least one sample", otherwise = "10") double hop,
      @In(value = WINDOW, unit = Unit.MS, above = 0, otherwise = "40") double window) {
    return only(context, new Flux(), x, hop, window);
  }

  @Operator(
      value = "RMS envelope: the level of a sound as a signal; a full-scale sine is 0.707.",
      words = "RMSEnvelope",
      find = {"envelope-follower", "level", "loudness"},
      see = {"PeakEnvelope", "Follow", "Features"},
      example = "sf.RMSEnvelope(sf.SineWave(200, 440))",
      own = true,
      nan = Nan.SPREADS)
  public static Signal rmsEnvelope(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = HOP, unit = Unit.MS, limits = "at least one sample", otherwise = "10") double hop,
      @In(value = WINDOW, unit = Unit.MS, above = 0, otherwise = "50") double window) {
    return only(context, new RootMeanSquare(), x, hop, window);
  }

  @Operator(
      value =
          "Peak envelope: the largest magnitude around each place, nowhere less than the sound"
              + " itself if the window is at least two hops long.",
      words = "PeakEnvelope",
      find = {"envelope-follower", "level"},
      see = {"RMSEnvelope", "Follow", "Features"},
      example = "sf.PeakEnvelope(sf.SineWave(200, 440))",
      own = true,
      nan = Nan.SPREADS)
  public static Signal peakEnvelope(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = HOP, unit = Unit.MS, limits = "at least one sample", otherwise = "10") double hop,
      @In(value = WINDOW, unit = Unit.MS, above = 0, otherwise = "20") double window) {
    return only(context, new LargestSample(), x, hop, window);
  }

  @Operator(
      value =
          "Mel-frequency cepstral coefficients as a list of signals, in dB, by Slaney's mel bands"
              + " and the orthonormal DCT-II.",
      words = "MFCC",
      find = {"cepstrum", "timbre", "mel"},
      see = {"Chroma", "Features"},
      source =
          "S. Davis, P. Mermelstein, \"Comparison of parametric representations for monosyllabic"
              + " word recognition in continuously spoken sentences\", 1980; M. Slaney, \"Auditory"
              + " toolbox\", 1998",
      example = "sf.MFCC(sf.WhiteNoise(100), 4)",
      own = true,
      nan = Nan.SPREADS)
  public static List<Signal> mfcc(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = "number of coefficients",
              from = 1,
              whole = true,
              limits = "at most bands",
              otherwise = "13")
          double count,
      @In(value = HOP, unit = Unit.MS, limits = "at least one sample", otherwise = "10") double hop,
      @In(value = WINDOW, unit = Unit.MS, above = 0, otherwise = "40") double window,
      @In(
              value = "number of mel bands",
              to = 256,
              whole = true,
              limits = "at least count",
              otherwise = "40")
          double bands,
      @In(
              value = "upper end of the highest band, limited to half the sample rate",
              unit = Unit.HZ,
              from = 1,
              otherwise = "8000")
          double highest) {
    Feature feature = MelCepstrum.of(count, bands, highest);
    return ControlTrack.of(feature, frames(context, x, hop, window), FftTools.of(context), x);
  }

  @Operator(
      value =
          "Chromagram: the strength of each of the twelve pitch classes, from c to b, as a list of"
              + " signals of which the strongest is 1; all are 0 in silence.",
      words = "Chroma",
      find = {"chromagram", "pitch-class", "harmony", "chords"},
      see = {"KeyEstimate", "MFCC", "Features"},
      source = "E. Gómez, \"Tonal description of music audio signals\", 2006",
      example = "sf.Chroma(sf.WhiteNoise(100))",
      own = true,
      nan = Nan.SPREADS)
  public static List<Signal> chroma(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = HOP, unit = Unit.MS, limits = "at least one sample", otherwise = "40") double hop,
      @In(value = WINDOW, unit = Unit.MS, above = 0, otherwise = "160") double window,
      @In(
              value = "frequency of a4, the a above middle c",
              unit = Unit.HZ,
              from = 220,
              to = 880,
              otherwise = "440")
          double a4) {
    Feature feature = new PitchClasses(a4, true);
    return ControlTrack.of(feature, frames(context, x, hop, window), FftTools.of(context), x);
  }

  private static Signal only(
      WordContext context, Feature feature, Signal x, double hop, double window) {
    return ControlTrack.of(feature, frames(context, x, hop, window), FftTools.of(context), x)
        .getFirst();
  }

  private static Frames frames(WordContext context, Signal x, double hop, double window) {
    return Frames.of(context.session().sampleRate(), hop, window, x.length());
  }
}
