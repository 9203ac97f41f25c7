package tenuto.bench;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.concurrent.TimeUnit;
import org.jtransforms.fft.DoubleFFT_1D;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.visnow.jlargearrays.ConcurrencyUtils;
import tenuto.dsp.fft.Fft;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.dsp.spectral.Spectrum;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/**
 * Are our transforms of complex and of real numbers as fast as JTransforms', on one thread? Each
 * transforms a fresh copy of the same noise, so both pay for a copy; ours of a real signal gives
 * half a spectrum in the original's layout. The first transforms of a JVM are made of plain
 * numbers, so the warm-up is long.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 8, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class FftOrJTransforms {
  /** Ours: real and imaginary parts in segments of their own. */
  @State(Scope.Thread)
  public static class Ours {
    @Param({"1024", "4096", "16384", "65536", "262144", "1048576"})
    int points;

    MemorySegment re;
    MemorySegment im;
    private MemorySegment freshRe;
    private MemorySegment freshIm;
    private MemorySegment scratchRe;
    private MemorySegment scratchIm;
    private Fft fft;
    private Arena arena;

    @Setup
    public void open() {
      arena = Arena.ofShared();
      fft = Fft.ofSize(points, arena);
      freshRe = Noises.block(arena, 1, points).memory();
      freshIm = Noises.block(arena, 2, points).memory();
      re = arena.allocate(8L * points, 64);
      im = arena.allocate(8L * points, 64);
      scratchRe = arena.allocate(8L * points, 64);
      scratchIm = arena.allocate(8L * points, 64);
    }

    void transform() {
      MemorySegment.copy(freshRe, 0, re, 0, 8L * points);
      MemorySegment.copy(freshIm, 0, im, 0, 8L * points);
      fft.forward(re, im, scratchRe, scratchIm);
    }

    double re(int bin) {
      return re.getAtIndex(ValueLayout.JAVA_DOUBLE, bin);
    }

    @TearDown
    public void close() {
      arena.close();
    }
  }

  /** Ours of a real signal. */
  @State(Scope.Thread)
  public static class OursOfReals {
    @Param({"1024", "4096", "16384", "65536", "262144", "1048576"})
    int points;

    MemorySegment bins;
    private MemorySegment work;
    private Reader noise;
    private Spectrum spectrum;
    private Arena arena;

    @Setup
    public void open() {
      arena = Arena.ofShared();
      spectrum = Spectrum.ofSize(points, new VectorWarmUp(), arena, () -> {});
      Block fresh = Noises.block(arena, 1, points);
      noise =
          new Reader() {
            @Override
            public long length() {
              return points;
            }

            @Override
            public void read(long start, Block out, int at, int n) {
              fresh.copyTo((int) start, out, at, n);
            }

            @Override
            public void close() {}
          };
      bins = arena.allocate(8L * points, 64);
      work = arena.allocate(8L * points, 64);
    }

    void transform() {
      spectrum.forward(noise, bins, work);
    }

    double re(int bin) {
      return bins.getAtIndex(ValueLayout.JAVA_DOUBLE, 2L * bin) * Math.sqrt(points);
    }

    @TearDown
    public void close() {
      arena.close();
    }
  }

  /** Theirs: real and imaginary parts in turn in one array. */
  @State(Scope.Thread)
  public static class Theirs {
    @Param({"1024", "4096", "16384", "65536", "262144", "1048576"})
    int points;

    double[] numbers;
    private double[] fresh;
    private DoubleFFT_1D fft;

    @Setup
    public void open() {
      ConcurrencyUtils.setNumberOfThreads(1);
      fft = new DoubleFFT_1D(points);
      double[] re = Noises.array(1, points);
      double[] im = Noises.array(2, points);
      fresh = new double[2 * points];
      for (int i = 0; i < points; i++) {
        fresh[2 * i] = re[i];
        fresh[2 * i + 1] = im[i];
      }
      numbers = fresh.clone();
    }

    void transform() {
      System.arraycopy(fresh, 0, numbers, 0, numbers.length);
      fft.complexForward(numbers);
    }
  }

  /** Theirs of a real signal: real and imaginary parts in turn, the Nyquist bin at place 1. */
  @State(Scope.Thread)
  public static class TheirsOfReals {
    @Param({"1024", "4096", "16384", "65536", "262144", "1048576"})
    int points;

    double[] numbers;
    private double[] fresh;
    private DoubleFFT_1D fft;

    @Setup
    public void open() {
      ConcurrencyUtils.setNumberOfThreads(1);
      fft = new DoubleFFT_1D(points);
      fresh = Noises.array(1, points);
      numbers = fresh.clone();
    }

    void transform() {
      System.arraycopy(fresh, 0, numbers, 0, numbers.length);
      fft.realForward(numbers);
    }
  }

  @Benchmark
  public void fft(Ours ours) {
    ours.transform();
  }

  @Benchmark
  public void fftInJTransforms(Theirs theirs) {
    theirs.transform();
  }

  @Benchmark
  public void realFft(OursOfReals ours) {
    ours.transform();
  }

  @Benchmark
  public void realFftInJTransforms(TheirsOfReals theirs) {
    theirs.transform();
  }
}
