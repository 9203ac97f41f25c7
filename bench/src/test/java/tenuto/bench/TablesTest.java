package tenuto.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TablesTest {
  private static final String HEADS =
      "\"Benchmark\",\"Mode\",\"Threads\",\"Samples\",\"Score\",\"Score Error (99.9%)\",\"Unit\"";

  @Test
  void dividesBySamplesAndComparesWithOurFastest() {
    String tables =
        Tables.of(
            List.of(
                HEADS + ",\"Param: samples\",\"Param: seen\"",
                "\"tenuto.bench.Loop.mixInByteBuffers\",\"avgt\",1,5,4000.0,8.0,\"ns/op\",1000,\"a, b\"",
                "\"tenuto.bench.Loop.mixOnOneThread\",\"avgt\",1,5,1000.0,80.0,\"ns/op\",1000,\"a, b\"",
                "\"tenuto.bench.Loop.mixOnTwoThreads\",\"avgt\",1,5,500.0,5.0,\"ns/op\",1000,\"a, b\""));
    assertThat(tables)
        .isEqualTo(
            """

            ### Loop

            | | | | on one thread | on two threads | in byte buffers |
            |---|---|---|--:|--:|--:|
            | mix | 1000 | a, b | 1.00 ±8% | 0.500 | 4.00 (8.00×) |
            """);
  }

  @Test
  void leavesCallsWithoutSamplesAsTheyAre() {
    String tables =
        Tables.of(
            List.of(
                HEADS,
                "\"tenuto.engine.ChunkPool.lend\",\"avgt\",1,5,4525.0,NaN,\"ns/op\"",
                "\"tenuto.engine.ChunkPool.lendInC\",\"avgt\",1,5,9050.0,1.0,\"ns/op\"",
                "\"tenuto.engine.ChunkPool.lendInJTransforms\",\"avgt\",1,5,45.25,1.0,\"ns/op\""));
    assertThat(tables)
        .isEqualTo(
            """

            ### ChunkPool

            | | Tenuto | in C | in JTransforms |
            |---|--:|--:|--:|
            | lend | 4525 | 9050 (2.00×) | 45.3 (0.01×) |
            """);
  }
}
