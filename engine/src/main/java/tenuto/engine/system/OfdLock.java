package tenuto.engine.system;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * Linux's locks of an open file: {@code F_OFD_SETLK} of {@code fcntl(2)}. {@link #close} ends them
 * even if a process that was forked meanwhile has the file open still.
 */
final class OfdLock implements SlotLocks {
  private static final int SETLK = 37;
  private static final short WRITE = 1;
  private static final short UNLOCK = 2;
  private static final long STRUCT = 32;
  private static final long START = 8;
  private static final long LENGTH = 16;
  private static final int READ_WRITE_CREATE_CLOEXEC = 02 | 0100 | 02000000;

  /** Where an architecture has numbers of its own for what opening is to do. */
  private static final Set<String> OWN_NUMBERS = Set.of("aarch64", "arm", "ppc64", "ppc64le");

  private static final int NO_LINK =
      OWN_NUMBERS.contains(System.getProperty("os.arch")) ? 0100000 : 0400000;
  private static final int OWNER_ONLY = 0600;
  private static final int CLOSED = -1;
  private static final long TO_THE_END = 0;

  /** What the system says if another has a lock: {@code EAGAIN} or {@code EACCES}. */
  private static final Set<Integer> TAKEN = Set.of(11, 13);

  /** It cannot reserve disk on that file system: {@code EOPNOTSUPP} or {@code ENOSYS}. */
  private static final Set<Integer> UNSUPPORTED = Set.of(95, 38);

  private static final StructLayout STATE = Linker.Option.captureStateLayout();
  private static final VarHandle ERRNO =
      STATE.varHandle(MemoryLayout.PathElement.groupElement("errno"));
  private static final Linker LINKER = Linker.nativeLinker();
  private static final MethodHandle OPEN =
      link(
          "open",
          List.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT),
          Linker.Option.firstVariadicArg(2),
          Linker.Option.captureCallState("errno"));
  private static final MethodHandle CONTROL =
      link(
          "fcntl",
          List.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS),
          Linker.Option.firstVariadicArg(2),
          Linker.Option.captureCallState("errno"));
  private static final MethodHandle ALLOCATE =
      link(
          "fallocate",
          List.of(
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_LONG,
              ValueLayout.JAVA_LONG),
          Linker.Option.captureCallState("errno"));
  private static final MethodHandle CLOSE = link("close", List.of(ValueLayout.JAVA_INT));

  /** {@link #CLOSED} when it is: the system gives the number to another file then. */
  private int handle;

  private OfdLock(int handle) {
    this.handle = handle;
  }

  private static MethodHandle link(String name, List<MemoryLayout> in, Linker.Option... options) {
    FunctionDescriptor form =
        FunctionDescriptor.of(ValueLayout.JAVA_INT, in.toArray(MemoryLayout[]::new));
    return LINKER
        .defaultLookup()
        .find(name)
        .map(address -> LINKER.downcallHandle(address, form, options))
        .orElse(null);
  }

  /**
   * Opens a file, which is made if it is missing, for its owner alone; a link is not followed.
   *
   * @throws IOException if it cannot be opened
   */
  static OfdLock of(Path file) throws IOException {
    int error;
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment state = arena.allocate(STATE);
      MemorySegment name = arena.allocateFrom(file.toString(), StandardCharsets.UTF_8);
      int how = READ_WRITE_CREATE_CLOEXEC | NO_LINK;
      int handle = (int) OPEN.invokeExact(state, name, how, OWNER_ONLY);
      if (handle >= 0) {
        return new OfdLock(handle);
      }
      error = (int) ERRNO.get(state, 0L);
    } catch (Throwable e) {
      throw new LinkageError("open could not be called", e);
    }
    String why = "%s cannot be opened: %s".formatted(file, Errno.text(error));
    if (error == Errno.IS_LINK || error == Errno.IS_FOLDER) {
      throw new IOException(why);
    }
    if (error == Errno.REFUSED && Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new IOException("%s is a file of another user".formatted(file));
    }
    throw new FileSystemException(file.toString(), null, why);
  }

  @Override
  public Path path() {
    return Path.of("/proc/self/fd", Integer.toString(handle));
  }

  @Override
  public Path pathForOthers() {
    return Path.of("/proc", Long.toString(ProcessHandle.current().pid()), "fd")
        .resolve(Integer.toString(handle));
  }

  @Override
  public synchronized boolean tryLock(long at) throws IOException {
    int error = control(WRITE, at, 1);
    if (error != 0 && !TAKEN.contains(error)) {
      throw new IOException("it cannot be locked: " + Errno.text(error));
    }
    return error == 0;
  }

  @Override
  public synchronized void unlock(long at) {
    control(UNLOCK, at, 1);
  }

  @Override
  public synchronized void reserve(long from, long bytes) throws IOException {
    requireOpen();
    int error = ALLOCATE == null ? 0 : Madvise.patiently(() -> allocate(from, bytes));
    if (error != 0 && !UNSUPPORTED.contains(error)) {
      throw new IOException("no disk for the table of chunks: " + Errno.text(error));
    }
  }

  private int allocate(long from, long bytes) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment state = arena.allocate(STATE);
      int result = (int) ALLOCATE.invokeExact(state, handle, 0, from, bytes);
      return result == 0 ? 0 : (int) ERRNO.get(state, 0L);
    } catch (Throwable e) {
      throw new LinkageError("fallocate could not be called", e);
    }
  }

  /** Gives 0 or the error's number. */
  private int control(short type, long at, long bytes) {
    requireOpen();
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment state = arena.allocate(STATE);
      MemorySegment lock = arena.allocate(STRUCT, Long.BYTES);
      lock.set(ValueLayout.JAVA_SHORT, 0, type);
      lock.set(ValueLayout.JAVA_LONG, START, at);
      lock.set(ValueLayout.JAVA_LONG, LENGTH, bytes);
      int result = (int) CONTROL.invokeExact(state, handle, SETLK, lock);
      return result == 0 ? 0 : (int) ERRNO.get(state, 0L);
    } catch (Throwable e) {
      throw new LinkageError("fcntl could not be called", e);
    }
  }

  private void requireOpen() {
    if (handle == CLOSED) {
      throw new IllegalStateException("the file is closed");
    }
  }

  @Override
  public synchronized void close() {
    if (handle == CLOSED) {
      return;
    }
    control(UNLOCK, 0, TO_THE_END); // a process that was forked would keep them
    try {
      int _ = (int) CLOSE.invokeExact(handle);
    } catch (Throwable e) {
      throw new LinkageError("close could not be called", e);
    }
    handle = CLOSED;
  }
}
