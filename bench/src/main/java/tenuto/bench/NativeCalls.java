package tenuto.bench;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What does it cost to hand memory to a native function, as segments of a shared arena or as plain
 * addresses, on one thread and when another one does the same? And to have room for the call's
 * error number, made for each call or kept for each thread? The function, memcmp of no bytes, does
 * nothing.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class NativeCalls {
  private static final Linker LINKER = Linker.nativeLinker();
  private static final MemorySegment FUNCTION = LINKER.defaultLookup().find("memcmp").orElseThrow();
  private static final MemoryLayout STATE = Linker.Option.captureStateLayout();

  private static final MethodHandle BY_SEGMENT =
      LINKER.downcallHandle(FUNCTION, arguments(ValueLayout.ADDRESS));
  private static final MethodHandle BY_ADDRESS =
      LINKER.downcallHandle(FUNCTION, arguments(ValueLayout.JAVA_LONG));
  private static final MethodHandle WITH_STATE =
      LINKER.downcallHandle(
          FUNCTION, arguments(ValueLayout.JAVA_LONG), Linker.Option.captureCallState("errno"));

  private static FunctionDescriptor arguments(ValueLayout pointer) {
    return FunctionDescriptor.of(ValueLayout.JAVA_INT, pointer, pointer, ValueLayout.JAVA_LONG);
  }

  /** The memory that all threads share. */
  @State(Scope.Benchmark)
  public static class Shared {
    private final MemorySegment memory = Arena.ofShared().allocate(64, 64);
    private final long address = memory.address();
  }

  /** Where each thread's calls leave the error number. */
  @State(Scope.Thread)
  public static class Own {
    private final MemorySegment state = Arena.ofAuto().allocate(STATE);
  }

  @Benchmark
  @Threads(1)
  public int segmentsOnOneThread(Shared shared) throws Throwable {
    return (int) BY_SEGMENT.invokeExact(shared.memory, shared.memory, 0L);
  }

  @Benchmark
  @Threads(2)
  public int segmentsOnTwoThreads(Shared shared) throws Throwable {
    return (int) BY_SEGMENT.invokeExact(shared.memory, shared.memory, 0L);
  }

  @Benchmark
  @Threads(1)
  public int addressesOnOneThread(Shared shared) throws Throwable {
    return (int) BY_ADDRESS.invokeExact(shared.address, shared.address, 0L);
  }

  @Benchmark
  @Threads(2)
  public int addressesOnTwoThreads(Shared shared) throws Throwable {
    return (int) BY_ADDRESS.invokeExact(shared.address, shared.address, 0L);
  }

  @Benchmark
  @Threads(1)
  public int statePerCallOnOneThread(Shared shared) throws Throwable {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment state = arena.allocate(STATE);
      return (int) WITH_STATE.invokeExact(state, shared.address, shared.address, 0L);
    }
  }

  @Benchmark
  @Threads(1)
  public int statePerThreadOnOneThread(Shared shared, Own own) throws Throwable {
    return (int) WITH_STATE.invokeExact(own.state, shared.address, shared.address, 0L);
  }
}
