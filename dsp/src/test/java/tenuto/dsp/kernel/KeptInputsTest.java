package tenuto.dsp.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import org.assertj.core.data.Index;
import org.junit.jupiter.api.Test;
import tenuto.dsp.support.Blocks;
import tenuto.engine.base.Block;

/** Constants among the inputs of a processor. */
class KeptInputsTest {
  private static final int MOST = 600;

  /** The sum of its inputs, of which it changes the first. */
  private static final class Sum extends ScalarProcessor {
    private boolean stayed = true;

    @Override
    protected int firstKept() {
      return 1;
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      stayed &= stays(1);
      for (int i = 0; i < n; i++) {
        out[0][i] = in[0][i] + in[1][i];
        in[0][i] = Double.NaN;
      }
    }
  }

  private static double[] sums(Sum sum, Block x, Block control, int n) {
    try (Arena arena = Arena.ofConfined()) {
      Block out = Blocks.of(arena, new double[MOST]);
      sum.stayed = true;
      sum.process(new Block[] {x, control}, new Block[] {out}, n);
      return Blocks.samples(out, n);
    }
  }

  private static void fill(Block block, double value, int held) {
    for (int i = 0; i < MOST; i++) {
      block.set(i, value);
    }
    block.hold(held);
  }

  @Test
  void areCopiedOnlyWhereTheyAreNew() {
    try (Arena arena = Arena.ofConfined()) {
      Block x = Blocks.of(arena, new double[MOST]);
      Block control = Blocks.of(arena, new double[MOST]);
      Sum sum = new Sum();
      x.hold(MOST); // may be changed, and so is always copied
      fill(control, 3, 64);
      assertThat(sums(sum, x, control, 64)).containsOnly(3);
      assertThat(sum.stayed).isFalse();
      assertThat(sums(sum, x, control, 64)).containsOnly(3);
      assertThat(sum.stayed).isTrue();
      control.set(5, 7); // nobody does that to a constant, and so nobody looks
      assertThat(sums(sum, x, control, 64)).containsOnly(3);
      fill(control, 3, 264);
      assertThat(sums(sum, x, control, 264)).containsOnly(3);
      assertThat(sum.stayed).as("more samples than before").isFalse();
      fill(control, 4, 264);
      assertThat(sums(sum, x, control, 264)).containsOnly(4);
      assertThat(sum.stayed).as("another value").isFalse();
      control.hold(0);
      control.set(5, 7);
      assertThat(sums(sum, x, control, 64)).contains(7, Index.atIndex(5));
      fill(control, 4, 64);
      assertThat(sums(sum, x, control, 64)).as("after what is no constant").containsOnly(4);
      fill(control, -0.0, 64);
      sums(sum, x, control, 64);
      fill(control, 0.0, 64);
      sums(sum, x, control, 64);
      assertThat(sum.stayed).as("0 after -0").isFalse();
    }
  }
}
