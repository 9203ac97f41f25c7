package tenuto.engine.plan;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Identity;
import tenuto.engine.base.Reclaimer;
import tenuto.engine.setup.DryRunUsage;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Counts what a dry session would store, and would have stored at once at most. */
public final class DryRunCount {
  private final Forecast forecast;
  private final int threads;
  private final Reclaimer reclaimer;
  private final Map<String, Place> places = new HashMap<>();

  /** What a thread is about to close; null if it is not closing any. */
  private final ThreadLocal<Deque<Stored>> leaving = new ThreadLocal<>();

  private long now;
  private long most;
  private long told;

  /** Beyond which it is asked what nobody can reach any more, as the pool asks. */
  private long limit = -1;

  private static final class Place {
    private long signals;
    private long longest;
    private long now;
    private long most;
  }

  /**
   * @param threads that would compute
   */
  DryRunCount(Forecast forecast, int threads, Reclaimer reclaimer) {
    this.forecast = forecast;
    this.threads = threads;
    this.reclaimer = reclaimer;
  }

  /** The bytes that a signal takes when it is stored. */
  public static long bytes(long samples) {
    return Math.multiplyExact(Math.ceilDiv(samples, Chunk.SAMPLES), Chunk.BYTES);
  }

  /**
   * Counts a signal that is stored.
   *
   * @param beside bytes that are used while it is computed
   */
  public void stores(long samples, long beside, String origin) {
    long bytes = bytes(samples);
    makeRoomFor(bytes + beside);
    synchronized (this) {
      Place place = places.computeIfAbsent(origin, it -> new Place());
      place.signals++;
      place.longest = Math.max(place.longest, samples);
      place.now += bytes;
      place.most = Math.max(place.most, place.now);
      now += bytes;
      most = Math.max(most, now + beside);
    }
  }

  /** An identity that no other signal has. */
  public synchronized Identity identity(long length) {
    return Identity.of("never computed", length).from(Identity.of("number", told++));
  }

  /** Counts one that is gone. */
  public synchronized void releases(long bytes, String origin) {
    if (bytes > 0) {
      now -= bytes;
      places.get(origin).now -= bytes;
    }
  }

  /**
   * Closes what a signal was to be made from. Each of these may hold the next, however deep that
   * goes: the first call of a thread closes what is given to the calls within it, too.
   */
  public void letGo(List<Stored> held) {
    Deque<Stored> left = leaving.get();
    if (left != null) {
      left.addAll(held);
      return;
    }
    left = new ArrayDeque<>(held);
    leaving.set(left);
    try {
      while (!left.isEmpty()) {
        left.pop().close();
      }
    } finally {
      leaving.remove();
    }
  }

  /** Counts what is stored for as long as signals are read side by side. */
  public void reads(List<Signal> signals) {
    if (!signals.isEmpty()) {
      long bytes = beside(RenderRoot.of(signals));
      makeRoomFor(bytes);
      synchronized (this) {
        most = Math.max(most, now + bytes);
      }
    }
  }

  /** The most bytes at once that are stored to read a signal. */
  public long beside(Signal root) {
    if (root instanceof Stored) {
      return 0;
    }
    Graph graph = Graph.of(root, threads);
    Map<Signal, Integer> users = graph.users();
    long bytes = 0;
    long highest = 0;
    for (List<Signal> stage : graph.stages()) {
      bytes += stage.stream().mapToLong(signal -> made(graph, signal)).sum();
      highest = Math.max(highest, bytes);
      for (Signal signal : stage) {
        Set<Signal> needs = graph.needs(signal);
        for (Signal need : needs) {
          if (users.merge(need, -1, Integer::sum) == 0) {
            bytes -= made(graph, need);
          }
        }
      }
    }
    return highest;
  }

  private static long made(Graph graph, Signal storedFirst) {
    return graph.made(storedFirst).stream().mapToLong(signal -> bytes(signal.length())).sum();
  }

  private void makeRoomFor(long bytes) {
    if (!isBeyond(bytes)) {
      return;
    }
    reclaimer.sweep();
    if (isBeyond(bytes)) {
      reclaimer.collect();
    }
    synchronized (this) {
      if (now + bytes > limit) { // it does not fit; so nobody need look at each signal
        limit = 2 * (now + bytes);
      }
    }
  }

  private synchronized boolean isBeyond(long bytes) {
    if (limit < 0) {
      limit = forecast.free();
    }
    return now + bytes > limit;
  }

  public synchronized DryRunUsage foreseen() {
    Comparator<DryRunUsage.Place> order =
        Comparator.comparingLong(DryRunUsage.Place::most)
            .reversed()
            .thenComparing(DryRunUsage.Place::origin);
    List<DryRunUsage.Place> all =
        places.entrySet().stream()
            .map(
                entry -> {
                  Place place = entry.getValue();
                  return new DryRunUsage.Place(
                      entry.getKey(), place.signals, place.longest, place.most);
                })
            .sorted(order)
            .toList();
    return new DryRunUsage(most, forecast.free(), all);
  }
}
