package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tenuto.engine.Kit;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** What is made in step with filters is made anew, and what they are made from stays. */
class ResumedSignalsTest {
  private static final int STEPS = 20_000;

  /** 20,000 sums above a filter, each of the one beneath it with itself. */
  @Test
  void aDeepGraphIsMadeOnce() {
    Signal ramp = Kit.ramp(100, 1);
    Filtered filter = (Filtered) Kit.leak(ramp, 0.5);
    Signal deep = filter;
    for (int i = 0; i < STEPS; i++) {
      deep = Combined.of(new Kit.Add(), List.of(deep, deep));
    }
    StatesTaken taken = new StatesTaken(1, Cache.PART);
    Signal made = new ResumedSignals(List.of(filter), 0, List.of(), taken).of(deep);
    for (int i = 0; i < STEPS; i++) {
      assertThat(made.inputs().getFirst()).isSameAs(made.inputs().getLast());
      made = made.inputs().getFirst();
    }
    assertThat(((Filtered) made).filter()).isInstanceOf(Resumed.class);
    assertThat(made.inputs()).containsExactly(ramp);
  }
}
