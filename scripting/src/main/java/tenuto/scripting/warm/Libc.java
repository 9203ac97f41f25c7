package tenuto.scripting.warm;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/**
 * The calls of the C library, on Linux, that open and replace descriptors, signal, set variables,
 * and free memory.
 *
 * <p>All have one form, as to link another takes as long as a short command: numbers are passed in
 * registers, of which a function reads what it needs.
 */
final class Libc {
  static final int INT = 2;

  private static final int SET_FLAGS = 4;
  private static final int START = 0;

  private static final Linker LINKER = Linker.nativeLinker();
  private static final FunctionDescriptor FORM =
      FunctionDescriptor.of(
          ValueLayout.JAVA_LONG,
          ValueLayout.JAVA_LONG,
          ValueLayout.JAVA_LONG,
          ValueLayout.JAVA_LONG);

  private static final MethodHandle OPEN = link("open");
  private static final MethodHandle CLOSE = link("close");
  private static final MethodHandle REPLACE = link("dup2");
  private static final MethodHandle CONTROL = link("fcntl");
  private static final MethodHandle SEEK = link("lseek");
  private static final MethodHandle KILL = link("kill");
  private static final MethodHandle SET = link("setenv");
  private static final MethodHandle UNSET = link("unsetenv");

  private Libc() {}

  private static MethodHandle link(String name) {
    return LINKER.downcallHandle(LINKER.defaultLookup().findOrThrow(name), FORM);
  }

  private static long call(MethodHandle function, long first, long second, long third) {
    try {
      return (long) function.invokeExact(first, second, third);
    } catch (Throwable e) {
      throw new LinkageError("the C library could not be called", e);
    }
  }

  /**
   * Opens a file.
   *
   * @param flags of {@code open(2)}
   */
  static int open(String path, int flags) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      int opened = (int) call(OPEN, arena.allocateFrom(path).address(), flags, 0);
      if (opened < 0) {
        throw new IOException(path + " cannot be opened");
      }
      return opened;
    }
  }

  static void close(int descriptor) {
    call(CLOSE, descriptor, 0, 0);
  }

  /** Makes {@code to} another name of {@code from}, in place of what it was. */
  static void replace(int from, int to) throws IOException {
    if ((int) call(REPLACE, from, to, 0) < 0) {
      throw new IOException("descriptor %d cannot be replaced".formatted(to));
    }
  }

  /** Sets the status flags of an open file. */
  static void flags(int descriptor, int flags) throws IOException {
    if ((int) call(CONTROL, descriptor, SET_FLAGS, flags) < 0) {
      throw new IOException("the flags of descriptor %d cannot be set".formatted(descriptor));
    }
  }

  /** Moves to a position in a file; returns whether it has one. */
  static boolean seek(int descriptor, long position) {
    return call(SEEK, descriptor, position, START) == position;
  }

  /** Sends a signal to a process. */
  static void signal(int process, int signal) {
    call(KILL, process, signal, 0);
  }

  /**
   * Sets a variable of the environment that children inherit.
   *
   * @param value null to remove it
   */
  static void setVariable(byte[] name, byte[] value) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      long is = text(arena, name);
      long done = value == null ? call(UNSET, is, 0, 0) : call(SET, is, text(arena, value), 1);
      if ((int) done < 0) {
        throw new IOException("the environment cannot be set");
      }
    }
  }

  private static long text(Arena arena, byte[] bytes) {
    return arena
        .allocate(bytes.length + 1L)
        .copyFrom(MemorySegment.ofArray(bytes)) // zero follows
        .address();
  }

  /** Returns free memory of the C library's heap to the system, where it can. */
  static void trim() {
    LINKER
        .defaultLookup()
        .find("malloc_trim")
        .map(address -> LINKER.downcallHandle(address, FORM))
        .ifPresent(trim -> call(trim, 0, 0, 0));
  }
}
