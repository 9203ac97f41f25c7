package tenuto.bench;

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
import tenuto.dsp.spectral.Convolutions;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * What does storing a stored signal's convolution with a response of 3 s cost at 48 kHz? The
 * response's spectrum is there before. The first transforms of a JVM are made of plain numbers, so
 * the warm-up is long.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 8, time = 1000, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 1000, timeUnit = TimeUnit.MILLISECONDS)
@State(Scope.Thread)
public class ConvolveStored {
  private static final int SECOND = 48_000;

  /** A minute. */
  @Param("2880000")
  int samples;

  private Session session;
  private Signal wet;

  @Setup
  public void open() {
    session = Noises.session(1);
    Stored dry = Noises.stored(session, 1, samples);
    Stored response = Noises.stored(session, 2, Math.min(samples, 3 * SECOND));
    wet = Convolutions.convolution(session, dry, response);
  }

  @TearDown
  public void close() {
    session.close();
  }

  @Benchmark
  public void convolution() {
    session.store(wet).close();
  }
}
