package tenuto.engine.system;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import tenuto.engine.base.FileSpan;

/**
 * Linux's calls that write spans of swap files to the disk and drop them from its page cache. The
 * files must stay open during a call. Errors of the disk are not reported here: the file keeps them
 * until it is flushed. Files that still have a name are left alone.
 */
final class FileAdvice {
  private static final Path PROCESSES = Path.of("/proc");

  /** {@code SYNC_FILE_RANGE_WRITE}. */
  private static final int WRITE = 2;

  /** {@code POSIX_FADV_DONTNEED}. */
  private static final int DONTNEED = 4;

  private static final MethodHandle SYNC = link("sync_file_range");
  private static final MethodHandle ADVISE = link("posix_fadvise");

  private FileAdvice() {}

  private static MethodHandle link(String call) {
    Linker linker = Linker.nativeLinker();
    return linker
        .defaultLookup()
        .find(call)
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
   * Begins to write a span, by {@code sync_file_range(2)}, which waits only for room in the disk's
   * queue.
   */
  static void write(FileSpan span) {
    call(SYNC, span, WRITE);
  }

  /** Drops the pages of a span that are clean and not mapped, by {@code posix_fadvise(2)}. */
  static void drop(FileSpan span) {
    call(ADVISE, span, DONTNEED);
  }

  private static void call(MethodHandle call, FileSpan span, int what) {
    if (call == null || !span.file().startsWith(PROCESSES)) {
      return;
    }
    int descriptor = Integer.parseInt(span.file().getFileName().toString());
    try {
      int _ = (int) call.invokeExact(descriptor, span.offset(), span.bytes(), what);
    } catch (Throwable e) {
      throw new LinkageError("sync_file_range or posix_fadvise could not be called", e);
    }
  }
}
