package tenuto.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.Reclaimer;
import tenuto.engine.base.ScratchFullException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * The program that {@link ReservationFaultsTest} runs on a small file system: does each of several
 * jobs on a disk with room for no chunk, for one, for two, and so on until it is enough. Until then
 * the job ends in one error with nothing lent, for ever, and works as soon as there is room. Says
 * {@code done} at the end.
 */
final class EveryChunkIsTheLast {
  /** The build tries only three, which can fail in more ways than one alone. */
  private static final int[] THREADS =
      Integer.getInteger("tenuto.trials", 1) == 1 ? new int[] {3} : new int[] {1, 3};

  private static final int LENGTH = 5 * Chunk.SAMPLES + 77;

  private final Path folder;
  private final Path ballast;
  private final int threads;

  private EveryChunkIsTheLast(Path folder, int threads) {
    this.folder = folder;
    this.ballast = folder.resolve("ballast");
    this.threads = threads;
  }

  /** Work in a session; it leaves nothing lent. */
  private interface Job extends Consumer<Session> {}

  public static void main(String[] args) throws IOException {
    for (int threads : THREADS) {
      EveryChunkIsTheLast here = new EveryChunkIsTheLast(Path.of(args[0]), threads);
      for (Job job : jobs()) {
        here.run(job);
      }
      here.oneFailureIsMadeGoodByWhatNobodyReaches();
    }
    System.out.println("done");
  }

  private static List<Job> jobs() {
    Signal steady = Kit.sum(Kit.ramp(LENGTH, 1), Kit.ramp(LENGTH - 9, 2));
    Signal sequential = Kit.leak(Kit.ramp(LENGTH, 1), 0.5);
    Signal stages = Kit.sum(Kit.backwards(sequential), Kit.backwards(Kit.leak(sequential, 0.25)));
    return List.of(
        session -> session.store(steady).close(),
        session -> session.store(sequential).close(),
        session -> session.store(stages).close(),
        session ->
            session.visit(List.of(stages, sequential), 512, () -> (start, channels, n) -> {}),
        session ->
            session
                .results()
                .record(Recipe.once("three channels"), 3, LENGTH, () -> (start, channels, n) -> {})
                .forEach(Stored::close),
        session ->
            session
                .measure()
                .storeWith(List.of(sequential, steady), Look.NONE, copies -> new Kit.Plus(1))
                .forEach(Stored::close),
        session -> {
          try (Stored held = session.store(steady)) {
            session
                .measure()
                .storeWith(List.of(held, sequential), Look.NONE, copies -> new Kit.Plus(1))
                .forEach(Stored::close);
          }
        },
        EveryChunkIsTheLast::sixHeldAtOnce);
  }

  private static void sixHeldAtOnce(Session session) {
    List<Stored> held = new ArrayList<>();
    try {
      for (int i = 0; i < 6; i++) {
        held.add(session.store(Kit.ramp(LENGTH, i + 1)));
      }
      for (int i = 0; i < 6; i++) {
        double last = (LENGTH - 1.0) * (i + 1);
        require(Kit.read(session, held.get(i), 8192)[LENGTH - 1] == last, "another sample");
      }
    } finally {
      held.forEach(Stored::close);
    }
  }

  private void run(Job job) throws IOException {
    int room = 0;
    while (!succeedsWith(room, job)) {
      room++;
    }
    require(room > 0 && room < 100, "%d chunks were enough".formatted(room));
  }

  private boolean succeedsWith(int room, Job job) throws IOException {
    leave(room);
    try (Session session = session()) {
      try {
        job.accept(session);
        return true;
      } catch (ScratchFullException first) {
        requireFull(first);
        require(
            session.memory().usage().lent() == 0,
            session.memory().usage() + " after " + first.getMessage());
        try {
          job.accept(session);
          throw new IllegalStateException("no error on a disk that is as full as before");
        } catch (ScratchFullException again) {
          requireFull(again);
        }
        Files.delete(ballast);
        job.accept(session);
        require(session.memory().usage().lent() == 0, session.memory().usage() + " with room");
        return false;
      }
    } finally {
      Files.deleteIfExists(ballast);
      try (var files = Files.list(folder)) {
        require(files.findAny().isEmpty(), "a file is left");
      }
    }
  }

  /** What fails once: the only room is held by a signal that nobody can reach any more. */
  private void oneFailureIsMadeGoodByWhatNobodyReaches() throws IOException {
    for (int room = 1; room <= 6; room++) {
      leave(room);
      try (Session session = session()) {
        long length = (long) room * Chunk.SAMPLES;
        Stored forgotten = session.store(Kit.ramp(length, 1));
        session.memory().reclaimWith(new Forgotten(forgotten));
        try (Stored second = session.store(Kit.ramp(length, 2))) {
          double last = Kit.read(session, second, 8192)[(int) length - 1];
          require(last == 2.0 * (length - 1), "another sample");
        }
      } finally {
        Files.delete(ballast);
      }
    }
  }

  /** Releases a signal when it is searched for, once. */
  private record Forgotten(Stored signal) implements Reclaimer {
    @Override
    public void sweep() {
      // It is found only by a search.
    }

    @Override
    public void collect() {
      if (!signal.released()) {
        signal.close();
      }
    }
  }

  private Session session() {
    return new Session(new Settings().withScratch(folder).withThreads(threads));
  }

  /** Fills the disk but for so many chunks. */
  private void leave(int chunks) throws IOException {
    long free = Files.getFileStore(folder).getUsableSpace();
    Files.write(ballast, new byte[(int) (free - chunks * Chunk.BYTES)]);
  }

  private void requireFull(ScratchFullException e) {
    require(e.getMessage().startsWith("out of scratch space: " + folder), e.getMessage());
  }

  private static void require(boolean right, String otherwise) {
    if (!right) {
      throw new IllegalStateException(otherwise);
    }
  }
}
