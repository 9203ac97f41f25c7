package tenuto.dsp.spectral;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.fft.FftTest;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.dsp.support.ArrayReader;
import tenuto.engine.signal.Reader;

public class SpectrumTest {
  private interface Way {
    void go(Spectrum spectrum, Reader from, MemorySegment to, MemorySegment work);
  }

  public static double[] spectrum(double... samples) {
    return transformed(Spectrum::forward, Spectrum.sizeFor(samples.length), samples);
  }

  static double[] signal(double... spectrum) {
    return transformed(Spectrum::inverse, spectrum.length, spectrum);
  }

  private static double[] transformed(Way way, long size, double... from) {
    if (size == 0) {
      return new double[0];
    }
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment to = arena.allocate(8 * size, 64);
      MemorySegment work = arena.allocate(8 * size, 64);
      Spectrum spectrum = Spectrum.ofSize(size, new VectorWarmUp(), arena, () -> {});
      way.go(spectrum, new ArrayReader(from), to, work);
      return to.toArray(ValueLayout.JAVA_DOUBLE);
    }
  }

  private static double[] noise(int length) {
    return new Random(length).doubles(length, -1, 1).toArray();
  }

  /** 0.1 s of three sines at 48 kHz, as the goldens have it. */
  private static double[] threeSines() {
    double[] x = new double[4800];
    for (int i = 0; i < x.length; i++) {
      double turns = 2 * Math.PI * i / 48000;
      x[i] =
          StrictMath.sin(440 * turns)
              + 0.5 * StrictMath.sin(3100 * turns)
              + 0.25 * StrictMath.sin(9000 * turns);
    }
    return x;
  }

  /** The scaled complex transform of the padded signal, cut to as many values. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 7, 8, 16, 32, 63, 64, 100, 128, 2000, 5000, 40000})
  void isTheCutComplexTransform(int length) {
    double[] x = noise(length);
    int size = (int) Spectrum.sizeFor(length);
    double[] padded = new double[2 * size];
    for (int i = 0; i < length; i++) {
      padded[2 * i] = x[i];
    }
    double[] expected = Arrays.copyOf(FftTest.forward(padded), size);
    Arrays.setAll(expected, i -> expected[i] / Math.sqrt(size));
    double[] actual = spectrum(x);
    assertThat(actual).hasSize(size);
    assertThat(FftTest.relativeError(actual, expected)).isLessThan(1e-15);
  }

  /** The real part of the scaled inverse of the bins with an upper half of zeros. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 8, 16, 64, 128, 256, 4096, 32768})
  void isUndoneByTheInverseOfAHalfEmptySpectrum(int size) {
    double[] bins = noise(size);
    // The inverse by way of the forward transform: conjugate before and after.
    double[] conjugate = new double[2 * size];
    for (int k = 0; k < size; k++) {
      conjugate[k] = k % 2 == 0 ? bins[k] : -bins[k];
    }
    double[] transformed = FftTest.forward(conjugate);
    double[] expected = new double[size];
    Arrays.setAll(expected, i -> transformed[2 * i] / Math.sqrt(size));
    assertThat(FftTest.relativeError(signal(bins), expected)).isLessThan(1e-15);
  }

  @Test
  void thereAndBackIsHalfTheSignalAndHalfItsMean() {
    double[] x = noise(256);
    double mean = Arrays.stream(x).average().orElseThrow();
    double nyquist = 0;
    for (int i = 0; i < x.length; i++) {
      nyquist += (i % 2 == 0 ? x[i] : -x[i]) / x.length;
    }
    double[] back = signal(spectrum(x));
    for (int i = 0; i < x.length; i++) {
      double expected = x[i] / 2 + mean / 2 - (i % 2 == 0 ? nyquist : -nyquist) / 2;
      assertThat(back[i]).isCloseTo(expected, within(1e-15));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "0, -4.369261145e-16", "546, 1.424537177e-04", "1092, -2.489819896e-02",
    "1638, -2.235322108e-03", "2184, -3.930180496e-04", "2730, 5.047762020e-03",
    "3276, -1.771481180e-02", "3822, -7.211314444e-03", "4368, -5.496729867e-03",
    "4914, -4.751165668e-03", "5460, -4.303598936e-03", "6006, -3.981522398e-03",
    "6552, -3.720268706e-03", "7098, -3.489986312e-03", "7644, -3.274855054e-03",
    "8191, -8.483585524e-04"
  })
  void frequencyDomainIsSonicFields(int index, double golden) {
    assertThat(spectrum(threeSines())[index]).isCloseTo(golden, within(1e-9 * 26.01924377));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 2.355138688e-16", "546, 3.533230606e-01", "1092, -1.327133565e-01",
    "1638, -1.076499758e-01", "2184, 1.399208654e-01", "2730, 2.207987680e-01",
    "3276, 1.051930324e-01", "3822, -1.924767680e-01", "4368, 2.712912567e-01",
    "4914, 1.079438565e-16", "5460, 7.850462293e-17", "8191, -1.177569344e-16"
  })
  void timeDomainIsSonicFields(int index, double golden) {
    assertThat(signal(spectrum(threeSines()))[index])
        .isCloseTo(golden, within(1e-9 * 0.8591399285));
  }

  @Test
  void goldensPeakMeanAndRms() {
    double[] bins = spectrum(threeSines());
    assertThat(bins).hasSize(8192);
    assertThat(Arrays.stream(bins).map(Math::abs).max().orElseThrow())
        .isCloseTo(26.01924377, within(1e-8));
    assertThat(Arrays.stream(bins).average().orElseThrow())
        .isCloseTo(-4.837266244e-03, within(1e-12));
    assertThat(Math.sqrt(Arrays.stream(bins).map(v -> v * v).average().orElseThrow()))
        .isCloseTo(0.4384754750, within(1e-10));
  }

  @Test
  void emptyAndSingleSamples() {
    assertThat(spectrum()).isEmpty();
    assertThat(signal()).isEmpty();
    assertThat(spectrum(0.25)).containsExactly(0.25);
    assertThat(signal(0.25)).containsExactly(0);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "2, 2", "3, 4", "4, 4", "5, 8", "4294967297, 8589934592"})
  void sizeIsTheNextPowerOfTwo(long samples, long size) {
    assertThat(Spectrum.sizeFor(samples)).isEqualTo(size);
  }

  @Test
  void refusesASpectrumOfAnotherLength() {
    assertThatThrownBy(() -> signal(new double[4800]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "a spectrum's length must be a power of two from 1 to 2^41 values, but is 4800");
  }
}
