package tenuto.engine;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.base.ScratchLostException;
import tenuto.engine.disk.Pool;
import tenuto.engine.plan.StoredChunks;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Stored;

/**
 * The program that {@link LostPagesTest} runs: takes the disk away from under a stored signal, and
 * says {@code done} when that was found out.
 */
final class TornFile {
  private static final String EXPECTED = "the disk of %s (another program has truncated tenuto-";

  private TornFile() {}

  /** Works in the signal's memory until its end. */
  private record UntilTheEnd(Stored in, Pool pool) implements Filter {
    @Override
    public State begin() {
      return new State() {
        @Override
        public void apply(Block samples, Block out, int n) {
          samples.copyTo(0, out, 0, n);
        }

        @Override
        public void close() {
          pool.sample(((StoredChunks) in.backing()).chunks[0], 0);
        }
      };
    }
  }

  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    Settings settings = new Settings().withScratch(folder).withThreads(1).withKeepSwap(true);
    try (Session session = new Session(settings)) {
      Stored stored = session.store(Kit.ramp(20_000, 1));
      Reader reader = session.open(stored);
      Reader untilTheEnd =
          session.open(
              Filtered.of(new UntilTheEnd(stored, session.resources().pool()), Kit.ramp(1, 1)));
      tear(folder);
      requireLost(
          folder,
          () ->
              reader.read(0, new Block(java.lang.foreign.Arena.ofAuto().allocate(800), 0), 0, 100));
      requireLost(folder, () -> stored.sample(0));
      requireLost(folder, untilTheEnd::close);
      requireLost(
          folder, () -> session.visit(List.of(stored), 2048, () -> (start, channels, n) -> {}));
      requireLost(folder, () -> session.store(Kit.sum(stored, stored)).close());
      requireLost(folder, session.memory()::requireIntact);
    }
    for (long length : new long[] {20_000, 1 << 20}) {
      aCopyThatIsLostIsGivenBack(Files.createDirectory(folder.resolve("of" + length)), length);
    }
    System.out.println("done");
  }

  private static void aCopyThatIsLostIsGivenBack(Path folder, long length) {
    Settings settings = new Settings().withScratch(folder).withThreads(2).withKeepSwap(true);
    try (Session session = new Session(settings)) {
      requireLost(
          folder,
          () ->
              session
                  .measure()
                  .storeWith(
                      Kit.ramp(length, 1),
                      Look.NONE,
                      copy -> {
                        tear(folder);
                        return new Kit.Plus(1);
                      }));
      if (session.memory().usage().lent() != 0 || !session.memory().lent().isEmpty()) {
        throw new IllegalStateException("something is lent still: " + session.memory().usage());
      }
    }
  }

  private static void tear(Path folder) {
    try (var files = Files.list(folder);
        RandomAccessFile file =
            new RandomAccessFile(files.findFirst().orElseThrow().toFile(), "rw")) {
      file.setLength(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void requireLost(Path folder, Runnable work) {
    try {
      work.run();
    } catch (ScratchLostException e) {
      if (!e.getMessage().contains(EXPECTED.formatted(folder))) {
        throw e;
      }
      return;
    }
    throw new IllegalStateException("nothing was found out");
  }
}
