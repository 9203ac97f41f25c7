package tenuto.scripting.calls;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tenuto.scripting.reports.ShownSignals;

/** {@code sf.show}: signals shown and played on the page, besides the files that a patch writes. */
public final class Shows {
  /** The name in a patch. */
  public static final String WORD = "sf.show";

  private final RunContext<?> run;
  private final Set<String> names = ConcurrentHashMap.newKeySet();
  private volatile ShownSignals to = ShownSignals.NOWHERE;

  Shows(RunContext<?> run) {
    this.run = run;
  }

  /** Sets where signals are shown from now on; all names can be used again. */
  public void to(ShownSignals place) {
    names.clear();
    to = place;
  }

  /** Shows channels under a name. */
  public void show(List<Handle> channels, String name) {
    channels.forEach(each -> each.requireOwned(WORD));
    if (!names.add(name)) {
      throw new IllegalArgumentException(
          "%s: name must be new in a run, but is shown twice: '%s'".formatted(WORD, name));
    }
    if (to != ShownSignals.NOWHERE) {
      run.deeds().sound();
      new Call<>(run, "show").looked(channels, signals -> to.show(run.session(), signals, name));
    }
  }
}
