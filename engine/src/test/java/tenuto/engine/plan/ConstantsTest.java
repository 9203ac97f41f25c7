package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Kit;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/** Sources of which all samples are the same. */
class ConstantsTest {
  private static final int BLOCK = 64;

  /** Counts how often it is written. */
  private record Same(double value, int[] written) implements Source {
    @Override
    public boolean isConstant() {
      return true;
    }

    @Override
    public void fill(long start, Block out, int n) {
      written[0]++;
      for (int i = 0; i < n; i++) {
        out.set(i, value);
      }
    }
  }

  @Test
  void areWrittenOnceAndForTheirLastBlock(@TempDir Path scratch) {
    List<int[]> written = new ArrayList<>();
    Signal sum = Kit.ramp(1000, 1);
    for (int i = 1; i <= 6; i++) {
      int[] count = new int[1];
      written.add(count);
      sum = Kit.sum(sum, Generated.of(new Same(i, count), 100 * i + 7));
    }
    Settings settings = new Settings().withScratch(scratch).withThreads(1).withBlockSize(BLOCK);
    try (Arena arena = Arena.ofConfined();
        Session session = new Session(settings);
        Reader reader = session.open(sum)) {
      Block block = new Block(arena.allocate(8 * BLOCK, 64), 0);
      for (int at = 0; at < 1000; at += BLOCK) {
        int n = Math.min(BLOCK, 1000 - at);
        reader.read(at, block, 0, n);
        for (int i = 0; i < n; i++) {
          double expected = at + i;
          for (int k = 1; k <= 6; k++) {
            expected += at + i < 100 * k + 7 ? k : 0;
          }
          assertThat(block.get(i)).as("sample %d", at + i).isEqualTo(expected);
        }
      }
    }
    for (int i = 0; i < 4; i++) {
      assertThat(written.get(i)[0]).as("constant %d", i + 1).isEqualTo(2);
    }
  }
}
