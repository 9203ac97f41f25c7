package tenuto.engine;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Shows signals side by side to visitors, on many threads. */
final class Traversal {
  private static final Runnable NOTHING = () -> {};

  private final Resources resources;
  private final int channels;
  private final int stretch;
  private final long length;
  private final Supplier<? extends SampleSink> visitors;

  private Traversal(
      Resources resources,
      List<Signal> signals,
      int stretch,
      Supplier<? extends SampleSink> visitors) {
    this.resources = resources;
    this.channels = signals.size();
    this.stretch = stretch;
    this.length = signals.stream().mapToLong(Signal::length).max().orElse(0);
    this.visitors = visitors;
  }

  static void visit(
      Resources resources,
      List<Signal> signals,
      int stretch,
      Supplier<? extends SampleSink> visitors) {
    if (signals.isEmpty()) {
      return;
    }
    try {
      new Traversal(resources, signals, stretch, visitors).visit(signals);
    } catch (InternalError e) {
      throw resources.losses().of(e);
    }
  }

  private void visit(List<Signal> signals) {
    try (Rendering rendering = new Rendering(resources, RenderRoot.of(signals))) {
      if (signals.stream().allMatch(rendering::addressable)) {
        run(() -> new Guide(new Alone(rendering.plan(signals, stretch))));
      } else {
        try (Relay relay =
            new Relay(rendering.plan(signals, stretch), stretch, resources.threads())) {
          run(relay.guarding(() -> new Guide(new Following(relay.join()))));
        }
      }
    }
  }

  private void run(Supplier<? extends Workers.Worker> guides) {
    resources.workers().run(Math.ceilDiv(length, stretch), resources.threads(), guides);
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
      long start = index * stretch;
      int n = (int) Math.min(stretch, length - start);
      way.compute(index, blocks, n);
      visitor.take(start, blocks, n);
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
