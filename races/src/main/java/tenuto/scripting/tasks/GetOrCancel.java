package tenuto.scripting.tasks;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IZI_Result;

/** One thread waits for a task which another cancels: it ran once, or never. */
@JCStressTest
@State
@Outcome(id = "1, false, 1", expect = Expect.ACCEPTABLE, desc = "too late to cancel: it ran")
@Outcome(id = "-1, true, 0", expect = Expect.ACCEPTABLE, desc = "cancelled: it never ran")
public class GetOrCancel {
  /** Shared, as each would have threads of its own. */
  private static final Tasks TASKS = new Tasks(2, 0);

  private final AtomicInteger runs = new AtomicInteger();
  private final Task<Integer> task = TASKS.submit(0, runs::incrementAndGet);

  @Actor
  public void get(IZI_Result result) {
    try {
      result.r1 = task.get();
    } catch (CancellationException e) {
      result.r1 = -1;
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  @Actor
  public void cancel(IZI_Result result) {
    result.r2 = task.cancel(false);
  }

  @Arbiter
  public void after(IZI_Result result) {
    result.r3 = runs.get();
  }
}
