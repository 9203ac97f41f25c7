package tenuto.engine.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.util.BitSet;
import tenuto.engine.system.SlotLocks;
import tenuto.engine.system.SwapSystem;

/**
 * The table of who has which chunk of a {@link CommonSwap}, in memory that all its processes have
 * mapped.
 *
 * <p>A chunk's entry is 0 if it has no disk, 1 if it has disk and nobody has it, otherwise the slot
 * of who does, counted from 2. Entries change by compare-and-set, so nobody waits for anybody, and
 * a process that dies in between leaves nothing half done.
 */
final class ChunkOwners {
  /** 1 TiB of them. */
  static final int CHUNKS = 1 << 24;

  private static final long HIGHEST = 16;
  private static final long TABLE = 1 << 20;

  /** Bytes from the file's first on that the table needs mapped. */
  static final long BYTES = TABLE + 4L * CHUNKS;

  private static final int ENTRIES_IN_PAGE = (int) (SwapSystem.PAGE / Integer.BYTES);

  private static final int NO_DISK = 0;
  private static final int FREE = 1;
  private static final int FIRST_OWNER = 2;

  private static final VarHandle ENTRY = ValueLayout.JAVA_INT.varHandle();
  private static final VarHandle NUMBER = ValueLayout.JAVA_LONG.varHandle();

  private final MemorySegment table;
  private final SlotLocks lock;
  private final SwapSlots slots;

  /** Entries below have their disk. */
  private volatile int withDisk;

  /** Where a free chunk was found last. */
  private volatile int hint;

  /** Chunks of the file side by side. */
  record Run(int first, int count) {}

  /**
   * @param table the file's beginning
   * @param lock gives the table its disk
   * @param slots says whose sessions are there still
   */
  ChunkOwners(MemorySegment table, SlotLocks lock, SwapSlots slots) {
    this.table = table;
    this.lock = lock;
    this.slots = slots;
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
   * Takes 1 to {@code most} chunks for a session that nobody has: such as have disk, if there are
   * any.
   *
   * @param edge a run ends at multiples of it
   * @return null if there are none
   * @throws UncheckedIOException if the disk has no room for the table
   */
  Run claim(int slot, int most, int edge) {
    try {
      return tryClaim(slot, most, edge);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Run tryClaim(int slot, int most, int edge) throws IOException {
    Run run = claim(slot, FREE, hint, highest(), most, edge);
    run = run == null ? claim(slot, FREE, 0, highest(), most, edge) : run;
    if (run == null && freeTheDead(slot)) {
      run = claim(slot, FREE, 0, highest(), most, edge);
    }
    run = run == null ? claim(slot, NO_DISK, 0, CHUNKS, most, edge) : run;
    if (run != null) {
      hint = run.first + run.count;
    }
    return run;
  }

  private Run claim(int slot, int state, int from, int to, int most, int edge) throws IOException {
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
   * Gives chunks of a session's back, but for those that it has given back meanwhile: they may be
   * another's by now.
   */
  void giveBack(int slot, Run run, boolean haveDisk) {
    for (int i = run.first; i < run.first + run.count; i++) {
      change(i, FIRST_OWNER + slot, haveDisk ? FREE : NO_DISK);
    }
  }

  /** Looks for free chunks from there on, if not before. */
  void lookFrom(int chunk) {
    hint = Math.min(hint, chunk);
  }

  /** Frees what sessions have left that ended without closing; whether that was anything. */
  private boolean freeTheDead(int slot) throws IOException {
    BitSet owners = new BitSet();
    for (int i = 0; i < highest(); i++) {
      int entry = entry(i);
      if (entry >= FIRST_OWNER && entry - FIRST_OWNER != slot) {
        owners.set(entry - FIRST_OWNER);
      }
    }
    boolean any = false;
    for (int each = owners.nextSetBit(0); each >= 0; each = owners.nextSetBit(each + 1)) {
      any |= slots.ifEnded(each, this::free);
    }
    return any;
  }

  /** Frees all that bears a slot, which is locked here. */
  void free(int owner) {
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
}
