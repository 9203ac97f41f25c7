package tenuto.engine;

import java.util.function.Supplier;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Figures;
import tenuto.engine.signal.StoreObserver;

/** Who is notified of what a session stores, and where. See {@link Session#observe}. */
public final class SessionObservers {
  private final SessionState state;

  SessionObservers(SessionState state) {
    this.state = state;
  }

  /**
   * Says where a stored signal is made, for messages and {@link SessionMemory#lent}, such as {@link
   * JavaSite#caller}; asked on the storing thread for each. The text of what it gives is taken only
   * when somebody wants to read it.
   */
  public void originsFrom(Supplier<?> where) {
    state.originsFrom(where);
  }

  /** Sets who is notified from now on of what is stored, if there is a cache. */
  public void by(StoreObserver observer) {
    boolean keeps = state.settings().cache() != Cache.NONE;
    state.resources().observe(keeps ? observer : StoreObserver.NONE);
  }

  /** Where numbers measured of whole signals are remembered, beside what the cache knows. */
  public void figuresFrom(Figures remembered) {
    state.store().numbers().figuresFrom(remembered);
  }
}
