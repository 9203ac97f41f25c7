package tenuto.engine.plan;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import tenuto.engine.base.Chunk;
import tenuto.engine.signal.CacheKeys;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * A signal made ready to be read by any number of threads: what had to be stored first is stored,
 * and every stored signal beneath is held until the rendering is closed.
 */
public final class Rendering implements AutoCloseable {
  private final Resources resources;
  private final ReadyGraph ready;

  /**
   * @throws tenuto.engine.base.ReleasedException if a stored signal beneath was released
   * @throws IllegalArgumentException if one belongs to another session
   */
  public Rendering(Resources resources, Signal root) {
    this.resources = resources;
    Graph graph = Graph.of(root, resources.threads());
    ready = new ReadyGraph(resources, graph);
    if (!graph.isReady()) {
      try {
        storeFirst(graph);
      } catch (Throwable e) {
        close();
        throw e;
      }
    }
  }

  private void storeFirst(Graph graph) {
    Map<Signal, Integer> users = graph.users();
    for (List<Signal> stage : graph.stages()) {
      storeStage(stage, graph);
      for (Signal signal : stage) {
        for (Signal need : graph.needs(signal)) {
          if (users.merge(need, -1, Integer::sum) == 0) {
            ready.drop(graph.made(need));
          }
        }
      }
    }
  }

  private void storeStage(List<Signal> stage, Graph graph) {
    // Found before the workers begin: the graph finds out once what is read, for one thread.
    List<List<Signal>> onwards =
        stage.stream().filter(it -> !ready.addressable(it)).map(graph::made).toList();
    Map<Signal, Stored> made = Collections.synchronizedMap(new IdentityHashMap<>());
    try {
      resources
          .workers()
          .run(
              onwards.size(),
              resources.threads(),
              () -> index -> storeFirst(onwards.get((int) index), made));
      for (Signal signal : stage) {
        if (ready.addressable(signal)) {
          storeFirst(List.of(signal), made);
        }
      }
    } finally {
      ready.put(made);
    }
  }

  private void storeFirst(List<Signal> signals, Map<Signal, Stored> made) {
    List<Stored> stored = store(signals, Look.NONE, CacheKeys.NONE, "an intermediate result");
    for (int i = 0; i < stored.size(); i++) {
      made.put(signals.get(i), stored.get(i));
    }
  }

  /**
   * Stores signals of one length, which are the root or beneath it and are looked at meanwhile.
   *
   * @param keys of each of them
   */
  public List<Stored> store(List<Signal> signals, Look look, CacheKeys keys, Object origin) {
    long length = signals.getFirst().length();
    ChunkWriterJob job = new ChunkWriterJob(resources, signals.size(), length);
    resources.forecast().of(job.bytes(), origin);
    if (areAddressable(signals)) {
      int threads = resources.threads(length * ready.computed());
      job.fill(threads, look.stretch(), () -> new PlanWriter(plan(signals, look)));
    } else {
      job.relay(plan(signals, look), 0, length);
    }
    return job.stored(channel -> signals.get(channel).identity(), _ -> keys, origin);
  }

  private boolean areAddressable(List<Signal> signals) {
    for (Signal signal : signals) {
      if (!ready.addressable(signal)) {
        return false;
      }
    }
    return true;
  }

  /** Whether many threads can read {@code signal}, each another stretch. */
  public boolean addressable(Signal signal) {
    return ready.addressable(signal);
  }

  /** How many signals are computed, not only read. */
  public int computed() {
    return ready.computed();
  }

  /** The steps that compute {@code signals}, which are the root or beneath it. */
  public Plan plan(List<Signal> signals) {
    return plan(signals, Look.NONE);
  }

  /** Such steps, whose blocks a visitor is shown. */
  Plan plan(List<Signal> signals, Look look) {
    SampleSink eye = look.visitors().get();
    return PlanBuilder.plan(signals, resources.blockSize(), ready, this::open, eye);
  }

  /**
   * Such steps, in blocks that make up a stretch: of what can only be read onward in one, if that
   * is at most a chunk, as threads hand its states over at the end of each block.
   */
  Plan plan(List<Signal> signals, int stretch) {
    int most = areAddressable(signals) ? resources.blockSize() : Chunk.SAMPLES;
    int blockSize = Math.min(most, Integer.lowestOneBit(stretch));
    return PlanBuilder.plan(signals, blockSize, ready, this::open, null);
  }

  /** A reader of {@code signal}, which is the root or beneath it. */
  public Reader open(Signal signal) {
    Stored stored = ready.stored(signal);
    return stored != null
        ? new StoredReader(stored)
        : new PlanReader(plan(List.of(signal)), ready.addressable(signal), resources.buffers());
  }

  @Override
  public void close() {
    ready.close();
  }
}
