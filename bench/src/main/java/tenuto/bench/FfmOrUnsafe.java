package tenuto.bench;

import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import sun.misc.Unsafe;

/**
 * Which way to a sample is the fastest, and what does safety cost? One loop reads all samples of a
 * block (the exclusive or of their bits, so that no addition is waited for), one writes them; ours
 * is what kernels do: vectors over a mapped segment of a shared arena.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 250, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 250, timeUnit = TimeUnit.MILLISECONDS)
public class FfmOrUnsafe {
  @SuppressWarnings("removal")
  private static final Unsafe UNSAFE = unsafe();

  @SuppressWarnings("removal")
  private static final long ARRAY_BASE = Unsafe.ARRAY_DOUBLE_BASE_OFFSET;

  private static final VarHandle CELL = JAVA_DOUBLE.varHandle();
  private static final VectorSpecies<Double> DOUBLES = DoubleVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Long> LONGS = DOUBLES.withLanes(long.class);
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();
  private static final DoubleVector PLACES = DoubleVector.zero(DOUBLES).addIndex(1);

  @Param("8192")
  int samples;

  private Arena arena;
  private MemorySegment mapped;
  private MemorySegment machine;
  private MemorySegment heap;
  private ByteBuffer direct;
  private ByteBuffer onHeap;
  private double[] array;
  private long address;

  @SuppressWarnings("removal")
  private static Unsafe unsafe() {
    try {
      Field field = Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return (Unsafe) field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Setup
  @SuppressWarnings("removal")
  public void open() throws IOException {
    long bytes = 8L * samples;
    array = Noises.array(1, samples);
    arena = Arena.ofShared();
    machine = Noises.block(arena, array).memory();
    Path file = Files.createTempFile("tenuto-bench-", ".swap");
    try (FileChannel channel =
        FileChannel.open(
            file,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE,
            StandardOpenOption.DELETE_ON_CLOSE)) {
      mapped = channel.map(FileChannel.MapMode.READ_WRITE, 0, bytes, arena);
    }
    heap = MemorySegment.ofArray(array.clone());
    direct = ByteBuffer.allocateDirect(8 * samples).order(ORDER);
    onHeap = ByteBuffer.allocate(8 * samples).order(ORDER);
    address = UNSAFE.allocateMemory(bytes);
    mapped.copyFrom(machine);
    MemorySegment.ofBuffer(direct).copyFrom(machine);
    MemorySegment.ofBuffer(onHeap).copyFrom(machine);
    MemorySegment.ofAddress(address).reinterpret(bytes).copyFrom(machine);
  }

  @TearDown
  @SuppressWarnings("removal")
  public void close() {
    UNSAFE.freeMemory(address);
    arena.close();
  }

  @Benchmark
  public long read() {
    MemorySegment m = mapped;
    LongVector bits = LongVector.zero(LONGS);
    for (int i = 0; i < samples; i += DOUBLES.length()) {
      DoubleVector x = DoubleVector.fromMemorySegment(DOUBLES, m, 8L * i, ORDER);
      bits = bits.lanewise(VectorOperators.XOR, x.reinterpretAsLongs());
    }
    return bits.reduceLanes(VectorOperators.XOR);
  }

  @Benchmark
  public void write() {
    MemorySegment m = mapped;
    for (int i = 0; i < samples; i += DOUBLES.length()) {
      PLACES.add(i).intoMemorySegment(m, 8L * i, ORDER);
    }
  }

  @Benchmark
  public long readInMappedSegment() {
    MemorySegment m = mapped;
    long bits = 0;
    for (int i = 0; i < samples; i++) {
      bits ^= Double.doubleToRawLongBits(m.get(JAVA_DOUBLE, 8L * i));
    }
    return bits;
  }

  @Benchmark
  public void writeInMappedSegment() {
    MemorySegment m = mapped;
    for (int i = 0; i < samples; i++) {
      m.set(JAVA_DOUBLE, 8L * i, i);
    }
  }

  @Benchmark
  public long readInNativeSegment() {
    MemorySegment m = machine;
    long bits = 0;
    for (int i = 0; i < samples; i++) {
      bits ^= Double.doubleToRawLongBits(m.get(JAVA_DOUBLE, 8L * i));
    }
    return bits;
  }

  @Benchmark
  public void writeInNativeSegment() {
    MemorySegment m = machine;
    for (int i = 0; i < samples; i++) {
      m.set(JAVA_DOUBLE, 8L * i, i);
    }
  }

  @Benchmark
  public long readInHeapSegment() {
    MemorySegment m = heap;
    long bits = 0;
    for (int i = 0; i < samples; i++) {
      bits ^= Double.doubleToRawLongBits(m.get(JAVA_DOUBLE, 8L * i));
    }
    return bits;
  }

  @Benchmark
  public void writeInHeapSegment() {
    MemorySegment m = heap;
    for (int i = 0; i < samples; i++) {
      m.set(JAVA_DOUBLE, 8L * i, i);
    }
  }

  @Benchmark
  public long readInVarHandle() {
    MemorySegment m = machine;
    long bits = 0;
    for (int i = 0; i < samples; i++) {
      bits ^= Double.doubleToRawLongBits((double) CELL.get(m, 8L * i));
    }
    return bits;
  }

  @Benchmark
  public void writeInVarHandle() {
    MemorySegment m = machine;
    for (int i = 0; i < samples; i++) {
      CELL.set(m, 8L * i, (double) i);
    }
  }

  @Benchmark
  @SuppressWarnings("removal")
  public long readInUnsafe() {
    long at = address;
    long bits = 0;
    for (int i = 0; i < samples; i++) {
      bits ^= Double.doubleToRawLongBits(UNSAFE.getDouble(at + 8L * i));
    }
    return bits;
  }

  @Benchmark
  @SuppressWarnings("removal")
  public void writeInUnsafe() {
    long at = address;
    for (int i = 0; i < samples; i++) {
      UNSAFE.putDouble(at + 8L * i, i);
    }
  }

  @Benchmark
  @SuppressWarnings("removal")
  public long readInUnsafeOnHeap() {
    double[] m = array;
    long bits = 0;
    for (int i = 0; i < samples; i++) {
      bits ^= Double.doubleToRawLongBits(UNSAFE.getDouble(m, ARRAY_BASE + 8L * i));
    }
    return bits;
  }

  @Benchmark
  @SuppressWarnings("removal")
  public void writeInUnsafeOnHeap() {
    double[] m = array;
    for (int i = 0; i < samples; i++) {
      UNSAFE.putDouble(m, ARRAY_BASE + 8L * i, i);
    }
  }

  @Benchmark
  public long readInDirectByteBuffer() {
    ByteBuffer m = direct;
    long bits = 0;
    for (int i = 0; i < samples; i++) {
      bits ^= Double.doubleToRawLongBits(m.getDouble(8 * i));
    }
    return bits;
  }

  @Benchmark
  public void writeInDirectByteBuffer() {
    ByteBuffer m = direct;
    for (int i = 0; i < samples; i++) {
      m.putDouble(8 * i, i);
    }
  }

  @Benchmark
  public long readInByteBufferOnHeap() {
    ByteBuffer m = onHeap;
    long bits = 0;
    for (int i = 0; i < samples; i++) {
      bits ^= Double.doubleToRawLongBits(m.getDouble(8 * i));
    }
    return bits;
  }

  @Benchmark
  public void writeInByteBufferOnHeap() {
    ByteBuffer m = onHeap;
    for (int i = 0; i < samples; i++) {
      m.putDouble(8 * i, i);
    }
  }

  @Benchmark
  public long readInArray() {
    double[] m = array;
    long bits = 0;
    for (int i = 0; i < samples; i++) {
      bits ^= Double.doubleToRawLongBits(m[i]);
    }
    return bits;
  }

  @Benchmark
  public void writeInArray() {
    double[] m = array;
    for (int i = 0; i < samples; i++) {
      m[i] = i;
    }
  }
}
