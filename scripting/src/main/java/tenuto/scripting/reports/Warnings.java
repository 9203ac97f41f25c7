package tenuto.scripting.reports;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Warnings for the author of a patch: each kind is printed once for each line, with the line,
 * however often the patch reaches it.
 */
public final class Warnings {
  private volatile Consumer<PatchError> notices;
  private final Set<Place> reported = ConcurrentHashMap.newKeySet();

  private final Function<String, PatchError> here;

  private record Place(String kind, String file, int line) {}

  /**
   * @param notices receives each warning, without a line end
   * @param here creates a message at the line of the patch at which the calling thread is
   */
  public Warnings(Consumer<String> notices, Function<String, PatchError> here) {
    this.notices = at -> notices.accept("warning: " + at.text());
    this.here = here;
  }

  /** Sends warnings to another receiver. */
  public void to(Consumer<PatchError> others) {
    notices = others;
  }

  /**
   * Warns, with the line at which the calling thread is.
   *
   * @param kind the kind of warning, printed once for each line, whatever its text
   */
  public void tell(String kind, String text) {
    PatchError at = here.apply(text);
    if (reported.add(new Place(kind, at.file(), at.line()))) {
      notices.accept(at);
    }
  }
}
