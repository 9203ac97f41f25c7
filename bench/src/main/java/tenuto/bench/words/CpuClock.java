package tenuto.bench.words;

import com.sun.management.OperatingSystemMXBean;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.management.ManagementFactory;

/**
 * The processor time of the process: of its threads, its compiler and its collector. From POSIX's
 * clock, since the JVM's own counts in steps of 10 ms.
 */
final class CpuClock {
  /** {@code CLOCK_PROCESS_CPUTIME_ID}. */
  private static final int LINUX = 2;

  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final MemorySegment time = Arena.ofAuto().allocate(16, 8);
  private final MethodHandle clock;

  CpuClock() {
    Linker linker = Linker.nativeLinker();
    clock =
        System.getProperty("os.name").equals("Linux")
            ? linker.downcallHandle(
                linker.defaultLookup().findOrThrow("clock_gettime"),
                FunctionDescriptor.of(
                    ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS))
            : null;
  }

  long nanos() {
    if (clock == null) {
      return SYSTEM.getProcessCpuTime();
    }
    try {
      int failed = (int) clock.invokeExact(LINUX, time);
      if (failed != 0) {
        throw new IllegalStateException("no clock of processor time");
      }
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
    return time.get(ValueLayout.JAVA_LONG, 0) * 1_000_000_000 + time.get(ValueLayout.JAVA_LONG, 8);
  }
}
