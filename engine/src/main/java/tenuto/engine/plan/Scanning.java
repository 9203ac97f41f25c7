package tenuto.engine.plan;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Closing;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Shows signals to visitors part by part: stored ones in their chunks, others as soon as a block of
 * them is computed.
 */
public final class Scanning {
  private static final Runnable NOTHING = () -> {};

  private final Resources resources;
  private final List<Signal> signals;
  private final Look look;
  private final long length;

  private Scanning(Resources resources, List<Signal> signals, Look look) {
    this.resources = resources;
    this.signals = signals;
    this.look = look;
    this.length = signals.stream().mapToLong(Signal::length).max().orElse(0);
  }

  public static void scan(Resources resources, List<Signal> signals, Look look) {
    if (signals.isEmpty() || look == Look.NONE) {
      return;
    }
    Scanning scanning = new Scanning(resources, signals, look);
    try {
      if (signals.size() == 1 && signals.getFirst() instanceof Stored stored) {
        scanning.walk(stored);
      } else {
        scanning.compute();
      }
    } catch (InternalError e) {
      throw resources.writebackErrors().of(e);
    }
  }

  /** Shows some parts of a stored signal. */
  public static void scan(Resources resources, Stored stored, Look look, int[] parts) {
    if (parts.length > 0 && look != Look.NONE) {
      try {
        new Scanning(resources, List.of(stored), look).walk(stored, parts);
      } catch (InternalError e) {
        throw resources.writebackErrors().of(e);
      }
    }
  }

  private void walk(Stored stored) {
    walk(stored, () -> run(length, () -> new Walker(stored)));
  }

  private void walk(Stored stored, int[] parts) {
    int stretches = Cache.PART / look.stretch();
    Supplier<Walker> hire =
        () ->
            new Walker(stored) {
              @Override
              public void take(long index) {
                super.take((long) parts[(int) (index / stretches)] * stretches + index % stretches);
              }
            };
    long work = (long) parts.length * Cache.PART;
    int threads = resources.threads(work);
    walk(stored, () -> resources.workers().run((long) parts.length * stretches, threads, hire));
  }

  private void walk(Stored stored, Runnable walking) {
    stored.pin(resources.pool());
    try {
      walking.run();
    } finally {
      stored.unpin();
    }
  }

  private void compute() {
    try (Rendering rendering = new Rendering(resources, RenderRoot.of(signals))) {
      if (signals.stream().allMatch(rendering::addressable)) {
        run(length * rendering.computed(), () -> new Alone(rendering.plan(signals, look)));
      } else {
        Plan plan = rendering.plan(signals, look);
        Relay.run(resources, plan, relay -> new Following(relay, plan.blockSize()));
      }
    }
  }

  private void run(long work, Supplier<? extends Workers.Worker> hire) {
    resources.workers().run(look.stretches(length), resources.threads(work), hire);
  }

  /** Goes through a stored signal, chunk by chunk. */
  private class Walker implements Workers.Worker {
    private final Stored stored;
    private final SampleSink visitor = look.visitors().get();
    private final Block[] part = Block.views(1);

    Walker(Stored stored) {
      this.stored = stored;
    }

    @Override
    public void take(long stretch) {
      long end = Math.min((stretch + 1) * look.stretch(), length);
      for (long at = stretch * look.stretch(); at < end; at += Chunk.SAMPLES) {
        stored.show(part[0], at);
        int n = (int) Math.min(Chunk.SAMPLES, end - at);
        visitor.take(at, part, n);
        resources.rendered(n);
      }
    }

    @Override
    public void close() {
      visitor.close();
    }
  }

  /** Memory for a block of each signal, which is looked at and then forgotten. */
  private final class Blocks implements AutoCloseable {
    final Block[] lent = new Block[signals.size()];

    Blocks() {
      try {
        Arrays.setAll(lent, i -> resources.buffers().lend());
      } catch (Throwable e) {
        close();
        throw e;
      }
    }

    @Override
    public void close() {
      Arrays.stream(lent).filter(Objects::nonNull).forEach(resources.buffers()::giveBack);
    }
  }

  /** Computes stretches by a plan of its own. */
  private final class Alone implements Workers.Worker {
    private final Plan plan;
    private final Plan.Room room;
    private final Blocks blocks;

    Alone(Plan plan) {
      this.plan = plan;
      this.room = plan.onlyRoom();
      try {
        blocks = new Blocks();
      } catch (Throwable e) {
        Closing.after(e, List.of(room::close, plan::close));
        throw e;
      }
    }

    @Override
    public void take(long stretch) {
      long end = Math.min((stretch + 1) * look.stretch(), length);
      for (long at = stretch * look.stretch(); at < end; at += plan.blockSize()) {
        int n = (int) Math.min(plan.blockSize(), end - at);
        room.compute(at, blocks.lent, n);
        resources.rendered((long) n * signals.size());
      }
    }

    @Override
    public void close() {
      blocks.close();
      room.close();
      plan.close();
    }
  }

  /** Computes blocks by a plan that all threads share. */
  private final class Following implements Workers.Worker {
    private final int blockSize;
    private final Blocks blocks = new Blocks();
    private final Relay.Runner runner;

    Following(Relay relay, int blockSize) {
      this.blockSize = blockSize;
      try {
        runner = relay.join();
      } catch (Throwable e) {
        blocks.close();
        throw e;
      }
    }

    @Override
    public void take(long block) {
      int n = (int) Math.min(blockSize, length - block * blockSize);
      runner.compute(block, NOTHING, blocks.lent, n);
      resources.rendered((long) n * signals.size());
    }

    @Override
    public void close() {
      blocks.close();
      runner.close();
    }
  }
}
