package tenuto.dsp.support;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;

/** Keeps all that it is offered, however cheap it was. */
public final class MemoryCache implements Cache {
  private final Map<Identity, double[]> parts = new ConcurrentHashMap<>();
  private final Map<Identity, double[]> measured = new ConcurrentHashMap<>();
  private final AtomicInteger reads = new AtomicInteger();

  @Override
  public boolean has(Identity key) {
    return parts.containsKey(key);
  }

  @Override
  public boolean read(Identity key, List<MemorySegment> samples) {
    double[] kept = parts.get(key);
    if (kept == null) {
      return false;
    }
    int at = 0;
    for (MemorySegment each : samples) {
      int n = (int) (each.byteSize() / Double.BYTES);
      MemorySegment.copy(kept, at, each, ValueLayout.JAVA_DOUBLE, 0, n);
      at += n;
    }
    reads.incrementAndGet();
    return true;
  }

  @Override
  public Outcome write(
      Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
    long bytes = samples.stream().mapToLong(MemorySegment::byteSize).sum();
    double[] kept = new double[(int) (bytes / Double.BYTES)];
    int at = 0;
    for (MemorySegment each : samples) {
      int n = (int) (each.byteSize() / Double.BYTES);
      MemorySegment.copy(each, ValueLayout.JAVA_DOUBLE, 0, kept, at, n);
      at += n;
    }
    requireIntact.run();
    parts.put(key, kept);
    return Outcome.KEPT;
  }

  @Override
  public Optional<double[]> numbers(Identity key) {
    return Optional.ofNullable(measured.get(key));
  }

  @Override
  public void keep(Identity key, double[] numbers) {
    measured.put(key, numbers);
  }

  /** How many parts were found so far. */
  public int reads() {
    return reads.get();
  }

  /** How many parts it has. */
  public int size() {
    return parts.size();
  }

  /** Of how much it has numbers. */
  public int numbers() {
    return measured.size();
  }
}
