package tenuto.engine.keep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tenuto.engine.base.Closing;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Which of several signals are made by the same filters, as both sides of a reverb are: stored side
 * by side, these filters run once; stored one by one, once for each.
 */
public final class SharedFilters {
  /** The most signals that are looked through beneath one. */
  private static final int MOST = 1000;

  private SharedFilters() {}

  /** See {@link tenuto.engine.Session#store(List)}. */
  public static List<Stored> store(Settings settings, SignalStore store, List<Signal> signals) {
    boolean isEach = settings.isDry() || settings.defers(); // no samples are computed yet
    Stored[] results = new Stored[signals.size()];
    try {
      for (List<Integer> group : isEach ? alone(signals.size()) : groups(signals)) {
        List<Signal> some = group.stream().<Signal>map(signals::get).toList();
        List<Stored> stored =
            some.size() == 1 ? List.of(store.store(some.getFirst())) : store.store(some, Look.NONE);
        for (int i = 0; i < stored.size(); i++) {
          results[group.get(i)] = stored.get(i);
        }
      }
      return List.of(results);
    } catch (Throwable e) {
      List<Runnable> closing = new ArrayList<>();
      for (Stored each : results) {
        if (each != null) {
          closing.add(each::close);
        }
      }
      Closing.after(e, closing);
      throw e;
    }
  }

  private static List<List<Integer>> alone(int count) {
    List<List<Integer>> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      all.add(List.of(i));
    }
    return all;
  }

  /** The numbers of signals of one length that share a filter with one of their group. */
  private static List<List<Integer>> groups(List<Signal> signals) {
    List<List<Integer>> groups = new ArrayList<>();
    List<Set<Filtered>> filters = new ArrayList<>();
    for (int i = 0; i < signals.size(); i++) {
      List<Integer> group = new ArrayList<>(List.of(i));
      Set<Filtered> own = filters(signals.get(i));
      for (int k = groups.size() - 1; k >= 0; k--) {
        boolean isAsLong =
            signals.get(groups.get(k).getFirst()).length() == signals.get(i).length();
        if (isAsLong && !Collections.disjoint(filters.get(k), own)) {
          group.addAll(groups.remove(k));
          own.addAll(filters.remove(k));
        }
      }
      Collections.sort(group);
      groups.add(group);
      filters.add(own);
    }
    return groups;
  }

  /** The first outputs of the filters beneath a signal, up to what is stored. */
  private static Set<Filtered> filters(Signal signal) {
    Set<Filtered> found = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Signal> open = new ArrayDeque<>(List.of(signal));
    while (!open.isEmpty() && seen.size() < MOST) {
      Signal next = open.pop();
      if (next instanceof Lazy lazy && seen.add(lazy)) {
        if (lazy instanceof Filtered filtered) {
          found.add(filtered.outputs().getFirst());
        }
        lazy.inputs().forEach(open::push);
      }
    }
    return found;
  }
}
