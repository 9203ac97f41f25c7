package tenuto.engine.base;

import java.lang.foreign.MemorySegment;

/**
 * Memory that is known to be native; a kernel requests it once, before its loop.
 *
 * <p>The check is here because C2 must know its result. The JDK's methods that access memory are
 * shared by all callers, and so are their type profiles; as soon as any vector has been stored in a
 * Java array (the interpreted Vector API does so itself, to reinterpret lanes), C2 no longer knows
 * the kind of memory there, keeps every check inside the loop, and all kernels take three to twelve
 * times as long. The same happens to a kernel that is compiled before there is a profile. A cast to
 * a constant class needs no profile.
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

  /**
   * The memory from byte {@code from} on, for a loop whose places C2 cannot prove to be within
   * bounds before it begins, such as a transform's: a check at each access would take as long as
   * the rest. This memory seems endless, so C2 leaves out the check of a place of which it knows
   * that it is not negative. Whether the arena is open is checked as ever.
   *
   * @param bytes how many the loop may access, from 0 on; it must not access others
   * @throws IndexOutOfBoundsException if they are not all within the memory
   */
  public static MemorySegment checked(MemorySegment memory, long from, long bytes) {
    return known(memory).asSlice(from, bytes).reinterpret(Long.MAX_VALUE);
  }

  /** Memory that does not belong to a block. */
  public static MemorySegment known(MemorySegment memory) {
    if (!KIND.isInstance(memory)) {
      throw new IllegalArgumentException("samples must be in native memory");
    }
    return (MemorySegment) KIND.cast(memory);
  }
}
