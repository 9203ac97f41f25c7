package tenuto.engine.base;

import java.util.function.Supplier;

/**
 * Where work on signals gets its memory. Its text is the same for all, as a signal's samples do not
 * depend on it: so a record with workspaces has a text of its settings alone, by which the cache
 * knows it.
 *
 * @param source opens a workspace
 */
public record Workspaces(Supplier<Workspace> source) {
  /** A new workspace. */
  public Workspace get() {
    return source.get();
  }

  @Override
  public String toString() {
    return "";
  }
}
