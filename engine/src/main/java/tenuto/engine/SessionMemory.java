package tenuto.engine;

import java.util.Collection;
import java.util.Comparator;
import java.util.function.Consumer;
import tenuto.engine.base.Reclaimer;
import tenuto.engine.base.Usage;
import tenuto.engine.base.Workspaces;
import tenuto.engine.disk.LentWorkspace;
import tenuto.engine.signal.Stored;

/**
 * The memory and the disk of a session: what is lent, where it is, and whether all of it is still
 * there. See {@link Session#memory}.
 */
public final class SessionMemory {
  private final SessionState state;

  SessionMemory(SessionState state) {
    this.state = state;
  }

  /**
   * Finds where a stored signal's samples are, for other programs to map. It holds the signal.
   *
   * @throws tenuto.engine.base.ReleasedException if it was released
   * @throws IllegalArgumentException if it belongs to another session
   * @throws UnsupportedOperationException where files without names cannot be reached: on systems
   *     without {@code /proc}
   */
  public Placement place(Stored stored) {
    state.requireOpen();
    return Placement.of(state.resources(), stored);
  }

  /**
   * Where work on whole signals gets its memory; the caller closes each workspace that it takes.
   */
  public Workspaces workspaces() {
    return new Workspaces(() -> new LentWorkspace(state.resources().working()));
  }

  /**
   * Asks the system whether any scratch disk has lost what was stored on it, for some tenths of a
   * millisecond a file; what was read before is right if it has not. Once the session is closed, it
   * says what was found out by then.
   *
   * @throws tenuto.engine.base.ScratchLostException if one has
   */
  public void requireIntact() {
    state.writebackErrors().ask();
  }

  /** Bytes lent and reserved. */
  public Usage usage() {
    return state.resources().pool().usage();
  }

  /**
   * The stored signals that still hold memory, in the order of where they were made; once the
   * session is closed, those that were never released.
   */
  public Collection<Stored> lent() {
    return state.resources().lent().stream().sorted(Comparator.comparing(Stored::origin)).toList();
  }

  /** Whom the pool asks for room: what finds signals that nobody can reach. */
  public void reclaimWith(Reclaimer unreachable) {
    state.resources().reclaimWith(unreachable);
  }

  /** Who is told before something is stored for which there may be no room. */
  public void forecastTo(Consumer<String> listener) {
    state.resources().forecast().tell(listener);
  }

  /** What the user should be told about the scratch folders, or an empty text. */
  public String scratchWarning() {
    return state.resources().scratch().warning();
  }

  /** What a fault in memory that was touched outside of this session's own work comes from. */
  public RuntimeException lossOf(InternalError fault) {
    return state.writebackErrors().of(fault);
  }
}
