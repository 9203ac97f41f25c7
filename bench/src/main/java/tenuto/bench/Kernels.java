package tenuto.bench;

import java.lang.foreign.Arena;
import java.util.List;
import java.util.concurrent.TimeUnit;
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
import tenuto.dsp.envelopes.ExponentialShape;
import tenuto.dsp.envelopes.LinearShape;
import tenuto.dsp.envelopes.Point;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Butterworth;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.generators.Noise;
import tenuto.dsp.generators.Sine;
import tenuto.dsp.kernel.Arithmetic;
import tenuto.dsp.spectral.CrossProduct;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Source;

/**
 * How near does each kernel come to its limit: the plain loop over arrays as C2 compiles it, and
 * the same loop in C? Over one block, from one buffer into another, in a JVM that has run a kernel
 * of another kind before, as that of a piece has. It takes C2 up to two seconds to compile a
 * kernel. For errors below 5 % run it on a core of its own: {@code taskset -c 1 bench/run Kernels}.
 *
 * <p>A sine costs the array loop a Math.sin and C a sin of its library; C's and the arrays' filters
 * are the serial formula, which is why ours can be faster than they are.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1, timeUnit = TimeUnit.SECONDS)
@Measurement(iterations = 9, time = 150, timeUnit = TimeUnit.MILLISECONDS)
public class Kernels {
  private static final double RATE = 96_000;
  private static final double HZ = 1000;

  /** Makes the signal touch what a clip cuts off. */
  private static final double PEAK = 1.1;

  @Param({
    "sum",
    "product",
    "quotient",
    "complex product",
    "gain",
    "offset",
    "clip",
    "saturate",
    "sine",
    "noise",
    "linear shape",
    "biquad",
    "cascade of order 8"
  })
  String kernel;

  @Param({"1024", "8192"})
  int samples;

  double[] out;
  Block blockOut;
  private Arena arena;
  private double[] a;
  private double[] b;
  private Block blockA;
  private Block blockB;
  private Contest contest;

  /** One kernel three times. */
  private record Contest(Runnable ours, Runnable inArrays, Runnable inC) {}

  @Setup
  public void open() {
    arena = Arena.ofShared();
    a = Noises.array(1, samples);
    b = Noises.array(2, samples);
    ArrayLoops.gain(a.clone(), a, PEAK);
    out = new double[samples];
    blockA = Noises.block(arena, a);
    blockB = Noises.block(arena, b);
    blockOut = Noises.block(arena, out);
    seeAnotherKind();
    contest =
        switch (kernel) {
          case "sum" ->
              combined(
                  new Arithmetic.Sum(),
                  () -> ArrayLoops.sum(a, b, out),
                  () -> CLoops.sum(blockA, blockB, blockOut, samples));
          case "product" ->
              combined(
                  new Arithmetic.Product(),
                  () -> ArrayLoops.product(a, b, out),
                  () -> CLoops.product(blockA, blockB, blockOut, samples));
          case "quotient" ->
              combined(
                  new Arithmetic.Quotient(),
                  () -> ArrayLoops.quotient(a, b, out),
                  () -> CLoops.quotient(blockA, blockB, blockOut, samples));
          case "complex product" ->
              combined(
                  new CrossProduct(),
                  () -> ArrayLoops.complexProduct(a, b, out),
                  () -> CLoops.complexProduct(blockA, blockB, blockOut, samples));
          case "gain" ->
              mapped(
                  new Arithmetic.Gain(0.7),
                  () -> ArrayLoops.gain(a, out, 0.7),
                  () -> CLoops.gain(blockA, blockOut, samples, 0.7));
          case "offset" ->
              mapped(
                  new Arithmetic.Offset(0.1),
                  () -> ArrayLoops.offset(a, out, 0.1),
                  () -> CLoops.offset(blockA, blockOut, samples, 0.1));
          case "clip" ->
              mapped(
                  new Arithmetic.Clip(),
                  () -> ArrayLoops.clip(a, out),
                  () -> CLoops.clip(blockA, blockOut, samples));
          case "saturate" ->
              mapped(
                  new Arithmetic.Saturate(),
                  () -> ArrayLoops.saturate(a, out),
                  () -> CLoops.saturate(blockA, blockOut, samples));
          case "sine" ->
              generated(
                  new Sine(HZ, 0, RATE),
                  () -> ArrayLoops.sine(out, 2 * Math.PI * HZ / RATE),
                  () -> CLoops.sine(blockOut, samples, 2 * Math.PI * HZ / RATE));
          case "noise" ->
              generated(
                  new Noise(1),
                  () -> ArrayLoops.noise(out, 1),
                  () -> CLoops.noise(blockOut, samples, 1));
          case "linear shape" -> line();
          case "biquad" -> biquad();
          case "cascade of order 8" -> cascade();
          default -> throw new IllegalArgumentException(kernel);
        };
  }

  /** Runs a kernel that looks at the bits of doubles, for which the JVM goes through an array. */
  private void seeAnotherKind() {
    List<Point> fade = List.of(new Point(0, -60), new Point(1000.0 * samples / RATE, 0));
    ExponentialShape.through(fade, RATE).fill(0, blockOut, samples);
  }

  private Contest combined(Combiner combiner, Runnable inArrays, Runnable inC) {
    return new Contest(() -> combiner.apply(blockA, blockB, blockOut, samples), inArrays, inC);
  }

  private Contest mapped(Kernel ours, Runnable inArrays, Runnable inC) {
    return new Contest(() -> ours.apply(blockA, blockOut, samples), inArrays, inC);
  }

  private Contest generated(Source source, Runnable inArrays, Runnable inC) {
    return new Contest(() -> source.fill(0, blockOut, samples), inArrays, inC);
  }

  private Contest line() {
    List<Point> points = List.of(new Point(0, -1), new Point(1000.0 * samples / RATE, 1));
    double slope = 2.0 / samples;
    return generated(
        LinearShape.through(points, RATE),
        () -> ArrayLoops.line(out, -1, slope),
        () -> CLoops.line(blockOut, samples, -1, slope));
  }

  private Contest biquad() {
    Biquad filter = Rbj.lowPass(HZ, 0.7, RATE);
    double[] c = Filters.coefficients(filter);
    double[] state = new double[4];
    Block blockC = Noises.block(arena, c);
    Block blockState = Noises.block(arena, state);
    Filter.State ours = filter.begin();
    return new Contest(
        () -> ours.apply(blockA, blockOut, samples),
        () -> ArrayLoops.biquad(a, out, c, state),
        () -> CLoops.biquad(blockA, blockOut, samples, blockC, blockState));
  }

  private Contest cascade() {
    Cascade filter = Butterworth.lowPass(HZ, 8, RATE);
    double[] c = Filters.coefficients(Butterworth.lowPass(HZ, 8, RATE));
    double[] state = new double[10];
    Block blockC = Noises.block(arena, c);
    Block blockState = Noises.block(arena, state);
    Filter.State ours = filter.begin();
    return new Contest(
        () -> ours.apply(blockA, blockOut, samples),
        () -> ArrayLoops.cascade(a, out, c, state),
        () -> CLoops.cascade(blockA, blockOut, samples, blockC, blockState));
  }

  @TearDown
  public void close() {
    arena.close();
  }

  @Benchmark
  public void kernel() {
    contest.ours.run();
  }

  @Benchmark
  public void kernelInArrays() {
    contest.inArrays.run();
  }

  @Benchmark
  public void kernelInC() {
    contest.inC.run();
  }
}
