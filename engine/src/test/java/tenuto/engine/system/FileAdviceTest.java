package tenuto.engine.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.FileSpan;

@EnabledOnOs(OS.LINUX)
class FileAdviceTest {
  /** As much as the kernel keeps together at most, of which it drops no part. */
  private static final int PART = 2 << 20;

  @TempDir Path folder;

  /** What is on the disk leaves the page cache, as mincore(2) shows it, and nothing beside it. */
  @Test
  void whatIsOnTheDiskIsDroppedFromMemory() throws Throwable {
    assumeThat(Files.getFileStore(folder).type()).isNotIn("tmpfs", "ramfs");
    Path file = folder.resolve("swap");
    try (Arena arena = Arena.ofConfined();
        FileChannel channel =
            FileChannel.open(
                file,
                StandardOpenOption.CREATE,
                StandardOpenOption.READ,
                StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.allocate(4 * PART));
      channel.force(true);
      MemorySegment view = channel.map(FileChannel.MapMode.READ_WRITE, 0, 4 * PART, arena);
      assertThat(resident(view)).isEqualTo(4 * PART);
      FileAdvice.drop(new FileSpan(descriptor(file), PART, 2 * PART));
      assertThat(resident(view.asSlice(PART, 2 * PART))).isZero();
      assertThat(resident(view.asSlice(0, PART))).isEqualTo(PART);
      assertThat(resident(view.asSlice(3 * PART, PART))).isEqualTo(PART);
    }
  }

  /** By which name the kernel shows an open file. */
  private static Path descriptor(Path file) throws IOException {
    try (Stream<Path> all = Files.list(Path.of("/proc/self/fd"))) {
      return all.filter(each -> leadsTo(each, file)).findFirst().orElseThrow();
    }
  }

  private static boolean leadsTo(Path link, Path file) {
    try {
      return Files.readSymbolicLink(link).equals(file.toRealPath());
    } catch (IOException e) {
      return false; // closed meanwhile
    }
  }

  /** Bytes of a mapped file that are in the page cache. */
  private static long resident(MemorySegment view) throws Throwable {
    Linker linker = Linker.nativeLinker();
    MethodHandle mincore =
        linker.downcallHandle(
            linker.defaultLookup().findOrThrow("mincore"),
            FunctionDescriptor.of(
                ValueLayout.JAVA_INT,
                ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG,
                ValueLayout.ADDRESS));
    MethodHandle pageSize =
        linker.downcallHandle(
            linker.defaultLookup().findOrThrow("getpagesize"),
            FunctionDescriptor.of(ValueLayout.JAVA_INT));
    int page = (int) pageSize.invokeExact();
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment pages = arena.allocate(view.byteSize() / page);
      assertThat((int) mincore.invokeExact(view, view.byteSize(), pages)).isZero();
      long count = 0;
      for (byte each : pages.toArray(ValueLayout.JAVA_BYTE)) {
        count += each & 1;
      }
      return count * page;
    }
  }
}
