package tenuto.dsp.kernel;

import java.lang.foreign.MemorySegment;
import tenuto.engine.base.Block;

/**
 * Memory that is known to be native, which a kernel asks for once, ahead of its loop.
 *
 * <p>That it is native is asked here because the answer is what C2 must know. The JDK's methods
 * that access memory are shared by all callers, and so is what was seen in them; as soon as any
 * vector has been put into a Java array (the Vector API does so itself, interpreted, to see lanes
 * as another type), C2 cannot tell there what kind of memory it has, leaves every check within the
 * loop, and all kernels take three to twelve times as long. The same happens to a kernel that is
 * compiled before anything was seen. A cast to a class that is a constant needs nothing seen.
 */
public final class NativeMemory {
  private static final Class<?> KIND = MemorySegment.NULL.getClass();

  private NativeMemory() {}

  /**
   * The block's memory.
   *
   * @throws IllegalArgumentException if it is a Java array
   */
  public static MemorySegment of(Block block) {
    return known(block.memory());
  }

  /** Memory that is not within a block. */
  public static MemorySegment known(MemorySegment memory) {
    if (!KIND.isInstance(memory)) {
      throw new IllegalArgumentException("samples must be in native memory");
    }
    return (MemorySegment) KIND.cast(memory);
  }
}
