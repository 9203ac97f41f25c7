package tenuto.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A signal made ready to be read by any number of threads: what had to be stored first is stored,
 * and every stored signal beneath is held until the rendering is closed.
 */
final class Rendering implements AutoCloseable {
  private final Session session;
  private final Map<Signal, Stored> instead = new IdentityHashMap<>();
  private final List<Stored> held = new ArrayList<>();
  private final Set<Signal> onward;
  private final int computed;
  private final Map<Signal, Gather.Merged> merged;

  /**
   * @throws ReleasedException if a stored signal beneath was released
   * @throws IllegalArgumentException if one belongs to another session
   */
  Rendering(Session session, Signal root) {
    this.session = session;
    Graph graph = Graph.of(root, session.threads());
    onward = graph.onward();
    computed = graph.computed();
    merged = graph.merged();
    try {
      for (Stored leaf : graph.leaves()) {
        hold(leaf);
      }
      if (!graph.isReady()) {
        storeFirst(graph);
      }
    } catch (Throwable e) {
      close();
      throw e;
    }
  }

  private void hold(Stored leaf) {
    if (leaf.session() != session) {
      throw new IllegalArgumentException(leaf + " belongs to another session");
    }
    leaf.hold();
    held.add(leaf);
  }

  private void storeFirst(Graph graph) {
    Map<Signal, Integer> users = graph.users();
    for (List<Signal> stage : graph.stages()) {
      List<Signal> onwards = stage.stream().filter(onward::contains).toList();
      Map<Signal, Stored> made = Collections.synchronizedMap(new IdentityHashMap<>());
      try {
        session
            .workers()
            .run(
                onwards.size(),
                session.threads(),
                () ->
                    index -> {
                      Signal signal = onwards.get((int) index);
                      made.put(signal, store(signal));
                    });
        for (Signal signal : stage) {
          if (!onward.contains(signal)) {
            made.put(signal, store(signal));
          }
        }
      } finally {
        instead.putAll(made);
      }
      for (Signal signal : stage) {
        for (Signal need : graph.needs(signal)) {
          if (users.merge(need, -1, Integer::sum) == 0) {
            instead.remove(need).close();
          }
        }
      }
    }
  }

  private Stored store(Signal signal) {
    return Storing.store(session, this, signal, "an intermediate result");
  }

  /** Whether many threads can read {@code signal}, each another stretch. */
  boolean addressable(Signal signal) {
    return instead.containsKey(signal) || !onward.contains(signal);
  }

  /** The samples of {@code signal} if they are stored, or null. */
  Stored stored(Signal signal) {
    return signal instanceof Stored itself ? itself : instead.get(signal);
  }

  /** What gathers {@code signal} from its {@link #inputs}. */
  Gather gather(Gathered signal) {
    return merged.containsKey(signal) ? merged.get(signal).gather() : signal.gather();
  }

  List<Signal> inputs(Gathered signal) {
    return merged.containsKey(signal) ? merged.get(signal).inputs() : signal.inputs();
  }

  /** Which form of such kernels is taken. */
  Ripening ripening(Class<?> kernel) {
    return session.ripening(kernel);
  }

  /** How many signals are computed, not only read. */
  int computed() {
    return computed;
  }

  Buffers buffers() {
    return session.buffers();
  }

  /** The steps that compute {@code signals}, which are the root or beneath it. */
  Plan plan(List<Signal> signals) {
    return PlanBuilder.plan(signals, session.blockSize(), this);
  }

  /** Such steps, in blocks that make up a stretch. */
  Plan plan(List<Signal> signals, int stretch) {
    int blockSize = Math.min(session.blockSize(), Integer.lowestOneBit(stretch));
    return PlanBuilder.plan(signals, blockSize, this);
  }

  /** A reader of {@code signal}, which is the root or beneath it. */
  Reader open(Signal signal) {
    Stored stored = stored(signal);
    return stored != null
        ? new StoredReader(stored)
        : new PlanReader(plan(List.of(signal)), addressable(signal), this);
  }

  @Override
  public void close() {
    held.forEach(Stored::letGo);
    held.clear();
    instead.values().forEach(Stored::close);
    instead.clear();
  }
}
