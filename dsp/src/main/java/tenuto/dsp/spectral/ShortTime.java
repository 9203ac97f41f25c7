package tenuto.dsp.spectral;

import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.SpectraInRow;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;

/**
 * Words for short-time Fourier transforms: the spectra of a signal's frames, one after the other in
 * one signal.
 */
public final class ShortTime {
  private static final String GRIFFIN =
      "D. Griffin, J. Lim, \"Signal estimation from modified short-time Fourier transform\", 1984";

  private ShortTime() {}

  private static FrameShape shape(WordContext context, double size, double hop, double window) {
    return FrameShape.of(context.session().sampleRate(), window, size, hop);
  }

  @Operator(
      value =
          "The spectra of overlapping frames of a signal, one after the other, in pairs of real"
              + " and imaginary part of half the frame's samples + 1 bins.",
      words = "ShortTimeSpectra",
      source = GRIFFIN,
      example = "sf.ShortTimeSpectra(sf.SineWave(100, 440))",
      find = {"stft", "spectrogram", "fft", "frames"},
      see = {"ShortTimeSignal", "FrequencyDomain"},
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal spectra(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = FrameShape.HOP, unit = Unit.SAMPLES, from = 0, otherwise = "0") double hop,
      @In(value = FrameShape.ROUNDED, unit = Unit.MS, above = 0, otherwise = FrameShape.SHORT)
          double window) {
    return SpectraInRow.of(shape(context, size, hop, window), Workbench.of(context), x);
  }

  @Operator(
      value =
          "The signal of the spectra that ShortTimeSpectra gives: the same one, if they were not"
              + " changed.",
      words = "ShortTimeSignal",
      source = GRIFFIN,
      example = "sf.ShortTimeSignal(sf.ShortTimeSpectra(sf.SineWave(100, 440)), 2000)",
      find = {"istft", "inverse", "resynthesis"},
      see = {"ShortTimeSpectra", "TimeDomain"},
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal signal(
      WordContext context,
      @In("spectra, as ShortTimeSpectra gives them") Signal x,
      @In(value = "length", unit = Unit.SAMPLES, from = 0) double samples,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = FrameShape.HOP, unit = Unit.SAMPLES, from = 0, otherwise = "0") double hop,
      @In(value = FrameShape.ROUNDED, unit = Unit.MS, above = 0, otherwise = FrameShape.SHORT)
          double window) {
    FrameShape shape = shape(context, size, hop, window);
    Require.that(
        samples >= 0 && samples == Math.rint(samples) && samples < 0x1p53,
        "samples",
        "must be a whole number of 0 or more",
        samples);
    return SpectraInRow.signal(
        shape, Workbench.of(context), x, shape.size() - shape.hop(), (long) samples);
  }
}
