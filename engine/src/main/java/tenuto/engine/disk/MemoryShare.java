package tenuto.engine.disk;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/** How much of the memory that the process may use is there for the pages of chunks. */
final class MemoryShare {
  /** What the JVM needs beside them. */
  private static final long JVM = 256L << 20;

  /** Beyond that there are pages of other files, too. */
  private static final double SHARE = 0.75;

  private static final Path MEMORY = Path.of("/proc/meminfo");
  private static final String AVAILABLE = "MemAvailable:";

  private MemoryShare() {}

  /**
   * Bytes of chunks that memory holds for sure.
   *
   * @param wanted how many there are to be: if it holds those and more, fewer may be named than it
   *     holds
   */
  static long bytes(long wanted) {
    long available = available();
    // The JVM takes a quarter of what its control group has as heap; to ask for that costs 0.1 s of
    // classes.
    long most = Math.min(2 * Runtime.getRuntime().maxMemory(), share(available));
    return wanted < most ? most : share(Math.min(available, total()));
  }

  private static long share(long bytes) {
    return (long) (SHARE * Math.max(0, bytes - JVM));
  }

  private static long total() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
        ? system.getTotalMemorySize()
        : Long.MAX_VALUE;
  }

  /** What the machine's programs may use beside what they do, with the pages of files. */
  private static long available() {
    try {
      return Files.readAllLines(MEMORY).stream()
          .filter(line -> line.startsWith(AVAILABLE))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
          .findFirst()
          .orElse(Long.MAX_VALUE);
    } catch (IOException e) {
      return Long.MAX_VALUE;
    }
  }
}
