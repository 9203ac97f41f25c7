package tenuto.dsp.contract;

import java.util.concurrent.atomic.AtomicLong;
import tenuto.dsp.kernel.ScalarState;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.StateTransfer;

/** Changes nothing, and counts the samples that are computed. */
record Counted(AtomicLong samples) implements Filter {
  /**
   * Counts what the first signal that a word is given is computed from.
   *
   * @param word as {@code Reverb}
   */
  Feed before(String word) {
    return Feed.signalOf(word, 0, it -> Filtered.of(this, it));
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public State begin() {
    return new ScalarState() {
      @Override
      public void scalar(double[] x, int n) {
        samples.addAndGet(n);
      }

      @Override
      public void transfer(StateTransfer state) {} // there is none
    };
  }

  @Override
  public String toString() {
    return "Counted";
  }
}
