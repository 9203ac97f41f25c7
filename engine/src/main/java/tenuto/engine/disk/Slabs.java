package tenuto.engine.disk;

import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tenuto.engine.base.Block;
import tenuto.engine.base.Closing;
import tenuto.engine.base.FileSpan;
import tenuto.engine.system.Refusal;

/**
 * Where chunks are: they are numbered through slabs of mapped swap, which are made as they are
 * wanted, and cut into extents to be given their disk.
 *
 * <p>Each slab is in one of several folders. Their disks take extents in turns, so that reading and
 * writing is spread over them; one that was seen full is asked again when no other has room, or
 * when something in it was given back. Any thread may do anything here.
 */
final class Slabs implements AutoCloseable {
  private static final int CHUNKS_IN_SLAB = 1 << 14;

  private final long chunkBytes;
  private final List<Lane> lanes;
  private volatile MemorySegment[] slabs = {};

  /** The lane that each slab is in; written before {@link #slabs}. */
  private volatile Lane[] laneOf = {};

  /** Extents begun so far. */
  private long turns;

  /** Chunks that are side by side in one slab. */
  record Extent(int first, int count) {}

  /** What is in one folder; its fields are guarded by the slabs. */
  private static final class Lane {
    final SwapArena arena;

    /** Stretches that have no disk, as far as is known. */
    final Deque<Extent> unreserved = new ArrayDeque<>();

    /** Stretches given back that still have theirs, as their system cannot take it. */
    final Deque<Extent> stillReserved = new ArrayDeque<>();

    /** The slabs of a file that is shared with others, by their place in it, and back. */
    final Map<Integer, Integer> slabAt = new HashMap<>();

    final Map<Integer, Integer> placeOf = new HashMap<>();

    /** When it was last asked for an extent. */
    long turn;

    /** Whether it then had no room. */
    boolean full;

    /** Why it had none, or null if it has or may have. */
    NoRoom why;

    Lane(SwapArena arena) {
      this.arena = arena;
    }

    boolean full() {
      return full;
    }

    long turn() {
      return turn;
    }
  }

  Slabs(List<SwapArena> arenas, int chunkSamples) {
    this.lanes = arenas.stream().map(Lane::new).toList();
    this.chunkBytes = 8L * chunkSamples;
  }

  /** Makes {@code view} the stretch that begins {@code sample} samples into a chunk. */
  void show(Block view, int chunk, int sample) {
    view.moveTo(slabs[chunk / CHUNKS_IN_SLAB], chunk % CHUNKS_IN_SLAB * chunkBytes + 8L * sample);
  }

  double sample(int chunk, int sample) {
    return slabs[chunk / CHUNKS_IN_SLAB].get(
        ValueLayout.JAVA_DOUBLE, chunk % CHUNKS_IN_SLAB * chunkBytes + 8L * sample);
  }

  /** Does work on a chunk that goes on being there meanwhile, even if all is being closed. */
  void with(int chunk, Consumer<Block> work) {
    lane(chunk)
        .arena
        .whileMapped(
            () -> {
              Block view = new Block(null, 0);
              show(view, chunk, 0);
              work.accept(view);
              return null;
            });
  }

  /** Where the first samples of a chunk are on the disk. */
  FileSpan place(int chunk, long samples) {
    long from = chunk % CHUNKS_IN_SLAB * chunkBytes;
    MemorySegment there = slabs[chunk / CHUNKS_IN_SLAB].asSlice(from, Double.BYTES * samples);
    return lane(chunk).arena.place(there);
  }

  private Lane lane(int chunk) {
    return laneOf[chunk / CHUNKS_IN_SLAB];
  }

  private MemorySegment memory(Extent extent) {
    return slabs[extent.first() / CHUNKS_IN_SLAB].asSlice(
        extent.first() % CHUNKS_IN_SLAB * chunkBytes, extent.count() * chunkBytes);
  }

  /**
   * Gives 1 to {@code most} chunks their disk, which takes some 5 ms for 16 MiB.
   *
   * @return them, or null if no disk has room for that many
   */
  Extent reserve(int most) {
    List<Lane> asked = new ArrayList<>();
    while (asked.size() < lanes.size()) {
      Lane lane = next(asked);
      asked.add(lane);
      Extent extent;
      try {
        extent = cut(lane, most);
      } catch (UncheckedIOException e) { // no inodes, read-only, a quota: as good as full
        refuse(lane, NoRoom.without(lane.arena.folder(), e.getCause().getMessage()));
        continue;
      }
      if (extent == null) {
        String others = "others have all chunks of its shared file";
        refuse(lane, new NoRoom(lane.arena.folder(), others, true));
        continue;
      }
      if (reserve(lane, extent)) {
        return extent;
      }
    }
    return null;
  }

  private synchronized void refuse(Lane lane, NoRoom why) {
    lane.full = true;
    lane.why = why;
  }

  /** Why none of the folders had room when it was last asked. */
  synchronized List<NoRoom> noRoom() {
    return lanes.stream()
        .map(lane -> lane.why == null ? NoRoom.in(lane.arena.folder()) : lane.why)
        .toList();
  }

  /** Whose turn it is among those not yet asked; those seen full come last. */
  private synchronized Lane next(List<Lane> asked) {
    Lane next =
        lanes.stream()
            .filter(lane -> !asked.contains(lane))
            .min(Comparator.comparing(Lane::full).thenComparing(Lane::turn))
            .orElseThrow();
    next.turn = ++turns;
    return next;
  }

  /** Whether others lend chunks from the same files. */
  boolean areShared() {
    return lanes.stream().anyMatch(lane -> lane.arena.common() != null);
  }

  /** Takes 1 to {@code most} chunks that have no disk, or none that is known of; null of none. */
  private synchronized Extent cut(Lane lane, int most) {
    CommonSwap common = lane.arena.common();
    if (common != null) {
      ChunkOwners.Run run = common.claim(most, CHUNKS_IN_SLAB);
      return run == null ? null : new Extent(number(lane, run), run.count());
    }
    Deque<Extent> extents = lane.stillReserved.isEmpty() ? lane.unreserved : lane.stillReserved;
    if (extents.isEmpty()) {
      extents.push(slab(lane));
    }
    Extent whole = extents.pop();
    int taken = Math.min(most, whole.count());
    if (taken < whole.count()) {
      extents.push(new Extent(whole.first() + taken, whole.count() - taken));
    }
    return new Extent(whole.first(), taken);
  }

  /** The number here of the first chunk of a run in a shared file. */
  private int number(Lane lane, ChunkOwners.Run run) {
    int place = run.first() / CHUNKS_IN_SLAB;
    Integer known = lane.slabAt.get(place);
    if (known == null) {
      try {
        long from = CommonSwap.offset(place * CHUNKS_IN_SLAB);
        known = slabs.length;
        add(lane, lane.arena.common(from, CHUNKS_IN_SLAB * chunkBytes));
      } catch (Throwable e) {
        lane.arena.common().giveBack(run, false);
        throw e;
      }
      lane.slabAt.put(place, known);
      lane.placeOf.put(known, place);
    }
    return known * CHUNKS_IN_SLAB + run.first() % CHUNKS_IN_SLAB;
  }

  /** A further slab. */
  private Extent slab(Lane lane) {
    int number = slabs.length;
    add(lane, lane.arena.slab(CHUNKS_IN_SLAB * chunkBytes, chunkBytes));
    return new Extent(number * CHUNKS_IN_SLAB, CHUNKS_IN_SLAB);
  }

  private void add(Lane lane, MemorySegment memory) {
    int number = slabs.length;
    Lane[] lanesThen = Arrays.copyOf(laneOf, number + 1);
    lanesThen[number] = lane;
    MemorySegment[] slabsThen = Arrays.copyOf(slabs, number + 1);
    slabsThen[number] = memory;
    laneOf = lanesThen;
    slabs = slabsThen;
  }

  private boolean reserve(Lane lane, Extent extent) {
    boolean ok = false;
    NoRoom why = null;
    try {
      Refusal refusal = lane.arena.reserveOrWhyNot(memory(extent)).orElse(null);
      ok = refusal == null;
      if (!ok) {
        lane.arena.discard(memory(extent)); // what was reached of it
        why = extent.count() == 1 ? lane.arena.whyNot(memory(extent), refusal) : null;
      }
    } finally {
      settle(lane, !ok);
      if (!ok) {
        leave(lane, extent, false);
      }
    }
    if (why != null) {
      refuse(lane, why);
    }
    return ok;
  }

  /**
   * Gives an extent's disk back.
   *
   * @param toOthers whether to those with whom the file is shared, if it is
   */
  void discard(Extent extent, boolean toOthers) {
    Lane lane = lane(extent.first());
    if (toOthers && lane.arena.common() != null) {
      leave(lane, extent, true);
      return;
    }
    boolean taken = false;
    try {
      taken = lane.arena.discard(memory(extent));
    } finally {
      settle(lane, false);
      leave(lane, extent, !taken && lane.arena.common() == null);
    }
  }

  /** Takes note that an extent is nobody's. */
  private synchronized void leave(Lane lane, Extent extent, boolean hasDisk) {
    CommonSwap common = lane.arena.common();
    if (common == null) {
      (hasDisk ? lane.stillReserved : lane.unreserved).push(extent);
      return;
    }
    int place = lane.placeOf.get(extent.first() / CHUNKS_IN_SLAB);
    int first = place * CHUNKS_IN_SLAB + extent.first() % CHUNKS_IN_SLAB;
    common.giveBack(new ChunkOwners.Run(first, extent.count()), hasDisk);
  }

  /** Takes note whether there is more disk to be had. */
  private synchronized void settle(Lane lane, boolean full) {
    lane.full = full;
    lane.why = null;
  }

  /** Closes the arenas, each whatever becomes of the others. */
  @Override
  public void close() {
    Closing.all(lanes.stream().<Runnable>map(lane -> lane.arena::close).toList());
  }
}
