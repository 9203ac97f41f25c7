package tenuto.scripting.reports;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.python.core.Py;
import org.python.core.PyFrame;

/**
 * What the author of a patch should know though nothing has failed: each kind once for a line, with
 * the line, however often the patch comes there.
 */
public final class Warnings {
  private final Consumer<String> notices;
  private final Set<Place> told = ConcurrentHashMap.newKeySet();

  private record Place(String kind, String file, int line) {}

  /**
   * @param notices receives each warning, without a line end
   */
  public Warnings(Consumer<String> notices) {
    this.notices = notices;
  }

  /**
   * Tells something, with the line that the calling thread is at.
   *
   * @param kind the kind of warning, printed once for each line, whatever its text
   */
  public void tell(String kind, String text) {
    PyFrame at = frame();
    String file = at == null ? null : Text.java(at.f_code.co_filename);
    int line = at == null ? 0 : at.f_lineno;
    if (told.add(new Place(kind, file, line))) {
      notices.accept("warning: " + new PatchError(text, file, line).text());
    }
  }

  /** Where the thread is in the patch's own files, or else wherever it is; null outside Python. */
  private static PyFrame frame() {
    PyFrame innermost = Py.getFrame();
    for (PyFrame each = innermost; each != null; each = each.f_back) {
      if (PatchError.isFile(Text.java(each.f_code.co_filename))) {
        return each;
      }
    }
    return innermost;
  }
}
