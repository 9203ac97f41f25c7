package tenuto.engine.keep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tenuto.engine.base.Closing;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Which of several signals are made by the same filters, as both sides of a reverb are: stored side
 * by side, these filters run once; stored one by one, once for each.
 *
 * <p>With a cache each signal is stored by itself, so that an edit of one leaves the parts of the
 * others as they were; {@link Stages} then store what long filters make of all channels.
 */
public final class SharedFilters {
  /** The most signals that are looked through beneath one. */
  private static final int MOST = 1000;

  private SharedFilters() {}

  /** See {@link tenuto.engine.Session#store(List)}. */
  public static List<Stored> store(Settings settings, SignalStore store, List<Signal> signals) {
    boolean areAlone = settings.isDry() || settings.defers() || settings.cache() != Cache.NONE;
    Stored[] results = new Stored[signals.size()];
    try {
      for (List<Integer> group : areAlone ? alone(signals) : groups(signals)) {
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

  private static List<List<Integer>> alone(List<Signal> signals) {
    List<List<Integer>> all = new ArrayList<>();
    for (int i = 0; i < signals.size(); i++) {
      all.add(List.of(i));
    }
    return all;
  }

  /** The numbers of signals of one length that share a filter with one of their group. */
  private static List<List<Integer>> groups(List<Signal> signals) {
    int[] first = new int[signals.size()]; // an earlier one of its group, or itself
    Map<Long, Map<Filtered, Integer>> users = new HashMap<>();
    for (int i = 0; i < first.length; i++) {
      first[i] = i;
      Map<Filtered, Integer> asLong =
          users.computeIfAbsent(signals.get(i).length(), length -> new IdentityHashMap<>());
      for (Filtered filter : filters(signals.get(i))) {
        int other = firstOf(first, asLong.getOrDefault(filter, i));
        int own = firstOf(first, i);
        first[Math.max(own, other)] = Math.min(own, other);
        asLong.put(filter, i);
      }
    }
    Map<Integer, List<Integer>> groups = new TreeMap<>();
    for (int i = 0; i < first.length; i++) {
      groups.computeIfAbsent(firstOf(first, i), group -> new ArrayList<>()).add(i);
    }
    return List.copyOf(groups.values());
  }

  private static int firstOf(int[] first, int number) {
    int at = number;
    while (first[at] != at) {
      first[at] = first[first[at]];
      at = first[at];
    }
    return at;
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
