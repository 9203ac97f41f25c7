package tenuto.scripting.farm;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;

/**
 * The stream of replies: it takes over standard output. Everything else printed there from now on
 * goes to standard error, such as the output of programs that a patch starts, which do not inherit
 * this stream.
 */
final class ReplyPipe extends OutputStream {
  private static final int OUT = 1;
  private static final int ERR = 2;

  /** F_DUPFD_CLOEXEC of fcntl(2), on Linux. */
  private static final int DUPLICATE = 1030;

  /** Above the descriptors that programs expect to exist. */
  private static final int LOWEST = 10;

  private static final Linker LINKER = Linker.nativeLinker();
  private static final MethodHandle CONTROL =
      link(
          "fcntl",
          FunctionDescriptor.of(
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT),
          Linker.Option.firstVariadicArg(2));
  private static final MethodHandle REPLACE =
      link(
          "dup2",
          FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));

  private static final MemoryLayout STATE = Linker.Option.captureStateLayout();
  private static final long ERRNO =
      STATE.byteOffset(MemoryLayout.PathElement.groupElement("errno"));
  private static final int INTERRUPTED = 4;
  private static final MethodHandle WRITE =
      link(
          "write",
          FunctionDescriptor.of(
              ValueLayout.JAVA_LONG,
              ValueLayout.JAVA_INT,
              ValueLayout.ADDRESS,
              ValueLayout.JAVA_LONG),
          Linker.Option.captureCallState("errno"));

  private final int handle;

  private ReplyPipe(int handle) {
    this.handle = handle;
  }

  private static MethodHandle link(String name, FunctionDescriptor form, Linker.Option... options) {
    return LINKER.downcallHandle(LINKER.defaultLookup().findOrThrow(name), form, options);
  }

  /** Takes over standard output. */
  static PrintStream begin() throws IOException {
    System.out.flush();
    int handle;
    try {
      handle = (int) CONTROL.invokeExact(OUT, DUPLICATE, LOWEST);
      if (handle < 0 || (int) REPLACE.invokeExact(ERR, OUT) < 0) {
        throw new IOException("standard output and standard error must be open");
      }
    } catch (IOException e) {
      throw e;
    } catch (Throwable e) {
      throw new LinkageError("standard output cannot be taken over", e);
    }
    return new PrintStream(new ReplyPipe(handle), true, StandardCharsets.UTF_8);
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int n) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment state = arena.allocate(STATE);
      MemorySegment all = arena.allocate(Math.max(1, n));
      MemorySegment.copy(bytes, from, all, ValueLayout.JAVA_BYTE, 0, n);
      for (long done = 0; done < n; ) {
        long now = (long) WRITE.invokeExact(state, handle, all.asSlice(done), n - done);
        if (now < 0 && state.get(ValueLayout.JAVA_INT, ERRNO) != INTERRUPTED) {
          throw new IOException("nobody reads the replies");
        }
        done += Math.max(0, now);
      }
    } catch (IOException e) {
      throw e;
    } catch (Throwable e) {
      throw new LinkageError("write could not be called", e);
    }
  }
}
