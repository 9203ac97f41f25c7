package tenuto.scripting.calls;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.reports.SideEffects;

/** {@code sf.show}: signals shown and played on the page, besides the files that a patch writes. */
public final class Shows {
  /** The name in a patch. */
  public static final String WORD = "sf.show";

  private final RunContext<?> run;
  private final Set<String> names = ConcurrentHashMap.newKeySet();

  Shows(RunContext<?> run) {
    this.run = run;
  }

  /** Lets all names be used again. */
  public void forgetNames() {
    names.clear();
  }

  /** Shows channels under a name. */
  public void show(List<Handle> channels, String name) {
    channels.forEach(each -> each.requireOwned(WORD));
    if (!names.add(name)) {
      throw new IllegalArgumentException(
          "%s: name must be new in a run, but is shown twice: '%s'".formatted(WORD, name));
    }
    RunObserver observer = run.observer();
    if (observer.showsSignals()) {
      observer.affected(SideEffects.Kind.SOUNDS);
      new Call<>(run, "show")
          .looked(channels, signals -> observer.shown(run.session(), signals, name));
    }
  }
}
