package tenuto.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Everything beneath a signal, looked at before it is read: which signals must be stored first.
 *
 * <p>Stored first is
 *
 * <ul>
 *   <li>what can only be read onward but is wanted in another order;
 *   <li>what a source is made from, and computed: each thread reads it;
 *   <li>what more than one plan reads, so that a signal that occurs often is computed once and the
 *       work grows with the number of distinct signals, not of paths;
 *   <li>every {@value #DEEPEST}th gather in a chain of gathers, so that no chain can exhaust the
 *       stack;
 *   <li>with several threads, each of several branches that a gather can only read onward, side by
 *       side.
 * </ul>
 *
 * All walks here are loops over explicit stacks.
 */
final class Graph {
  /**
   * Branches stored side by side for each thread: more would cost more disk than they save time.
   */
  private static final int BRANCHES_FOR_A_THREAD = 8;

  /**
   * Gathers read through each other before one is stored; a level costs some 300 bytes of stack.
   */
  static final int DEEPEST = 32;

  /** A gather in any order may read a block of its input several times: four levels at most. */
  private static final int ANYWHERE_DEPTH = 8;

  private final Signal root;

  /** Every signal beneath the root and itself, users before inputs. */
  private final List<Signal> order;

  private final Set<Signal> storedFirst = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Which plan a signal is a step of; null until a user is known. */
  private final Map<Signal, Place> places = new IdentityHashMap<>();

  /** How often signals are an input, once that is counted: where gathers lie upon gathers. */
  private final Map<Signal, Integer> uses = new IdentityHashMap<>();

  private final Map<Signal, Merging.Merged> merged = new IdentityHashMap<>();

  private record Place(Object plan, int depth) {}

  private Graph(Signal root) {
    this.root = root;
    List<Signal> all = order(Signal::inputs);
    if (all.stream().anyMatch(Graph::hasLayers)) {
      countUses(all);
      all = order(this::merging);
    }
    this.order = all;
  }

  private static boolean hasLayers(Signal signal) {
    return isMerging(signal) && signal.inputs().stream().anyMatch(Graph::isMerging);
  }

  private static boolean isMerging(Signal signal) {
    return signal instanceof Gathered it && it.gather() instanceof Merging;
  }

  private void countUses(List<Signal> all) {
    for (Signal signal : all) {
      signal.inputs().forEach(input -> uses.merge(input, 1, Integer::sum));
    }
  }

  /**
   * What a signal is read from: a gather looks through those beneath it that nobody else reads. One
   * with several users is computed once for all, or x = Concatenate(x, x) would come to 2^n parts.
   */
  private List<Signal> merging(Signal signal) {
    if (isMerging(signal) && signal.inputs().stream().anyMatch(this::isBeneath)) {
      Gathered whole = (Gathered) signal;
      Merging gather = (Merging) whole.gather();
      merged.put(signal, gather.merged(whole, this::isBeneath));
    }
    return inputs(signal);
  }

  private List<Signal> inputs(Signal signal) {
    Merging.Merged known = merged.get(signal);
    return known == null ? signal.inputs() : known.inputs();
  }

  private boolean isBeneath(Signal signal) {
    return isMerging(signal) && uses.get(signal) == 1;
  }

  /** The gathers that look through others, and what they find. */
  Map<Signal, Merging.Merged> merged() {
    return merged;
  }

  /**
   * @param threads how many branches that can only be read onward may be stored side by side
   */
  static Graph of(Signal root, int threads) {
    Graph graph = new Graph(root);
    if (threads > 1 && !root.addressable()) {
      graph.storeBranches(threads * BRANCHES_FOR_A_THREAD);
    }
    if (!graph.storedFirst.isEmpty() || graph.order.stream().anyMatch(Graph::hasFurtherPlans)) {
      graph.storeWhatPlansShare(); // otherwise all of it is one plan
    }
    return graph;
  }

  private static boolean hasFurtherPlans(Signal signal) {
    return switch (signal) {
      case Gathered it -> true;
      case Generated it -> !it.inputs().isEmpty();
      case Filtered it -> it.inputs().size() > 1;
      default -> false;
    };
  }

  private List<Signal> order(Function<Signal, List<Signal>> below) {
    record Visit(Signal signal, List<Signal> inputs, int[] next) {}
    List<Signal> finished = new ArrayList<>();
    Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Visit> visits = new ArrayDeque<>();
    visits.push(new Visit(root, below.apply(root), new int[1]));
    seen.add(root);
    while (!visits.isEmpty()) {
      Visit visit = visits.peek();
      if (visit.next[0] == visit.inputs.size()) {
        finished.add(visit.signal);
        visits.pop();
      } else {
        Signal input = visit.inputs.get(visit.next[0]++);
        if (seen.add(input)) {
          visits.push(new Visit(input, below.apply(input), new int[1]));
        }
      }
    }
    return finished.reversed();
  }

  /**
   * All filters that gathers read, reached without passing another one, if there are 2 to {@code
   * most}. Those that are read alongside the root need no storing (see {@link Relay}), and neither
   * do those that work in the background.
   */
  private void storeBranches(int most) {
    Set<Signal> alongside = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Signal> gathered = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Signal> filters = new ArrayList<>();
    alongside.add(root);
    for (Signal signal : order) {
      if (signal.addressable()) {
        continue;
      }
      if (gathered.contains(signal)) {
        if (signal instanceof Filtered it && !it.filter().worksInBackground()) {
          filters.add(signal);
        } else {
          gathered.addAll(inputs(signal));
        }
      } else if (alongside.contains(signal)) {
        (signal instanceof Gathered ? gathered : alongside).addAll(inputs(signal));
      }
    }
    if (filters.size() > 1 && filters.size() <= most) {
      storedFirst.addAll(filters);
    }
  }

  private void storeWhatPlansShare() {
    places.put(root, new Place(root, 0));
    for (Signal signal : order) {
      if (!(signal instanceof Lazy)) {
        continue;
      }
      Place place = places.get(signal);
      if (signal != root && place.depth() > DEEPEST) {
        storedFirst.add(signal);
      }
      if (storedFirst.contains(signal)) {
        place = new Place(signal, 0);
      }
      List<Signal> inputs = inputs(signal);
      for (int i = 0; i < inputs.size(); i++) {
        Signal input = inputs.get(i);
        if (signal instanceof Gathered gathered) {
          boolean anywhere = gathered.gather() instanceof Gather.Anywhere;
          visit(input, new Place(new Object(), place.depth() + (anywhere ? ANYWHERE_DEPTH : 1)));
          if (anywhere && !input.addressable()) {
            storedFirst.add(input);
          }
        } else if (signal instanceof Filtered && i > 0) {
          visit(input, new Place(new Object(), place.depth() + 1));
        } else if (signal instanceof Generated) {
          visit(input, new Place(new Object(), place.depth() + 1));
          if (!isFree(input)) {
            storedFirst.add(input); // every thread reads it
          }
        } else {
          visit(input, place);
        }
      }
    }
  }

  private void visit(Signal input, Place place) {
    Place known = places.putIfAbsent(input, place);
    if (known != null && known.plan() != place.plan() && !isFree(input)) {
      storedFirst.add(input);
    }
  }

  /** Whether it costs nothing to begin it again: one that is made of others reads them then. */
  private static boolean isFree(Signal signal) {
    return signal instanceof Stored || signal instanceof Generated && signal.inputs().isEmpty();
  }

  /** The signals that can only be read onward even when all that is stored first is stored. */
  Set<Signal> onward() {
    Set<Signal> onward = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Signal signal : order.reversed()) {
      if (signal.addressable()) {
        continue;
      }
      // A gather in any order is always addressable, and so never comes to this.
      if (signal instanceof Filtered
          || inputs(signal).stream()
              .anyMatch(i -> onward.contains(i) && !storedFirst.contains(i))) {
        onward.add(signal);
      }
    }
    return onward;
  }

  /** How many signals are computed, not only read. */
  int computed() {
    int computed = 0;
    for (Signal signal : order) {
      computed += signal instanceof Stored ? 0 : 1;
    }
    return computed;
  }

  /** Whether nothing has to be stored before the root can be read. */
  boolean isReady() {
    return storedFirst.isEmpty();
  }

  /** The stored signals that are read as they are. */
  List<Stored> leaves() {
    return order.stream()
        .filter(signal -> signal instanceof Stored)
        .map(signal -> (Stored) signal)
        .toList();
  }

  /**
   * What to store before the root can be read, in order: the signals of one stage need only those
   * of earlier stages.
   */
  List<List<Signal>> stages() {
    List<List<Signal>> stages = new ArrayList<>();
    Map<Signal, Integer> ready = new IdentityHashMap<>();
    for (Signal signal : order.reversed()) {
      int stage = 0;
      for (Signal input : inputs(signal)) {
        int before = ready.get(input) + (storedFirst.contains(input) ? 1 : 0);
        stage = Math.max(stage, before);
      }
      ready.put(signal, stage);
      if (signal != root && storedFirst.contains(signal)) {
        while (stages.size() <= stage) {
          stages.add(new ArrayList<>());
        }
        stages.get(stage).add(signal);
      }
    }
    return stages;
  }

  /** For each signal stored first, how many of the others, and the root, are made from it. */
  Map<Signal, Integer> users() {
    Map<Signal, Integer> users = new IdentityHashMap<>();
    for (Signal signal : order) {
      if (signal == root || storedFirst.contains(signal)) {
        needs(signal).forEach(need -> users.merge(need, 1, Integer::sum));
      }
    }
    return users;
  }

  /** The signals stored first that one signal is made from directly. */
  Set<Signal> needs(Signal made) {
    Set<Signal> needs = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Signal> found = new ArrayDeque<>(List.of(made));
    while (!found.isEmpty()) {
      for (Signal input : inputs(found.pop())) {
        if (storedFirst.contains(input)) {
          needs.add(input);
        } else if (seen.add(input)) {
          found.push(input);
        }
      }
    }
    return needs;
  }
}
