package tenuto.engine;

import java.util.function.Supplier;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Figures;
import tenuto.engine.signal.Journal;

/** Who is told what a session stores, and where. See {@link Session#observe}. */
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

  /** Who is told from now on what is stored, if there is a cache. */
  public void tell(Journal journal) {
    state.resources().tell(state.settings().cache() == Cache.NONE ? Journal.NONE : journal);
  }

  /** Where numbers measured of whole signals are remembered, beside what the cache knows. */
  public void figuresFrom(Figures remembered) {
    state.store().figuresFrom(remembered);
  }
}
