package tenuto.engine.system;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import tenuto.engine.base.FileSpan;

/**
 * What Linux can be told of spans of files that are open here, and stay so meanwhile. It says
 * nothing of errors: the file keeps those until it is flushed. Of a file that has its name, nothing
 * is done.
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
   * Has what is not on the disk yet written there, by {@code sync_file_range(2)}, which waits for
   * nothing but room in the disk's queue.
   */
  static void write(FileSpan span) {
    call(SYNC, span, WRITE);
  }

  /**
   * Takes what is on the disk, and mapped by nobody, out of memory, by {@code posix_fadvise(2)}.
   */
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
      throw new LinkageError("the system could not be told of a file", e);
    }
  }
}
