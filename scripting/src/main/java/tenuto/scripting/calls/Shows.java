package tenuto.scripting.calls;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tenuto.scripting.reports.ShownSignals;

/** {@code sf.show}: signals that are to be seen and heard beside what a patch writes. */
public final class Shows {
  /** As a patch calls it. */
  public static final String WORD = "sf.show";

  private final RunContext<?> run;
  private final Set<String> names = ConcurrentHashMap.newKeySet();
  private volatile ShownSignals to = ShownSignals.NOWHERE;

  Shows(RunContext<?> run) {
    this.run = run;
  }

  /** Has them go there from now on, under names that are all free again. */
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
