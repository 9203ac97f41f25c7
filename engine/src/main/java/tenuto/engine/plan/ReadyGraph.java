package tenuto.engine.plan;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Merging;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * What is known of the signals beneath one that is rendered: how they can be read, from what they
 * are gathered, and where those are that were stored first. All that are stored are held.
 */
final class ReadyGraph implements AutoCloseable {
  private final Resources resources;
  private final Set<Signal> sequential;
  private final int computed;
  private final Map<Signal, Merging.Merged> merged;
  private final Map<Signal, Stored> instead = new IdentityHashMap<>();
  private final List<Stored> held = new ArrayList<>();

  /**
   * @throws tenuto.engine.base.ReleasedException if a stored signal was released
   * @throws IllegalArgumentException if one belongs to another session
   */
  ReadyGraph(Resources resources, Graph graph) {
    this.resources = resources;
    sequential = graph.sequential();
    computed = graph.computed();
    merged = graph.merged();
    try {
      graph.leaves().forEach(this::hold);
    } catch (Throwable e) {
      close();
      throw e;
    }
  }

  private void hold(Stored leaf) {
    leaf.pin(resources.pool());
    held.add(leaf);
  }

  /** Takes over signals that were stored first, each with a reference. */
  void put(Map<Signal, Stored> made) {
    instead.putAll(made);
  }

  /** Releases some of them, which nobody will read any more. */
  void drop(List<Signal> made) {
    made.forEach(signal -> instead.remove(signal).close());
  }

  /** Whether many threads can read {@code signal}, each another stretch. */
  boolean addressable(Signal signal) {
    return instead.containsKey(signal) || !sequential.contains(signal);
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

  Resources resources() {
    return resources;
  }

  /** What may end the work. */
  Stop stop() {
    return resources.stop();
  }

  /** How many signals are computed, not only read. */
  int computed() {
    return computed;
  }

  @Override
  public void close() {
    held.forEach(Stored::unpin);
    held.clear();
    instead.values().forEach(Stored::close);
    instead.clear();
  }
}
