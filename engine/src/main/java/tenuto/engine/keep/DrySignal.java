package tenuto.engine.keep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import tenuto.engine.base.Block;
import tenuto.engine.base.FileSpan;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.DryRunCount;
import tenuto.engine.plan.RenderRoot;
import tenuto.engine.plan.Rendering;
import tenuto.engine.plan.Resources;
import tenuto.engine.signal.Backing;
import tenuto.engine.signal.CacheKeys;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * A signal of a dry session that counts as stored, and is computed if somebody reads it, all at
 * once: most often nobody does.
 */
final class DrySignal implements Backing {
  private final Resources resources;
  private final Shared work;
  private final int number;
  private final String origin;

  /** What it is made from, until it is made. */
  private final List<Stored> held = new ArrayList<>();

  /** Bytes that are counted for it. */
  private long bytes;

  private volatile Stored made;

  /** Work that makes several signals in one go, the first time that one is wanted. */
  private static final class Shared {
    private final Resources resources;
    private final Supplier<? extends List<? extends Signal>> work;
    private final boolean[] left;
    private List<Stored> results;

    Shared(Resources resources, Supplier<? extends List<? extends Signal>> work, int count) {
      this.resources = resources;
      this.work = work;
      left = new boolean[count];
    }

    synchronized Stored get(int number) {
      if (results == null) {
        results = work.get().stream().map(this::stored).toList();
        for (int i = 0; i < left.length; i++) {
          if (left[i]) {
            results.get(i).close();
          }
        }
      }
      return results.get(number);
    }

    private Stored stored(Signal result) {
      if (result instanceof Stored stored) {
        return stored;
      }
      try (Rendering rendering = new Rendering(resources, RenderRoot.of(List.of(result)))) {
        return rendering
            .store(List.of(result), Look.NONE, CacheKeys.NONE, "a signal that is read")
            .getFirst();
      }
    }

    synchronized void leave(int number) {
      left[number] = true;
      if (results != null) {
        results.get(number).close();
      }
    }
  }

  private DrySignal(
      Resources resources,
      Shared work,
      int number,
      String origin,
      long bytes,
      Collection<Stored> from) {
    this.resources = resources;
    this.work = work;
    this.number = number;
    this.origin = origin;
    this.bytes = bytes;
    try {
      for (Stored each : from) {
        held.add(each.retain(resources.pool()));
      }
    } catch (Throwable e) {
      letGo();
      throw e;
    }
  }

  /** One signal that is stored as it is. */
  static Stored of(Resources resources, Signal signal, Object origin, Supplier<List<Stored>> work) {
    Shared shared = new Shared(resources, work, 1);
    long beside = resources.dryRunCount().beside(signal);
    Collection<Stored> from = StoredInputs.of(signal);
    long bytes = DryRunCount.bytes(signal.length());
    resources.dryRunCount().stores(signal.length(), beside, origin.toString());
    return one(resources, shared, 0, signal.length(), signal.identity(), bytes, origin, from);
  }

  /** One signal that counts for nothing. */
  static Stored uncounted(Resources resources, Signal signal, Supplier<List<Stored>> work) {
    Shared shared = new Shared(resources, work, 1);
    Collection<Stored> from = StoredInputs.of(signal);
    return one(resources, shared, 0, signal.length(), signal.identity(), 0, "nowhere", from);
  }

  /**
   * One signal.
   *
   * @param from what the work reads
   * @param beside bytes that the work uses
   */
  static Stored of(
      Resources resources,
      List<? extends Signal> from,
      long length,
      long beside,
      Object origin,
      Supplier<Stored> work) {
    Shared shared = new Shared(resources, () -> List.of(work.get()), 1);
    Identity identity = resources.dryRunCount().identity(length);
    long most = beside + resources.dryRunCount().beside(RenderRoot.of(List.copyOf(from)));
    resources.dryRunCount().stores(length, most, origin.toString());
    long bytes = DryRunCount.bytes(length);
    return one(resources, shared, 0, length, identity, bytes, origin, beneath(from));
  }

  /** One signal for each of some, as long as it is. */
  static List<Stored> of(
      Resources resources,
      List<? extends Signal> signals,
      Object origin,
      Supplier<? extends List<? extends Signal>> work) {
    Shared shared = new Shared(resources, work, signals.size());
    List<Stored> all = new ArrayList<>();
    for (int i = 0; i < signals.size(); i++) {
      long length = signals.get(i).length();
      Identity identity = resources.dryRunCount().identity(length);
      long beside = resources.dryRunCount().beside(signals.get(i));
      Collection<Stored> from = beneath(signals);
      resources.dryRunCount().stores(length, beside, origin.toString());
      long bytes = DryRunCount.bytes(length);
      all.add(one(resources, shared, i, length, identity, bytes, origin, from));
    }
    return all;
  }

  private static Collection<Stored> beneath(List<? extends Signal> from) {
    return from.isEmpty() ? List.of() : StoredInputs.of(RenderRoot.of(List.copyOf(from)));
  }

  private static Stored one(
      Resources resources,
      Shared work,
      int number,
      long length,
      Identity identity,
      long bytes,
      Object origin,
      Collection<Stored> from) {
    DrySignal later = new DrySignal(resources, work, number, origin.toString(), bytes, from);
    return resources.stored(later, length, identity, CacheKeys.NONE, origin);
  }

  @Override
  public Object session() {
    return resources.pool();
  }

  private Backing made() {
    Stored known = made;
    if (known == null) {
      makeFromBelow();
      known = made;
    }
    return known.backing();
  }

  @Override
  public void show(Block view, long start) {
    made().show(view, start);
  }

  @Override
  public double sample(long index) {
    return made().sample(index);
  }

  @Override
  public FileSpan place(long start, long samples) {
    return made().place(start, samples);
  }

  /** None: it only counts for some. */
  @Override
  public long bytes() {
    return 0;
  }

  @Override
  public long lent() {
    return 0;
  }

  @Override
  public boolean changes() {
    return false;
  }

  private record Walk(DrySignal later, Iterator<Stored> beneath) {}

  /** What it is made from comes first, however deep that goes. */
  private void makeFromBelow() {
    Deque<Walk> open = new ArrayDeque<>();
    open.push(walk());
    while (!open.isEmpty()) {
      Walk walk = open.peek();
      if (!walk.beneath.hasNext()) {
        open.pop().later.make();
      } else if (walk.beneath.next().backing() instanceof DrySignal beneath
          && beneath.made == null) {
        open.push(beneath.walk());
      }
    }
  }

  private synchronized Walk walk() {
    return new Walk(this, List.copyOf(held).iterator());
  }

  private synchronized void make() {
    if (made != null) {
      return;
    }
    Stored result = work.get(number);
    if (result.backing() instanceof DrySignal) { // it is counted itself
      resources.dryRunCount().releases(bytes, origin);
      bytes = 0;
    }
    made = result;
    letGo();
  }

  private void letGo() {
    List<Stored> all = List.copyOf(held);
    held.clear();
    resources.dryRunCount().letGo(all);
  }

  /** None: whoever reads it need not wait for others. */
  @Override
  public int depth() {
    return 0;
  }

  @Override
  public synchronized void release() {
    resources.dryRunCount().releases(bytes, origin);
    letGo();
    work.leave(number);
  }
}
