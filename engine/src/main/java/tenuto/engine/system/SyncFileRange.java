package tenuto.engine.system;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import tenuto.engine.base.FileSpan;

/**
 * Linux's {@code sync_file_range(2)}, which has pages written to their disk, and waits for nothing
 * but room in the disk's queue. It says nothing of errors: the file keeps those until it is
 * flushed.
 */
final class SyncFileRange {
  private static final Path PROCESSES = Path.of("/proc");
  private static final int WRITE = 2;
  private static final MethodHandle CALL = link();

  private SyncFileRange() {}

  private static MethodHandle link() {
    Linker linker = Linker.nativeLinker();
    return linker
        .defaultLookup()
        .find("sync_file_range")
        .map(
            address ->
                linker.downcallHandle(
                    address,
                    FunctionDescriptor.of(
                        ValueLayout.JAVA_INT,
                        ValueLayout.JAVA_INT,
                        ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_LONG,
                        ValueLayout.JAVA_INT)))
        .orElse(null);
  }

  /**
   * Has what is not on the disk yet written there.
   *
   * @param span of a file that is open here, and stays so meanwhile; of one that has its name,
   *     nothing is done
   */
  static void begin(FileSpan span) {
    if (CALL == null || !span.file().startsWith(PROCESSES)) {
      return;
    }
    int descriptor = Integer.parseInt(span.file().getFileName().toString());
    try {
      int _ = (int) CALL.invokeExact(descriptor, span.offset(), span.bytes(), WRITE);
    } catch (Throwable e) {
      throw new LinkageError("sync_file_range could not be called", e);
    }
  }
}
