package tenuto.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Every benchmark runs, once and on little: what it says then means nothing. */
class BenchmarksRunTest {
  @Test
  void everyBenchmarkRunsOnce() throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .forks(0)
            .mode(Mode.SingleShotTime)
            .warmupIterations(0)
            .measurementIterations(1)
            .timeout(TimeValue.seconds(60))
            .timeUnit(TimeUnit.NANOSECONDS)
            .param("samples", "1000")
            .param("points", "1024")
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT);
    if (!CLoops.available()) {
      options.exclude("InC$");
    }
    Collection<RunResult> results = new Runner(options.build()).run();
    Set<String> classes =
        results.stream()
            .map(result -> result.getParams().getBenchmark().replaceFirst("\\.\\w+$", ""))
            .collect(Collectors.toSet());
    assertThat(classes)
        .containsExactlyInAnyOrder(
            "tenuto.bench.ConvolveStored",
            "tenuto.bench.FfmOrUnsafe",
            "tenuto.bench.FftOrJTransforms",
            "tenuto.bench.FilterStored",
            "tenuto.bench.Kernels",
            "tenuto.bench.MixStored",
            "tenuto.bench.NativeCalls",
            "tenuto.bench.RenderChain",
            "tenuto.bench.SampleCodec",
            "tenuto.bench.StorageLoop",
            "tenuto.bench.StoreParallel",
            "tenuto.engine.ChunkPool",
            "tenuto.engine.disk.ScatteredChunks");
  }
}
