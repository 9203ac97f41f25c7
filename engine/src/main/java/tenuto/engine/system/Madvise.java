package tenuto.engine.system;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntSupplier;

/**
 * Linux's {@code madvise(2)} by address.
 *
 * <p>By address, because the swap files have no name left to open and Java shows no descriptor. And
 * as a plain number, not as a segment: for the time of a call a segment keeps its arena open by a
 * counter that all threads share, which two of them make ten times as slow ({@code NativeCalls} in
 * the benchmarks). So the caller must see to it that nobody unmaps the range meanwhile.
 */
final class Madvise {
  /**
   * Takes pages out of the process's tables: whoever wants them again gets them from memory, or the
   * disk.
   */
  static final int DONTNEED = 4;

  /** Brings every page of a range into memory and into those tables (Linux 5.14). */
  static final int POPULATE_READ = 22;

  /** Gives every page of a range its disk and memory, keeping what it holds (Linux 5.14). */
  static final int POPULATE_WRITE = 23;

  /** Gives the disk and memory of a range back; it then reads as zero. */
  static final int REMOVE = 9;

  private static final StructLayout STATE = Linker.Option.captureStateLayout();
  private static final VarHandle ERRNO =
      STATE.varHandle(MemoryLayout.PathElement.groupElement("errno"));
  private static final MethodHandle CALL = link();

  private Madvise() {}

  private static MethodHandle link() {
    return Linker.nativeLinker()
        .defaultLookup()
        .find("madvise")
        .map(
            address ->
                Linker.nativeLinker()
                    .downcallHandle(
                        address,
                        FunctionDescriptor.of(
                            ValueLayout.JAVA_INT,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_LONG,
                            ValueLayout.JAVA_INT),
                        Linker.Option.captureCallState("errno")))
        .orElse(null);
  }

  /** Where a call of each thread leaves the error's number. */
  private static final ThreadLocal<MemorySegment> STATES =
      ThreadLocal.withInitial(() -> Arena.ofAuto().allocate(STATE));

  /**
   * Gives advice about whole pages.
   *
   * @return 0 if it was taken, else the error's number: of kernels that do not know it, {@link
   *     Errno#UNKNOWN_ADVICE}
   */
  static int advise(long address, long bytes, int advice) {
    if (CALL == null) {
      return Errno.NO_SUCH_CALL;
    }
    MemorySegment state = STATES.get();
    return patiently(
        () -> {
          try {
            int result = (int) CALL.invokeExact(state, address, bytes, advice);
            return result == 0 ? 0 : (int) ERRNO.get(state, 0L);
          } catch (Throwable e) {
            throw new LinkageError("madvise could not be called", e);
          }
        });
  }

  /**
   * Calls again what was interrupted, and a number of times what the kernel lacked something for,
   * after some rest: about a second altogether.
   *
   * @param call gives 0 or the error's number
   */
  static int patiently(IntSupplier call) {
    long rest = FIRST_REST_NANOS;
    boolean interrupted = false;
    try {
      for (int tries = 1; ; ) {
        int errno = call.getAsInt();
        if (errno == TRY_AGAIN && tries < MOST_TRIES) {
          tries++;
          interrupted |= Thread.interrupted(); // or there would be no rest
          LockSupport.parkNanos(rest);
          rest *= 2;
        } else if (errno != INTERRUPTED) {
          return errno;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static final int INTERRUPTED = 4;

  /** The kernel lacks something that it may soon have. */
  static final int TRY_AGAIN = 11;

  static final int MOST_TRIES = 11;
  private static final long FIRST_REST_NANOS = 1_000_000;
}
