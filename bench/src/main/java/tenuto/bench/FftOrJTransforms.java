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
import tenuto.dsp.Fft;

/**
 * Is our transform of complex numbers as fast as JTransforms', on one thread? Each transforms a
 * fresh copy of the same noise, so both pay for a copy.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class FftOrJTransforms {
  /** Ours: real and imaginary parts in segments of their own. */
  @State(Scope.Thread)
  public static class Ours {
    @Param({"1024", "4096", "16384", "65536", "262144"})
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

  /** Theirs: real and imaginary parts in turn in one array. */
  @State(Scope.Thread)
  public static class Theirs {
    @Param({"1024", "4096", "16384", "65536", "262144"})
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

  @Benchmark
  public void fft(Ours ours) {
    ours.transform();
  }

  @Benchmark
  public void fftInJTransforms(Theirs theirs) {
    theirs.transform();
  }
}
