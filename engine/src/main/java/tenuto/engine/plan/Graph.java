package tenuto.engine.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Merging;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Everything beneath a signal, looked at before it is read: which signals must be stored first.
 *
 * <p>Stored first is
 *
 * <ul>
 *   <li>what can only be read onward but is wanted in another order;
 *   <li>what a source is made from, and computed: each thread reads it;
 *   <li>what more than one plan reads, so that a signal that occurs often is computed once and the
 *       work grows with the number of distinct signals, not of paths; of a filter whose outputs
 *       different plans read, all of them, in one go;
 *   <li>every {@value #DEEPEST}th gather in a chain of gathers, so that no chain can exhaust the
 *       stack;
 *   <li>with several threads, each of several branches that a gather can only read onward, side by
 *       side.
 * </ul>
 *
 * All walks here are loops over explicit stacks.
 */
public final class Graph {
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
  private final GraphOrder order;

  /** Of a filter's outputs, the first: then all that are read are stored. */
  private final Set<Signal> storedFirst = newSet();

  /** Which plan a signal is a step of; null until a user is known. */
  private final Map<Signal, Place> places = new IdentityHashMap<>();

  private record Place(Object plan, int depth) {}

  private Graph(Signal root) {
    this.root = root;
    this.order = new GraphOrder(root);
  }

  private static Set<Signal> newSet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  /**
   * @param threads how many branches that can only be read onward may be stored side by side
   */
  public static Graph of(Signal root, int threads) {
    Graph graph = new Graph(root);
    if (threads > 1 && !root.addressable()) {
      graph.storeBranches(threads * BRANCHES_FOR_A_THREAD);
    }
    if (!graph.storedFirst.isEmpty() || graph.hasFurtherPlans()) {
      graph.storeWhatPlansShare(); // otherwise all of it is one plan
    }
    return graph;
  }

  /** A loop, as each signal that is stored is asked: streams take long until they are compiled. */
  private boolean hasFurtherPlans() {
    for (Signal signal : order.signals()) {
      if (signal instanceof Gathered
          || signal instanceof Generated && !signal.inputs().isEmpty()
          || signal instanceof Filtered it && !it.beside().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /**
   * All filters that gathers read, reached without passing another one, if there are 2 to {@code
   * most}. Those that are read alongside the root need no storing (see {@link Relay}), and neither
   * do those that work in the background, nor those without inputs: what decodes a file serves all
   * of its channels that are read side by side.
   */
  private void storeBranches(int most) {
    Set<Signal> alongside = newSet();
    Set<Signal> gathered = newSet();
    List<Signal> filters = new ArrayList<>();
    alongside.add(root);
    for (Signal signal : order.signals()) {
      if (signal.addressable()) {
        continue;
      }
      if (gathered.contains(signal)) {
        if (signal instanceof Filtered it && isBranch(it)) {
          filters.add(signal);
        } else {
          gathered.addAll(order.inputs(signal));
        }
      } else if (alongside.contains(signal)) {
        (signal instanceof Gathered ? gathered : alongside).addAll(order.inputs(signal));
      }
    }
    if (filters.size() > 1 && filters.size() <= most) {
      storedFirst.addAll(filters);
    }
  }

  private static boolean isBranch(Filtered signal) {
    return signal.isFirst()
        && !signal.alongside().isEmpty()
        && !signal.filter().worksInBackground();
  }

  private void storeWhatPlansShare() {
    places.put(root, new Place(root, 0));
    for (Signal signal : order.signals()) {
      if (!(signal instanceof Lazy)) {
        continue;
      }
      Place place = places.get(signal);
      if (GraphOrder.isFurtherOutput(signal)) {
        visit(GraphOrder.maker(signal), place);
        continue;
      }
      if (signal != root && place.depth() > DEEPEST) {
        storedFirst.add(signal);
      }
      if (storedFirst.contains(signal)) {
        place = new Place(signal, 0);
      }
      List<Signal> inputs = order.inputs(signal);
      for (int i = 0; i < inputs.size(); i++) {
        Signal input = inputs.get(i);
        if (signal instanceof Gathered gathered) {
          boolean randomAccess = gathered.gather() instanceof Gather.RandomAccess;
          visit(
              input, new Place(new Object(), place.depth() + (randomAccess ? ANYWHERE_DEPTH : 1)));
          if (randomAccess && !input.addressable()) {
            storedFirst.add(GraphOrder.maker(input));
          }
        } else if (signal instanceof Filtered it && i >= it.alongside().size()) {
          visit(input, new Place(new Object(), place.depth() + 1));
        } else if (signal instanceof Generated) {
          visit(input, new Place(new Object(), place.depth() + 1));
          if (!isFree(input)) {
            storedFirst.add(GraphOrder.maker(input)); // every thread reads it
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
      storedFirst.add(GraphOrder.maker(input));
    }
  }

  /** Whether it costs nothing to begin it again: one that is made of others reads them then. */
  private static boolean isFree(Signal signal) {
    return signal instanceof Stored || signal instanceof Generated && signal.inputs().isEmpty();
  }

  /** The signals that can only be read onward even when all that is stored first is stored. */
  Set<Signal> sequential() {
    Set<Signal> sequential = newSet();
    for (Signal signal : order.signals().reversed()) {
      if (signal.addressable()) {
        continue;
      }
      // A gather in any order is always addressable, and so never comes to this.
      if (signal instanceof Filtered || readsOnward(signal, sequential)) {
        sequential.add(signal);
      }
    }
    return sequential;
  }

  private boolean readsOnward(Signal signal, Set<Signal> sequential) {
    for (Signal input : order.inputs(signal)) {
      if (sequential.contains(input) && !storedFirst.contains(GraphOrder.maker(input))) {
        return true;
      }
    }
    return false;
  }

  /** How many signals are computed, not only read. */
  int computed() {
    int computed = 0;
    for (Signal signal : order.signals()) {
      computed += signal instanceof Stored || GraphOrder.isFurtherOutput(signal) ? 0 : 1;
    }
    return computed;
  }

  /** Whether nothing has to be stored before the root can be read. */
  public boolean isReady() {
    return storedFirst.isEmpty();
  }

  /** The stored signals that are read as they are. */
  List<Stored> leaves() {
    List<Stored> leaves = new ArrayList<>();
    for (Signal signal : order.signals()) {
      if (signal instanceof Stored stored) {
        leaves.add(stored);
      }
    }
    return leaves;
  }

  /** The gathers that look through others, and what they find. */
  Map<Signal, Merging.Merged> merged() {
    return order.merged();
  }

  /** What is stored for one of {@link #stages}: all outputs of a filter that are read. */
  List<Signal> made(Signal storedFirst) {
    return order.made(storedFirst);
  }

  /**
   * What to store before the root can be read, in order: the signals of one stage need only those
   * of earlier stages.
   */
  List<List<Signal>> stages() {
    List<List<Signal>> stages = new ArrayList<>();
    Map<Signal, Integer> ready = new IdentityHashMap<>();
    for (Signal signal : order.signals().reversed()) {
      int stage = 0;
      for (Signal input : order.inputs(signal)) {
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
    for (Signal signal : order.signals()) {
      if (signal == root || storedFirst.contains(signal)) {
        needs(signal).forEach(need -> users.merge(need, 1, Integer::sum));
      }
    }
    return users;
  }

  /** The signals stored first that one signal is made from directly. */
  Set<Signal> needs(Signal made) {
    Set<Signal> needs = newSet();
    Set<Signal> seen = newSet();
    Deque<Signal> found = new ArrayDeque<>(List.of(made));
    while (!found.isEmpty()) {
      for (Signal input : order.inputs(found.pop())) {
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
