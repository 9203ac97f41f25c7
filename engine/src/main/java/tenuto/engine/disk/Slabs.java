package tenuto.engine.disk;

import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
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
  private final List<SlabLane> lanes;
  private volatile MemorySegment[] slabs = {};

  /** The lane that each slab is in; written before {@link #slabs}. */
  private volatile SlabLane[] laneOf = {};

  /** Extents begun so far. */
  private long turns;

  Slabs(List<SwapArena> arenas, int chunkSamples) {
    this.lanes = arenas.stream().map(SlabLane::new).toList();
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

  private SlabLane lane(int chunk) {
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
    List<SlabLane> asked = new ArrayList<>();
    while (asked.size() < lanes.size()) {
      SlabLane lane = next(asked);
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

  private synchronized void refuse(SlabLane lane, NoRoom why) {
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
  private synchronized SlabLane next(List<SlabLane> asked) {
    SlabLane next =
        lanes.stream()
            .filter(lane -> !asked.contains(lane))
            .min(Comparator.comparing(SlabLane::full).thenComparing(SlabLane::turn))
            .orElseThrow();
    next.turn = ++turns;
    return next;
  }

  /** Whether others lend chunks from the same files. */
  boolean areShared() {
    return lanes.stream().anyMatch(lane -> lane.arena.common() != null);
  }

  /**
   * Takes 1 to {@code most} chunks that nobody has, for {@link #reserve}; null if none are left.
   */
  private synchronized Extent cut(SlabLane lane, int most) {
    CommonSwap common = lane.arena.common();
    if (common != null) {
      ChunkOwners.Run run = common.claim(most, CHUNKS_IN_SLAB);
      return run == null ? null : new Extent(number(lane, run), run.count());
    }
    Deque<Extent> extents = lane.next();
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
  private int number(SlabLane lane, ChunkOwners.Run run) {
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
  private Extent slab(SlabLane lane) {
    int number = slabs.length;
    add(lane, lane.arena.slab(CHUNKS_IN_SLAB * chunkBytes, chunkBytes));
    return new Extent(number * CHUNKS_IN_SLAB, CHUNKS_IN_SLAB);
  }

  private void add(SlabLane lane, MemorySegment memory) {
    int number = slabs.length;
    SlabLane[] lanesThen = Arrays.copyOf(laneOf, number + 1);
    lanesThen[number] = lane;
    MemorySegment[] slabsThen = Arrays.copyOf(slabs, number + 1);
    slabsThen[number] = memory;
    laneOf = lanesThen;
    slabs = slabsThen;
  }

  private boolean reserve(SlabLane lane, Extent extent) {
    boolean ok = false;
    int reached = 0;
    NoRoom why = null;
    try {
      Refusal refusal = lane.arena.reserveOrWhyNot(memory(extent)).orElse(null);
      ok = refusal == null;
      if (!ok) {
        boolean taken = lane.arena.discard(memory(extent)); // what was reached of it
        reached = taken || lane.arena.common() != null ? 0 : (int) (refusal.reached() / chunkBytes);
        why = extent.count() == 1 ? lane.arena.whyNot(memory(extent), refusal) : null;
      }
    } finally {
      settle(lane, !ok);
      if (!ok) {
        leaveRefused(lane, extent, reached);
      }
    }
    if (why != null) {
      refuse(lane, why);
    }
    return ok;
  }

  /** Takes note that an extent is nobody's, of which the first chunks were given their disk. */
  private synchronized void leaveRefused(SlabLane lane, Extent extent, int reached) {
    if (reached < extent.count()) {
      leave(lane, new Extent(extent.first() + reached, extent.count() - reached), false);
    }
    if (reached > 0) {
      leave(lane, new Extent(extent.first(), reached), true);
    }
  }

  /**
   * Gives an extent's disk back.
   *
   * @param toOthers whether to those with whom the file is shared, if it is
   */
  void discard(Extent extent, boolean toOthers) {
    SlabLane lane = lane(extent.first());
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
  private synchronized void leave(SlabLane lane, Extent extent, boolean hasDisk) {
    CommonSwap common = lane.arena.common();
    if (common == null) {
      lane.take(extent, hasDisk);
      return;
    }
    int place = lane.placeOf.get(extent.first() / CHUNKS_IN_SLAB);
    int first = place * CHUNKS_IN_SLAB + extent.first() % CHUNKS_IN_SLAB;
    common.giveBack(new ChunkOwners.Run(first, extent.count()), hasDisk);
  }

  /** Takes note whether there is more disk to be had. */
  private synchronized void settle(SlabLane lane, boolean full) {
    lane.full = full;
    lane.why = null;
  }

  /** Closes the arenas, each whatever becomes of the others. */
  @Override
  public void close() {
    Closing.all(lanes.stream().<Runnable>map(lane -> lane.arena::close).toList());
  }
}
