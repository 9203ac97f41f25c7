package tenuto.engine.disk;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.IoReason;
import tenuto.engine.base.Uninterrupted;
import tenuto.engine.disk.ChunkOwners.Run;
import tenuto.engine.system.SlotLocks;
import tenuto.engine.system.SwapSystem;

/**
 * A swap file that the sessions of several processes lend chunks from, with the table of who has
 * which: all in one file, so that whoever has it open sees both or neither.
 *
 * <p>Each session has a slot ({@link SwapSlots}), and its chunks bear it in the table ({@link
 * ChunkOwners}). The lock of one that dies is gone, and whoever next looks for chunks frees all
 * that bear its slot. The last that leaves takes the file's name away, though another that has left
 * may be ending still.
 *
 * <p>From byte 0 on are the letters {@code TENUTOP2}, the bytes of a chunk, the highest entry that
 * was ever used and the process that came or went last, 64 bits each; the table is at 1 MiB, 32
 * bits an entry; chunks are from 1 GiB on, and at the very end is a random number. The file has its
 * whole length from the beginning, sparse: whoever made it longer later could make it shorter for
 * one who has just made it longer still. Another program can cut it short all the same, and what
 * had been in it would read as zeros once a session has made it whole again; the number at its end
 * is another one then.
 */
final class CommonSwap implements AutoCloseable {
  static final String NAME = "tenuto-shared.swap";

  /** How long the end of the program waits for those who come or go. */
  private static final Duration AT_THE_END = Duration.ofMillis(500);

  private final SwapSystem system;
  private final Path path;
  private final SlotLocks lock;
  private final RandomAccessFile file;
  private final CommonSwapEnds ends;
  private final SwapDoor door;
  private final Arena arena = Arena.ofShared();
  private final SwapSlots slots;
  private final ChunkOwners owners;
  private final int slot;
  private final SwapExit exit;

  /** What is at the file's end as long as nobody cuts it. */
  private final long mark;

  private CommonSwap(SwapSystem system, Path path, SlotLocks lock, SwapExit exit, Duration patience)
      throws IOException {
    this.system = system;
    this.path = path;
    this.lock = lock;
    this.exit = exit;
    this.slots = new SwapSlots(lock);
    this.file = new RandomAccessFile(lock.path().toFile(), "rw");
    this.ends = new CommonSwapEnds(path, lock.path(), file);
    this.door = new SwapDoor(lock, file.getChannel(), patience);
    boolean done = false;
    try {
      door.enter();
      ends.begin();
      mark = ends.mark();
      door.sign();
      MemorySegment mapped = mapTable();
      owners =
          new ChunkOwners(
              MemorySegment.ofAddress(mapped.address()).reinterpret(mapped.byteSize(), arena, null),
              lock,
              slots);
      slot = slot();
      door.leave();
      done = true;
    } finally {
      if (!done) {
        arena.close();
        file.close();
      }
    }
  }

  /**
   * Opens the file in a folder, or makes it.
   *
   * @throws tenuto.engine.base.ScratchFullException if there is none and none can be made
   * @throws UncheckedIOException if it is a link, another user's or of another version, or somebody
   *     is in its door for long
   */
  static CommonSwap in(SwapSystem system, Path folder) {
    return in(system, folder, SwapDoor.PATIENCE);
  }

  /**
   * Opens it.
   *
   * @param patience how long somebody may be in its door
   */
  static CommonSwap in(SwapSystem system, Path folder, Duration patience) {
    SwapExit exit = new SwapExit();
    return exit.opened(() -> open(system, folder, exit, patience), CommonSwap::leaveName);
  }

  private static CommonSwap open(SwapSystem system, Path folder, SwapExit exit, Duration patience) {
    Path path = folder.toAbsolutePath().resolve(NAME);
    SlotLocks lock = null;
    boolean done = false;
    try {
      Files.createDirectories(folder);
      lock = system.locks(path);
      SwapOwnership.require(lock.path(), path);
      CommonSwap swap = new CommonSwap(system, path, lock, exit, patience);
      done = true;
      return swap;
    } catch (FileSystemException e) { // no inodes, read-only, a quota: as good as full
      throw ScratchFailures.none(folder, IoReason.text(e));
    } catch (IOException e) {
      String why = "cannot share scratch space in %s: %s".formatted(folder, IoReason.text(e));
      throw new UncheckedIOException(why, new IOException(why, e));
    } finally {
      if (!done && lock != null) {
        lock.close();
      }
    }
  }

  private MemorySegment mapTable() throws IOException {
    try {
      return file.getChannel().map(MapMode.READ_WRITE, 0, ChunkOwners.BYTES, arena);
    } catch (IOException e) {
      throw new FileSystemException(path.toString(), null, IoReason.text(e));
    }
  }

  /** Whether it is as long as it was all the time: only then it has what was written to it. */
  boolean isWhole() {
    return Uninterrupted.call(
        () -> {
          try {
            return ends.mark() == mark;
          } catch (IOException e) {
            return false;
          }
        });
  }

  /** Takes a slot; what bears it belongs to nobody. */
  private int slot() throws IOException {
    int taken = slots.take();
    if (taken < 0) {
      throw new IOException(
          "%d sessions lend from %s already%s"
              .formatted(SwapSlots.MOST, path, SwapOwnership.toldUsers(lock.path())));
    }
    owners.free(taken);
    return taken;
  }

  /**
   * Takes 1 to {@code most} chunks that nobody has: such as have disk, if there are any.
   *
   * @param edge a run ends at multiples of it
   * @return null if there are none
   * @throws UncheckedIOException if the disk has no room for the table
   */
  Run claim(int most, int edge) {
    return owners.claim(slot, most, edge);
  }

  /**
   * Gives chunks back, but for those that {@link #close} has given back meanwhile: they may be
   * another's by now.
   */
  void giveBack(Run run, boolean haveDisk) {
    try {
      owners.giveBack(slot, run, haveDisk);
    } catch (InternalError e) {
      requireCut(e);
    }
    owners.lookFrom(run.first());
  }

  /** Chunks that sessions have, and those that are free and have disk. */
  long[] count() {
    return owners.count();
  }

  /** The file as swap, whose pieces are mapped by where they are. */
  SwapFile swap() {
    return new SwapFile(system, path, file.getChannel(), lock.pathForOthers());
  }

  /** Where a chunk is in the file. */
  static long offset(int chunk) {
    return CommonSwapEnds.FIRST_CHUNK + chunk * Chunk.BYTES;
  }

  /**
   * Gives back all that this session has, which must be unmapped, and its slot. The last one takes
   * the file away; whoever has opened it meanwhile goes on with it, without a name.
   */
  @Override
  public void close() {
    exit.closing(
        () -> {
          try {
            freeOwn();
            takeNameAway(SwapDoor.PATIENCE);
          } finally {
            arena.close();
            lock.close();
          }
        });
  }

  private void freeOwn() {
    try {
      owners.free(slot);
    } catch (InternalError e) {
      requireCut(e);
    }
  }

  /** Nothing is left to be freed of a file that was cut short; whoever asks is told. */
  private void requireCut(InternalError fault) {
    if (isWhole()) {
      throw fault;
    }
  }

  /**
   * Takes the file's name away if nobody else has it open, as the program is being stopped: others
   * of its threads may lend and write still, and what they have is theirs until it has ended.
   */
  void leaveName() {
    takeNameAway(AT_THE_END);
  }

  private void takeNameAway(Duration patience) {
    try {
      door.enter(patience); // or two that go at once would each see the other
      try {
        slots.leave(slot); // before it leaves the door, for the same reason
        if (slots.isEmpty()
            && Files.isSameFile(path, lock.path())) { // another may have the name by now
          Files.delete(path);
        }
      } finally {
        door.leave();
      }
    } catch (IOException e) {
      // It stays for whoever comes next.
    }
  }
}
