package tenuto.engine.disk;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.BitSet;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.IoReason;
import tenuto.engine.base.Uninterrupted;

/**
 * A swap file that the sessions of several processes lend chunks from, with the table of who has
 * which: all in one file, so that whoever has it open sees both or neither.
 *
 * <p>Each session has a slot, whose byte it keeps locked while it is there. A chunk's entry in the
 * table is 0 if it has no disk, 1 if it has disk and nobody has it, otherwise the slot of who does,
 * counted from 2. Entries change by compare-and-set in mapped memory, so nobody waits for anybody,
 * and one that dies in between leaves nothing half done: its lock is gone then, and whoever next
 * looks for chunks frees all that bear its slot. A second byte stays locked until it leaves: the
 * last that leaves takes the file's name away, though another that has left may be ending still.
 *
 * <p>From byte 0 on are the letters {@code TENUTOP1}, the bytes of a chunk, the highest entry that
 * was ever used and the process that came or went last, 64 bits each; the table is at 1 MiB, 32
 * bits an entry; chunks are from 1 GiB on, and at the very end is a random number. The file has its
 * whole length from the beginning, sparse: whoever made it longer later could make it shorter for
 * one who has just made it longer still. Another program can cut it short all the same, and what
 * had been in it would read as zeros once a session has made it whole again; the number at its end
 * is another one then.
 */
final class CommonSwap implements AutoCloseable {
  static final String NAME = "tenuto-shared.swap";

  /** 1 TiB. */
  private static final int CHUNKS = 1 << 24;

  /** "TENUTOP1" as a number. */
  private static final long MAGIC = 0x31504F54554E4554L;

  private static final long HIGHEST = 16;
  private static final long TABLE = 1 << 20;
  private static final long FIRST_CHUNK = 1L << 30;
  private static final long MARK = FIRST_CHUNK + CHUNKS * Chunk.BYTES + (1 << 12) - Long.BYTES;
  private static final long LENGTH = MARK + Long.BYTES;
  private static final int HEAD = 16;

  /** Of the table. */
  private static final int ENTRIES_IN_PAGE = 1 << 10;

  /** How long the end of the program waits for those who come or go. */
  private static final Duration AT_THE_END = Duration.ofMillis(500);

  private static final int SLOTS = 1024;
  private static final long FIRST_SLOT = 4096;
  private static final long FIRST_STAYING = FIRST_SLOT + SLOTS;

  private static final int NO_DISK = 0;
  private static final int FREE = 1;
  private static final int FIRST_OWNER = 2;

  private static final VarHandle ENTRY = ValueLayout.JAVA_INT.varHandle();
  private static final VarHandle NUMBER = ValueLayout.JAVA_LONG.varHandle();

  private final Path path;
  private final OfdLock lock;
  private final RandomAccessFile file;
  private final SwapDoor door;
  private final Arena arena = Arena.ofShared();
  private final MemorySegment table;
  private final int slot;
  private final SwapExit exit;

  /** What is at the file's end as long as nobody cuts it. */
  private final long mark;

  /** Entries below have their disk. */
  private volatile int withDisk;

  /** Where a free chunk was found last. */
  private volatile int hint;

  /** Chunks of the file side by side. */
  record Run(int first, int count) {}

  private CommonSwap(Path path, OfdLock lock, SwapExit exit, Duration patience) throws IOException {
    this.path = path;
    this.lock = lock;
    this.exit = exit;
    this.file = new RandomAccessFile(lock.path().toFile(), "rw");
    this.door = new SwapDoor(lock, file.getChannel(), patience);
    boolean done = false;
    try {
      door.enter();
      begin();
      mark = mark();
      door.sign();
      MemorySegment mapped = mapTable();
      table = MemorySegment.ofAddress(mapped.address()).reinterpret(mapped.byteSize(), arena, null);
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
  static CommonSwap in(Path folder) {
    return in(folder, SwapDoor.PATIENCE);
  }

  /**
   * Opens it.
   *
   * @param patience how long somebody may be in its door
   */
  static CommonSwap in(Path folder, Duration patience) {
    SwapExit exit = new SwapExit();
    return exit.opened(() -> open(folder, exit, patience), CommonSwap::leaveName);
  }

  private static CommonSwap open(Path folder, SwapExit exit, Duration patience) {
    Path path = folder.toAbsolutePath().resolve(NAME);
    OfdLock lock = null;
    boolean done = false;
    try {
      Files.createDirectories(folder);
      if (!OfdLock.areThere()) {
        throw new IOException("this system has no locks of open files, as Linux has");
      }
      lock = OfdLock.of(path);
      SwapOwnership.require(lock.path(), path);
      CommonSwap swap = new CommonSwap(path, lock, exit, patience);
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

  /** Makes the file what it has to be, through its handle, as a full disk can refuse that. */
  private void begin() throws IOException {
    ByteBuffer head = ByteBuffer.allocate(HEAD).order(ByteOrder.nativeOrder());
    if (file.length() > 0) {
      file.readFully(head.array(), 0, (int) Math.min(HEAD, file.length()));
    }
    long is = head.getLong(0);
    long bytes = head.getLong(8);
    if ((is != 0 && is != MAGIC) || (bytes != 0 && bytes != Chunk.BYTES)) {
      throw new IOException(
          "%s is of another version of Tenuto%s"
              .formatted(path, SwapOwnership.toldUsers(lock.path())));
    }
    try {
      if (is == 0 || bytes == 0) {
        file.seek(0);
        file.write(head.putLong(MAGIC).putLong(Chunk.BYTES).array());
      }
      if (file.length() < LENGTH) {
        file.setLength(LENGTH);
      }
      if (mark() == 0) {
        file.seek(MARK);
        file.writeLong(new SecureRandom().nextLong() | 1);
      }
    } catch (IOException e) {
      throw new FileSystemException(path.toString(), null, IoReason.text(e));
    }
  }

  /** The number at the end, or 0 if there is none. */
  private long mark() throws IOException {
    ByteBuffer number = ByteBuffer.allocate(Long.BYTES);
    return file.getChannel().read(number, MARK) == Long.BYTES ? number.getLong(0) : 0;
  }

  private MemorySegment mapTable() throws IOException {
    try {
      return file.getChannel().map(MapMode.READ_WRITE, 0, TABLE + 4L * CHUNKS, arena);
    } catch (IOException e) {
      throw new FileSystemException(path.toString(), null, IoReason.text(e));
    }
  }

  /** Whether it is as long as it was all the time: only then it has what was written to it. */
  boolean isWhole() {
    return Uninterrupted.call(
        () -> {
          try {
            return mark() == mark;
          } catch (IOException e) {
            return false;
          }
        });
  }

  /** Takes a slot; what bears it belongs to nobody. */
  private int slot() throws IOException {
    for (int i = 0; i < SLOTS; i++) {
      if (lock.tryLock(FIRST_SLOT + i) && lock.tryLock(FIRST_STAYING + i)) {
        free(i);
        return i;
      }
    }
    throw new IOException(
        "%d sessions lend from %s already%s"
            .formatted(SLOTS, path, SwapOwnership.toldUsers(lock.path())));
  }

  private int entry(int chunk) {
    return (int) ENTRY.getVolatile(table, TABLE + 4L * chunk);
  }

  private boolean change(int chunk, int from, int to) {
    return ENTRY.compareAndSet(table, TABLE + 4L * chunk, from, to);
  }

  private int highest() {
    return (int) (long) NUMBER.getVolatile(table, HIGHEST);
  }

  private void raise(int to) {
    for (long is = highest(); is < to; is = highest()) {
      NUMBER.compareAndSet(table, HIGHEST, is, (long) to);
    }
  }

  /**
   * Takes 1 to {@code most} chunks that nobody has: such as have disk, if there are any.
   *
   * @param edge a run ends at multiples of it
   * @return null if there are none
   * @throws UncheckedIOException if the disk has no room for the table
   */
  Run claim(int most, int edge) {
    try {
      return tryClaim(most, edge);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Run tryClaim(int most, int edge) throws IOException {
    Run run = claim(FREE, hint, highest(), most, edge);
    run = run == null ? claim(FREE, 0, highest(), most, edge) : run;
    if (run == null && freeTheDead()) {
      run = claim(FREE, 0, highest(), most, edge);
    }
    run = run == null ? claim(NO_DISK, 0, CHUNKS, most, edge) : run;
    if (run != null) {
      hint = run.first + run.count;
    }
    return run;
  }

  private Run claim(int state, int from, int to, int most, int edge) throws IOException {
    for (int i = from; i < to; i++) {
      reserveTable(i);
      if (entry(i) == state && change(i, state, FIRST_OWNER + slot)) {
        int end = Math.min(withDisk, Math.min(i + most, (i / edge + 1) * edge));
        int next = i + 1;
        while (next < end && change(next, state, FIRST_OWNER + slot)) {
          next++;
        }
        raise(next);
        return new Run(i, next - i);
      }
    }
    return null;
  }

  /**
   * Gives an entry its disk, with all in its page, before it is read or written: on a full disk
   * that fails, and could kill the JVM.
   */
  private void reserveTable(int entry) throws IOException {
    if (entry >= withDisk) {
      int used = (highest() + ENTRIES_IN_PAGE - 1) / ENTRIES_IN_PAGE * ENTRIES_IN_PAGE;
      if (entry >= used) {
        lock.reserve(TABLE + 4L * entry, 4L * ENTRIES_IN_PAGE);
      }
      withDisk = Math.max(used, entry + ENTRIES_IN_PAGE);
    }
  }

  /**
   * Gives chunks back, but for those that {@link #close} has given back meanwhile: they may be
   * another's by now.
   */
  void giveBack(Run run, boolean haveDisk) {
    try {
      for (int i = run.first; i < run.first + run.count; i++) {
        change(i, FIRST_OWNER + slot, haveDisk ? FREE : NO_DISK);
      }
    } catch (InternalError e) {
      requireCut(e);
    }
    hint = Math.min(hint, run.first);
  }

  /** Frees what sessions have left that ended without closing; whether that was anything. */
  private boolean freeTheDead() throws IOException {
    BitSet owners = new BitSet();
    for (int i = 0; i < highest(); i++) {
      int entry = entry(i);
      if (entry >= FIRST_OWNER && entry - FIRST_OWNER != slot) {
        owners.set(entry - FIRST_OWNER);
      }
    }
    boolean any = false;
    for (int each = owners.nextSetBit(0); each >= 0; each = owners.nextSetBit(each + 1)) {
      if (lock.tryLock(FIRST_SLOT + each)) {
        free(each);
        lock.unlock(FIRST_SLOT + each);
        any = true;
      }
    }
    return any;
  }

  /** Frees all that bears a slot, which is locked here. */
  private void free(int owner) {
    for (int i = 0; i < highest(); i++) {
      change(i, FIRST_OWNER + owner, FREE);
    }
  }

  /** Chunks that sessions have, and those that are free and have disk. */
  long[] count() {
    long[] counts = new long[2];
    for (int i = 0; i < highest(); i++) {
      int entry = entry(i);
      counts[0] += entry >= FIRST_OWNER ? 1 : 0;
      counts[1] += entry == FREE ? 1 : 0;
    }
    return counts;
  }

  /** The file as swap, whose pieces are mapped by where they are. */
  SwapFile swap() {
    return new SwapFile(path, file, lock.pathForOthers());
  }

  /** Where a chunk is in the file. */
  static long offset(int chunk) {
    return FIRST_CHUNK + chunk * Chunk.BYTES;
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
      free(slot);
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
        lock.unlock(FIRST_STAYING + slot); // before it leaves the door, for the same reason
        if (isLast() && Files.isSameFile(path, lock.path())) { // another may have the name by now
          Files.delete(path);
        }
      } finally {
        door.leave();
      }
    } catch (IOException e) {
      // It stays for whoever comes next.
    }
  }

  /** Whether nobody stays, once this has left. */
  private boolean isLast() throws IOException {
    for (int i = 0; i < SLOTS; i++) {
      if (!lock.tryLock(FIRST_STAYING + i)) {
        return false;
      }
      lock.unlock(FIRST_STAYING + i); // nobody takes it as long as this is in the door
    }
    return true;
  }
}
