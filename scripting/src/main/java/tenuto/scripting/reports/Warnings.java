package tenuto.scripting.reports;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * What the author of a patch should know though nothing has failed: each kind once for a line, with
 * the line, however often the patch comes there.
 */
public final class Warnings {
  private volatile Consumer<PatchError> notices;
  private final Set<Place> told = ConcurrentHashMap.newKeySet();

  private final Function<String, PatchError> here;

  private record Place(String kind, String file, int line) {}

  /**
   * @param notices receives each warning, without a line end
   * @param here a message at the line of the patch that the calling thread is at
   */
  public Warnings(Consumer<String> notices, Function<String, PatchError> here) {
    this.notices = at -> notices.accept("warning: " + at.text());
    this.here = here;
  }

  /** Has warnings told to somebody else. */
  public void to(Consumer<PatchError> others) {
    notices = others;
  }

  /**
   * Tells something, with the line that the calling thread is at.
   *
   * @param kind the kind of warning, printed once for each line, whatever its text
   */
  public void tell(String kind, String text) {
    PatchError at = here.apply(text);
    if (told.add(new Place(kind, at.file(), at.line()))) {
      notices.accept(at);
    }
  }
}
