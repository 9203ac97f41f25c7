package tenuto.engine.system;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;

/**
 * How many files a file system can hold, which says what is beneath an overlay whose folders are
 * out of sight: {@code statvfs(3)} passes it through, and btrfs says 0.
 */
final class InodeCount {
  /**
   * Of {@code struct statvfs} on 64-bit Linux: two numbers about blocks' sizes, three of blocks.
   */
  private static final long OFFSET = 5 * 8L;

  /** More than any libc's structure has. */
  private static final long BYTES = 256;

  private InodeCount() {}

  /** Of what {@code path} is on, or -1 if the system does not say. */
  static long of(Path path) {
    if (ValueLayout.ADDRESS.byteSize() != Long.BYTES) {
      return -1;
    }
    Linker linker = Linker.nativeLinker();
    MemorySegment address = linker.defaultLookup().find("statvfs").orElse(null);
    if (address == null) {
      return -1;
    }
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment answer = arena.allocate(BYTES, Long.BYTES);
      int result =
          (int)
              linker
                  .downcallHandle(
                      address,
                      FunctionDescriptor.of(
                          ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS))
                  .invokeExact(arena.allocateFrom(path.toString()), answer);
      return result == 0 ? answer.get(ValueLayout.JAVA_LONG, OFFSET) : -1;
    } catch (Throwable e) {
      throw new LinkageError("statvfs could not be called", e);
    }
  }
}
