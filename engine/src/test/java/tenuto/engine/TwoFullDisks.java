package tenuto.engine;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.ScratchFullException;
import tenuto.engine.base.Workspace;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;

/**
 * The program that {@link tenuto.engine.FullDiskTest} runs on two small file systems, {@code small}
 * and {@code large}: fills both, by one thread and by many, and says {@code done} at the end.
 */
final class TwoFullDisks {
  private static final int ROUNDS = Integer.getInteger("tenuto.trials", 1) == 1 ? 3 : 10;

  private final Path small;
  private final Path large;

  private TwoFullDisks(Path folder) {
    this.small = folder.resolve("small");
    this.large = folder.resolve("large");
  }

  public static void main(String[] args) throws Exception {
    TwoFullDisks disks = new TwoFullDisks(Path.of(args[0]));
    for (List<Path> folders :
        List.of(List.of(disks.small, disks.large), List.of(disks.large, disks.small))) {
      disks.fillBoth(folders);
      for (int i = 0; i < ROUNDS; i++) {
        disks.fitExactly(folders, i);
      }
    }
    disks.workspaceTakesTheRoomiest();
    System.out.println("done");
  }

  private static void require(boolean right, String otherwise) {
    if (!right) {
      throw new IllegalStateException(otherwise);
    }
  }

  private long free(Path folder) throws IOException {
    return Files.getFileStore(folder).getUsableSpace();
  }

  private long chunks(Path folder) throws IOException {
    return free(folder) / Chunk.BYTES;
  }

  private static Session session(List<Path> folders, int threads) {
    return new Session(new Settings().withScratch(folders).withThreads(threads));
  }

  /** A thread stores to the last chunk of both disks, once more after it has let some go. */
  private void fillBoth(List<Path> folders) throws IOException {
    long room = chunks(small) + chunks(large);
    require(chunks(small) < 400 && room > 1000, "disks for " + room + " chunks");
    try (Session session = session(folders, 2)) {
      List<Stored> stored = new ArrayList<>();
      for (int again = 0; again < 3; again++) {
        while (true) {
          try {
            int value = stored.size();
            long length = 7L * Chunk.SAMPLES;
            stored.add(session.store(Kit.sum(Kit.ramp(length, 0), Kit.ramp(length, value))));
          } catch (ScratchFullException e) {
            requireNamesBoth(e, folders);
            break;
          }
        }
        long lent = session.memory().usage().lent() / Chunk.BYTES;
        require(lent > room - 7 && lent <= room, "%d of %d chunks".formatted(lent, room));
        for (int i = 0; i < stored.size(); i++) {
          double[] read = Kit.read(session, stored.get(i), 8192);
          for (int at = 0; at < read.length; at += 1001) {
            require(read[at] == (double) at * i, "another sample than %d of %d".formatted(at, i));
          }
        }
        for (int i = 0; i < 20; i++) {
          stored.removeLast().close();
        }
      }
    }
    requireEmpty();
  }

  private static void requireNamesBoth(ScratchFullException e, List<Path> folders) {
    String said = e.getMessage();
    String expected =
        "out of scratch space: \\Q%s, %s\\E were asked for [^,]+ more, but \\Q%s\\E has [^,]+ free, \\Q%s\\E has [^,]+ free \\(.*"
            .formatted(folders.get(0), folders.get(1), folders.get(0), folders.get(1));
    require(said.matches(expected), said);
  }

  private void requireEmpty() throws IOException {
    for (Path folder : List.of(small, large)) {
      try (var files = Files.list(folder)) {
        require(files.findAny().isEmpty(), "a file is left in " + folder);
      }
    }
  }

  /** Many threads share the last chunks of both: nobody may give up while there are enough. */
  private void fitExactly(List<Path> folders, int round) throws Exception {
    int threads = 8;
    int each = 2 + round;
    long room = threads * each;
    long inSmall = room / 3 + round;
    Path ballast = small.resolve("ballast");
    Path other = large.resolve("ballast");
    Files.write(ballast, new byte[(int) (free(small) - inSmall * Chunk.BYTES)]);
    Files.write(other, new byte[(int) (free(large) - (room - inSmall) * Chunk.BYTES)]);
    require(chunks(small) == inSmall && chunks(large) == room - inSmall, "ballast is wrong");
    try (Session session = session(folders, 1);
        var storing = Executors.newFixedThreadPool(threads)) {
      Callable<List<Stored>> some =
          () -> {
            List<Stored> stored = new ArrayList<>();
            for (int i = 0; i < each; i++) {
              stored.add(session.store(Kit.ramp(Chunk.SAMPLES, 1)));
            }
            return stored;
          };
      for (Future<List<Stored>> stored : storing.invokeAll(Collections.nCopies(threads, some))) {
        for (Stored one : stored.get()) {
          double[] read = Kit.read(session, one, 8192);
          require(Arrays.stream(read).sum() == 8191 * 4096.0, "other samples than a ramp's");
        }
      }
      require(session.memory().usage().lent() == room * Chunk.BYTES, "chunks are missing");
    } finally {
      Files.delete(ballast);
      Files.delete(other);
    }
    requireEmpty();
  }

  private void workspaceTakesTheRoomiest() {
    try (Session session = session(List.of(small, large), 1);
        Workspace work = session.memory().workspaces().get()) {
      Arena arena = work.arena();
      arena.allocate(60L << 20).fill((byte) 1); // large has 30 MiB then
      arena.allocate(17L << 20).fill((byte) 1);
      arena.allocate(18L << 20).fill((byte) 1); // which only small has
      try {
        arena.allocate(18L << 20);
        throw new IllegalStateException("no error from full disks");
      } catch (ScratchFullException e) {
        require(
            e.getMessage().contains(small + " has ") && e.getMessage().contains(large + " has "),
            e.getMessage());
      }
    }
  }
}
