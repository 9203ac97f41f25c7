package tenuto.engine;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Linux's locks of an open file, on single bytes: {@code F_OFD_SETLK} of {@code fcntl(2)}. They end
 * with the process, however it ends, but not before it has let go of its memory.
 *
 * <p>Java's own locks belong to the process: they would all end when any handle of the file is
 * closed in it, and no session could tell itself from another in the same process.
 */
final class OfdLock implements AutoCloseable {
  private static final int SETLK = 37;
  private static final short WRITE = 1;
  private static final short UNLOCK = 2;
  private static final long STRUCT = 32;
  private static final long START = 8;
  private static final long LENGTH = 16;
  private static final int READ_WRITE_CREATE_CLOEXEC = 02 | 0100 | 02000000;
  private static final int OWNER_ONLY = 0600;

  private static final Linker LINKER = Linker.nativeLinker();
  private static final MethodHandle OPEN =
      link("open", 2, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);
  private static final MethodHandle CONTROL =
      link("fcntl", 2, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS);
  private static final MethodHandle CLOSE = link("close", -1, ValueLayout.JAVA_INT);

  private final int handle;

  private OfdLock(int handle) {
    this.handle = handle;
  }

  private static MethodHandle link(String name, int fixed, java.lang.foreign.MemoryLayout... in) {
    FunctionDescriptor form = FunctionDescriptor.of(ValueLayout.JAVA_INT, in);
    return LINKER
        .defaultLookup()
        .find(name)
        .map(
            address ->
                fixed < 0
                    ? LINKER.downcallHandle(address, form)
                    : LINKER.downcallHandle(address, form, Linker.Option.firstVariadicArg(fixed)))
        .orElse(null);
  }

  /** Whether the system has such locks. */
  static boolean areThere() {
    return System.getProperty("os.name").equals("Linux") && OPEN != null && CONTROL != null;
  }

  /**
   * Opens a file, which is made if it is missing, for its owner alone.
   *
   * @return null if it cannot be opened
   */
  static OfdLock of(Path file) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment name = arena.allocateFrom(file.toString(), StandardCharsets.UTF_8);
      int handle = (int) OPEN.invokeExact(name, READ_WRITE_CREATE_CLOEXEC, OWNER_ONLY);
      return handle < 0 ? null : new OfdLock(handle);
    } catch (Throwable e) {
      throw new LinkageError("open could not be called", e);
    }
  }

  /** By which the very file can be opened once more, even if its name is another's by now. */
  Path path() {
    return Path.of("/proc/self/fd", Integer.toString(handle));
  }

  /** Locks a byte; false if another has it. */
  boolean tryLock(long at) {
    return control(WRITE, at) == 0;
  }

  /** Unlocks a byte that was locked here. */
  void unlock(long at) {
    control(UNLOCK, at);
  }

  private int control(short type, long at) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment lock = arena.allocate(STRUCT, Long.BYTES);
      lock.set(ValueLayout.JAVA_SHORT, 0, type);
      lock.set(ValueLayout.JAVA_LONG, START, at);
      lock.set(ValueLayout.JAVA_LONG, LENGTH, 1);
      return (int) CONTROL.invokeExact(handle, SETLK, lock);
    } catch (Throwable e) {
      throw new LinkageError("fcntl could not be called", e);
    }
  }

  /** Gives up all locks. */
  @Override
  public void close() {
    try {
      int _ = (int) CLOSE.invokeExact(handle);
    } catch (Throwable e) {
      throw new LinkageError("close could not be called", e);
    }
  }
}
