package tenuto.bench;

import java.lang.reflect.Field;
import java.util.concurrent.ConcurrentLinkedDeque;
import sun.misc.Unsafe;

/**
 * Chunks of 1 MiB reached by Unsafe through a table of their addresses, one table for each signal,
 * itself in unsafe memory. Nothing is checked: a sample out of range is somebody else's, or the end
 * of the JVM.
 */
@SuppressWarnings("removal")
final class AddressedChunks implements PerSample.Chunks {
  private static final Unsafe UNSAFE = unsafe();

  private final ChunkFile file = new ChunkFile();
  private final ConcurrentLinkedDeque<Long> free = new ConcurrentLinkedDeque<>();

  private static Unsafe unsafe() {
    try {
      Field field = Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return (Unsafe) field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public PerSample.Store build(int length) {
    return new Addressed(length);
  }

  private long take() {
    Long chunk = free.pollFirst();
    return chunk != null ? chunk : file.map().address();
  }

  @Override
  public void close() {
    file.close();
  }

  private final class Addressed extends PerSample.Store {
    private final int length;
    private final int chunks;
    private final long table;

    Addressed(int length) {
      this.length = length;
      chunks = (length + CHUNK_MASK) >>> CHUNK_BITS;
      table = UNSAFE.allocateMemory(8L * chunks);
      for (int i = 0; i < chunks; i++) {
        UNSAFE.putLong(table + 8L * i, take());
      }
    }

    @Override
    int length() {
      return length;
    }

    @Override
    double getSample(int index) {
      return UNSAFE.getDouble(address(index));
    }

    @Override
    void setSample(int index, double value) {
      UNSAFE.putDouble(address(index), value);
    }

    private long address(int index) {
      long chunk = UNSAFE.getLong(table + 8L * (index >>> CHUNK_BITS));
      return chunk + 8L * (index & CHUNK_MASK);
    }

    @Override
    void release() {
      for (int i = chunks - 1; i >= 0; i--) {
        free.addFirst(UNSAFE.getLong(table + 8L * i));
      }
      UNSAFE.freeMemory(table);
    }
  }
}
