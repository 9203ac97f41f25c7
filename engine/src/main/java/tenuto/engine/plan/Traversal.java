package tenuto.engine.plan;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;

/** Shows signals side by side to visitors, on many threads: all of them, or a part. */
public final class Traversal {
  private static final Runnable NOTHING = () -> {};

  private final Resources resources;
  private final int channels;
  private final int stretch;
  private final Supplier<? extends SampleSink> visitors;

  /** The sample of the signals that the first one computed is. */
  private final long base;

  /** The first that is shown, at the beginning of a stretch. */
  private final long from;

  /** The first that is not shown any more. */
  private final long to;

  private Traversal(
      Resources resources,
      int channels,
      int stretch,
      Supplier<? extends SampleSink> visitors,
      long base,
      long from,
      long to) {
    this.resources = resources;
    this.channels = channels;
    this.stretch = stretch;
    this.visitors = visitors;
    this.base = base;
    this.from = from;
    this.to = to;
  }

  public static void visit(
      Resources resources,
      List<Signal> signals,
      int stretch,
      Supplier<? extends SampleSink> visitors) {
    if (signals.isEmpty()) {
      return;
    }
    visit(resources, signals, stretch, visitors, 0, 0, length(signals));
  }

  private static void visit(
      Resources resources,
      List<Signal> signals,
      int stretch,
      Supplier<? extends SampleSink> visitors,
      long base,
      long from,
      long to) {
    try {
      new Traversal(resources, signals.size(), stretch, visitors, base, from, to).visit(signals);
    } catch (InternalError e) {
      throw resources.writebackErrors().of(e);
    }
  }

  private static long length(List<Signal> signals) {
    return signals.stream().mapToLong(Signal::length).max().orElse(0);
  }

  /** See {@link tenuto.engine.Session#visit(List, long, long, int, Supplier)}. */
  public static void visit(
      Resources resources,
      List<Signal> signals,
      long from,
      long to,
      int stretch,
      Supplier<? extends SampleSink> visitors) {
    long begin = from - from % stretch;
    long end = Math.min(to, length(signals));
    if (begin >= end) {
      return;
    }
    List<Signal> near =
        signals.stream().allMatch(Signal::addressable)
            ? List.of()
            : SubrangeBuilder.of(signals, begin, end);
    if (!near.isEmpty()) {
      visit(resources, near, stretch, visitors, begin, begin, end);
      return;
    }
    List<Signal> upTo = SubrangeBuilder.of(signals, 0, end);
    visit(resources, upTo.isEmpty() ? signals : upTo, stretch, visitors, 0, begin, end);
  }

  /**
   * Shows samples to which a relay comes next.
   *
   * @param base the sample at which it has begun
   * @param from the first sample, at the beginning of a stretch
   * @param to the first that is not shown: at the end of a stretch, or of the signals
   */
  public static void visit(
      Resources resources,
      Relay relay,
      int channels,
      int stretch,
      Supplier<? extends SampleSink> visitors,
      long base,
      long from,
      long to) {
    Traversal shown = new Traversal(resources, channels, stretch, visitors, base, from, to);
    try {
      relay.goOn(
          resources,
          (from - base) / stretch,
          Math.ceilDiv(to - base, stretch),
          () -> shown.new Guide(new Following(relay.join())));
    } catch (InternalError e) {
      throw resources.writebackErrors().of(e);
    }
  }

  private void visit(List<Signal> signals) {
    try (Rendering rendering = new Rendering(resources, RenderRoot.of(signals))) {
      long first = (from - base) / stretch;
      long count = Math.ceilDiv(to - base, stretch);
      if (signals.stream().allMatch(rendering::addressable)) {
        run(
            count - first,
            () -> new Guide(new Alone(rendering.plan(signals, stretch))).from(first));
      } else {
        try (Relay relay =
            new Relay(rendering.plan(signals, stretch), stretch, resources.threads())) {
          run(count, relay.guarding(() -> new Guide(new Following(relay.join()))));
        }
      }
    }
  }

  private void run(long count, Supplier<? extends Workers.Worker> guides) {
    resources.workers().run(count, resources.threads(), guides);
  }

  /** How a thread comes to its samples. */
  private interface Way extends AutoCloseable {
    void compute(long index, Block[] blocks, int n);

    @Override
    void close();
  }

  /** By a plan of its own. */
  private final class Alone implements Way {
    private final Plan plan;
    private final Plan.Room room;

    Alone(Plan plan) {
      this.plan = plan;
      this.room = plan.onlyRoom();
    }

    @Override
    public void compute(long index, Block[] blocks, int n) {
      room.compute(index * stretch, blocks, n);
    }

    @Override
    public void close() {
      room.close();
      plan.close();
    }
  }

  /** By a plan that all threads share. */
  private record Following(Relay.Runner runner) implements Way {
    @Override
    public void compute(long index, Block[] blocks, int n) {
      runner.compute(index, NOTHING, blocks, n);
    }

    @Override
    public void close() {
      runner.close();
    }
  }

  /** One thread's way, memory and visitor. */
  private final class Guide implements Workers.Worker {
    private final Way way;
    private final SampleSink visitor;
    private final Block[] blocks = new Block[channels];

    Guide(Way way) {
      this.way = way;
      try {
        Arrays.setAll(blocks, i -> resources.buffers(stretch).lend());
        visitor = visitors.get();
      } catch (Throwable e) {
        release();
        throw e;
      }
    }

    @Override
    public void take(long index) {
      long start = base + index * stretch;
      int n = (int) Math.min(stretch, to - start);
      way.compute(index, blocks, n);
      if (start >= from) {
        visitor.take(start, blocks, n);
      }
      resources.rendered((long) n * channels);
    }

    @Override
    public void close() {
      release();
      try {
        visitor.close();
      } catch (Exception e) {
        throw new IllegalStateException("a visitor could not be closed", e);
      }
    }

    private void release() {
      way.close();
      for (Block block : blocks) {
        if (block != null) {
          resources.buffers(stretch).giveBack(block);
        }
      }
    }
  }
}
