package tenuto.dsp.spectral;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.stream.Stream;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Words for spectra: signals whose samples are real part, imaginary part, real part… A NaN makes
 * all of a transform NaN.
 */
public final class Spectra {
  private Spectra() {}

  @Operator(
      value =
          "The lower half of a signal's spectrum, stored, scaled by 1/sqrt(n), where n, its length,"
              + " is the next power of two.",
      words = {"FrequencyDomain", "OnHeapFrequencyDomain", "OffHeapFrequencyDomain"},
      find = {"fft", "spectrum"},
      example = "sf.FrequencyDomain(sf.SineWave(100, 440))",
      see = "ShortTimeSpectra",
      length = Length.POWER_OF_TWO,
      nan = Nan.EVERYWHERE)
  public static Stored frequencyDomain(WordContext context, @In(Units.SIGNAL) Signal x) {
    return transformed(
        context, "FrequencyDomain", x, Spectrum.sizeFor(x.length()), Spectrum::forward);
  }

  @Operator(
      value =
          "The signal of a spectrum without its upper half, stored: half the original amplitude,"
              + " and as long as the spectrum.",
      words = {"TimeDomain", "OnHeapTimeDomain", "OffHeapTimeDomain"},
      find = {"ifft", "inverse"},
      example = "sf.TimeDomain(sf.FrequencyDomain(sf.SineWave(100, 440)))",
      see = "ShortTimeSignal",
      length = Length.ITS_OWN,
      nan = Nan.EVERYWHERE)
  public static Stored timeDomain(
      WordContext context, @In("a spectrum; its length must be a power of two") Signal x) {
    if (Long.bitCount(x.length()) > 1) {
      throw new IllegalArgumentException(
          "x must be a spectrum, its length a power of two, but is " + x.length());
    }
    return transformed(context, "TimeDomain", x, x.length(), Spectrum::inverse);
  }

  @Operator(
      value = "The real and the imaginary parts of a spectrum, as two signals of half its length.",
      words = "RectangularSplit",
      example = "sf.RectangularSplit(sf.FrequencyDomain(sf.SineWave(100, 440)))",
      see = "PolarSplit",
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static List<Signal> rectangularSplit(@In("a spectrum") Signal x) {
    long bins = Math.ceilDiv(x.length(), 2);
    return Stream.of(0, 1)
        .map(first -> Gathered.of(new Rectangular.Part(first), List.of(x), bins))
        .toList();
  }

  @Operator(
      value =
          "The spectrum of real and imaginary parts, twice as long as the longer of both signals.",
      words = "RectangularJoin",
      example = "sf.RectangularJoin(sf.SineWave(500, 440), sf.SineWave(500, 660))",
      see = "PolarJoin",
      length = Length.TWICE,
      nan = Nan.ITS_OWN)
  public static Signal rectangularJoin(
      @In("the real parts, a signal or a list of signals as channels") Signal re,
      @In("the imaginary parts, a signal or a list of signals as channels") Signal im) {
    long length = 2 * Math.max(re.length(), im.length());
    return Gathered.of(new Rectangular.Join(), List.of(re, im), length);
  }

  @Operator(
      value =
          "The magnitudes and the phases of a spectrum's bins, in radians, as two signals of half"
              + " its length.",
      words = "PolarSplit",
      example = "sf.PolarSplit(sf.FrequencyDomain(sf.SineWave(100, 440)))",
      find = {"magnitude", "phase", "absolute", "angle"},
      see = {"PolarJoin", "RectangularSplit"},
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static List<Signal> polarSplit(@In("a spectrum") Signal x) {
    long bins = Math.ceilDiv(x.length(), 2);
    return Stream.of(false, true)
        .map(isPhase -> Gathered.of(new Polar.Part(isPhase), List.of(x), bins))
        .toList();
  }

  @Operator(
      value =
          "The spectrum of magnitudes and phases in radians, twice as long as the longer of both"
              + " signals.",
      words = "PolarJoin",
      example = "sf.PolarJoin(sf.SineWave(500, 440), sf.SineWave(500, 660))",
      see = {"PolarSplit", "RectangularJoin"},
      own = true,
      length = Length.TWICE,
      nan = Nan.ITS_OWN)
  public static Signal polarJoin(
      @In("the magnitudes, a signal or a list of signals as channels") Signal magnitudes,
      @In("the phases, a signal or a list of signals as channels") Signal phases) {
    long length = 2 * Math.max(magnitudes.length(), phases.length());
    return Gathered.of(new Polar.Join(), List.of(magnitudes, phases), length);
  }

  private static Stored transformed(
      WordContext context, String what, Signal x, long size, Way way) {
    long beside = 2 * Double.BYTES * size;
    return context
        .session()
        .results()
        .made(List.of(x), size, beside, () -> transform(context, what, x, size, way));
  }

  private static Stored transform(WordContext context, String what, Signal x, long size, Way way) {
    Session session = context.session();
    try (Reader reader = session.open(x);
        var work = session.memory().workspaces().get()) {
      MemorySegment result = work.arena().allocate(8 * size, 64);
      if (size > 0) {
        MemorySegment room = work.arena().allocate(8 * size, 64);
        way.go(Transforms.of(context).spectrum(size), reader, result, room);
      }
      return session
          .results()
          .record(
              Recipe.of(what, List.of(x)),
              1,
              size,
              () ->
                  (start, channels, n) -> new Block(result, 8 * start).copyTo(0, channels[0], 0, n))
          .getFirst();
    }
  }

  private interface Way {
    void go(Spectrum spectrum, Reader reader, MemorySegment result, MemorySegment work);
  }

  @Operator(
      value =
          "The product of two spectra, as complex numbers, which is the convolution of their"
              + " signals.",
      words = "CrossMultiply",
      example =
          "sf.CrossMultiply(sf.FrequencyDomain(sf.SineWave(100, 440)),"
              + " sf.FrequencyDomain(sf.WhiteNoise(100)))")
  public static Signal crossMultiply(
      @In("a spectrum, or a list of spectra as channels") Signal a,
      @In("a spectrum, or a list of spectra as channels") Signal b) {
    return CrossProduct.of(a, b);
  }
}
