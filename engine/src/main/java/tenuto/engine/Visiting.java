package tenuto.engine;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Shows signals side by side to visitors, on many threads where they can be read in any order. */
final class Visiting {
  private Visiting() {}

  static void visit(
      Session session,
      List<Signal> signals,
      int stretch,
      boolean anywhere,
      Supplier<? extends Visitor> visitors) {
    long length = signals.stream().mapToLong(Signal::length).max().orElse(0);
    long count = Math.ceilDiv(length, stretch);
    try (Rendering rendering = new Rendering(session, Together.of(signals, anywhere))) {
      Supplier<Guide> guides =
          () -> new Guide(rendering, signals, stretch, length, visitors.get(), session);
      if (session.threads() > 1 && signals.stream().allMatch(rendering::addressable)) {
        session.workers().run(count, guides);
      } else if (count > 0) {
        try (Guide guide = guides.get()) {
          for (long i = 0; i < count; i++) {
            guide.take(i);
          }
        }
      }
    }
  }

  /** One thread's readers, buffers and visitor. */
  private static final class Guide implements Workers.Worker {
    private final int stretch;
    private final long length;
    private final Visitor visitor;
    private final Session session;
    private final Arena arena = Arena.ofConfined();
    private final List<Plan> readers = new ArrayList<>();
    private final Block[] blocks;

    Guide(
        Rendering rendering,
        List<Signal> signals,
        int stretch,
        long length,
        Visitor visitor,
        Session session) {
      this.stretch = stretch;
      this.length = length;
      this.visitor = visitor;
      this.session = session;
      blocks = new Block[signals.size()];
      try {
        MemorySegment memory = arena.allocate(8L * stretch * blocks.length, 64);
        for (int i = 0; i < blocks.length; i++) {
          blocks[i] = new Block(memory, 8L * stretch * i);
          readers.add(rendering.open(signals.get(i)));
        }
      } catch (Throwable e) {
        close();
        throw e;
      }
    }

    @Override
    public void take(long index) {
      long start = index * stretch;
      int n = (int) Math.min(stretch, length - start);
      for (int i = 0; i < blocks.length; i++) {
        readers.get(i).read(start, blocks[i], 0, Block.wholeGroups(n));
      }
      visitor.take(start, blocks, n);
      session.rendered((long) n * blocks.length);
    }

    @Override
    public void close() {
      readers.forEach(Plan::close);
      arena.close();
      try {
        visitor.close();
      } catch (Exception e) {
        throw new IllegalStateException("a visitor could not be closed", e);
      }
    }
  }
}
