package tenuto.engine;

import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import tenuto.engine.keep.FromCache;
import tenuto.engine.setup.DryRunUsage;
import tenuto.engine.signal.Signal;

/** The threads of a session, and what may end or count their work. See {@link Session#work}. */
public final class SessionWork {
  private final SessionState state;

  SessionWork(SessionState state) {
    this.state = state;
  }

  /**
   * Does what is done where signals would be read side by side, if nobody is to read them: a dry
   * session counts what would be stored, and one whose cache several processes fill computes its
   * share of what the signals are made from.
   */
  public void foresee(List<Signal> signals) {
    state.requireOpen();
    if (state.settings().cache().division() == null) {
      state.resources().dryRunCount().reads(signals);
    } else {
      FromCache.computeOwn(state.resources(), signals);
    }
  }

  /** What a dry session would have stored so far. */
  public DryRunUsage foreseen() {
    return state.resources().dryRunCount().foreseen();
  }

  /** Does pieces of other work on many threads, in any order; returns when all are done. */
  public void share(long pieces, LongConsumer work) {
    state.requireOpen();
    state.resources().workers().run(pieces, state.resources().threads(), () -> work::accept);
  }

  /** What was learned about the speed of this process in one field. */
  public <T> T warmup(Class<T> field, Supplier<T> beginner) {
    return state.resources().warmup(field, beginner);
  }

  /**
   * Begins work beside the calling thread, which must wait for nothing itself.
   *
   * @return what waits until it is done, or does it if no thread was free, and throws what it threw
   */
  public Runnable begin(Runnable work) {
    return state.resources().background().begin(work);
  }

  /**
   * Ends whatever is being computed, on any thread, within moments: it fails with {@link
   * tenuto.engine.base.StoppedException}, as does all that is begun until {@link #resume}. What was
   * stored before stays, and what was under way gives its memory back.
   */
  public void stop() {
    state.resources().stop().want(true);
  }

  /**
   * Goes on if nothing is to stop: for who works long without reading or storing.
   *
   * @throws tenuto.engine.base.StoppedException if it is
   */
  public void requireGoing() {
    state.resources().stop().check();
  }

  /** Lets work begin again, once what was stopped has ended. */
  public void resume() {
    state.resources().stop().want(false);
  }

  /** Samples computed so far, over all channels. */
  public long rendered() {
    return state.resources().rendered();
  }
}
