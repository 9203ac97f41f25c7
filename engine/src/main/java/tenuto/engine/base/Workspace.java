package tenuto.engine.base;

import java.lang.foreign.Arena;

/**
 * Memory in one piece for work on a whole signal, such as a transform, given back when it is
 * closed.
 *
 * <p>Small pieces come from the machine's memory, of which a session uses 64 MiB at most; others
 * from swap, and their disk is reserved, so a transform may be larger than memory. Swap counts as
 * lent and as disk under the session's cap. All is zero at first. Any thread may use it, but nobody
 * once it is closed: what it held may be another's then.
 */
public interface Workspace extends AutoCloseable {
  /** An arena for the workspace's pieces; its scope is the session's. */
  Arena arena();

  /** Gives all of it back; again does nothing. */
  @Override
  void close();
}
