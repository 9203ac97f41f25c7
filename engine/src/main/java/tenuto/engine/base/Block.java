package tenuto.engine.base;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;

/**
 * A stretch of native memory holding 64-bit float samples: all that a kernel sees.
 *
 * <p>A kernel is always called for whole groups of {@value #GROUP} samples, so it needs no tail
 * loop; what is after a signal's last sample within its last group is zero.
 *
 * <p>The engine moves its own blocks on from stretch to stretch, so that none is allocated in a
 * loop: whoever is given one may use it until it returns, and not keep it.
 */
public final class Block {
  /** Samples in a group: every reader's grid, counted from sample 0. */
  public static final int GROUP = 8;

  private MemorySegment memory;
  private long offset;

  /** See {@link #held}. */
  private int held;

  /**
   * @param memory the segment the stretch is in
   * @param offset bytes from the segment's start to the first sample; the address is a multiple of
   *     64
   */
  public Block(MemorySegment memory, long offset) {
    this.memory = memory;
    this.offset = offset;
  }

  /** Blocks that are nowhere yet. */
  public static Block[] views(int count) {
    Block[] views = new Block[count];
    Arrays.setAll(views, i -> new Block(MemorySegment.NULL, 0));
    return views;
  }

  /** The segment the stretch is in. */
  public MemorySegment memory() {
    return memory;
  }

  /** Bytes from the segment's start to the first sample. */
  public long offset() {
    return offset;
  }

  /** Makes this the stretch at {@code offset} of {@code memory}. */
  public void moveTo(MemorySegment memory, long offset) {
    this.memory = memory;
    this.offset = offset;
    held = 0;
  }

  /** Makes this what begins {@code samples} samples into {@code whole}. */
  public void moveTo(Block whole, int samples) {
    moveTo(whole.memory, whole.offset + 8L * samples);
  }

  /** How many samples are still here from before, as {@link #hold} was told; 0 after a move. */
  public int held() {
    return held;
  }

  /** Notes that the first samples stay, which only their writer can know. */
  public void hold(int samples) {
    held = samples;
  }

  /** Whether both begin at the same place. */
  public boolean isAt(Block other) {
    return offset == other.offset && memory.equals(other.memory);
  }

  /** The number of samples in the whole groups that {@code samples} samples touch. */
  public static int wholeGroups(int samples) {
    return (samples + GROUP - 1) & -GROUP;
  }

  /** The sample at {@code index}. */
  public double get(int index) {
    return memory.get(ValueLayout.JAVA_DOUBLE, offset + 8L * index);
  }

  /** Sets the sample at {@code index}. */
  public void set(int index, double value) {
    memory.set(ValueLayout.JAVA_DOUBLE, offset + 8L * index, value);
  }

  /** Sets {@code n} samples from {@code from} on to zero. */
  public void silence(int from, int n) {
    if (n > 0) {
      memory.asSlice(offset + 8L * from, 8L * n).fill((byte) 0);
    }
  }

  /** Copies {@code n} samples from {@code from} of this block to {@code to} of {@code target}. */
  public void copyTo(int from, Block target, int to, int n) {
    MemorySegment.copy(memory, offset + 8L * from, target.memory, target.offset + 8L * to, 8L * n);
  }
}
