package tenuto.bench;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Chunks of 1 MiB reached through an array of mapped byte buffers for each signal. */
final class BufferChunks implements PerSample.Chunks {
  private final ChunkFile file = new ChunkFile();
  private final ConcurrentLinkedDeque<ByteBuffer> free = new ConcurrentLinkedDeque<>();

  @Override
  public PerSample.Store build(int length) {
    return new Buffered(length);
  }

  private ByteBuffer take() {
    ByteBuffer chunk = free.pollFirst();
    return chunk != null ? chunk : file.map().asByteBuffer().order(ByteOrder.nativeOrder());
  }

  @Override
  public void close() {
    file.close();
  }

  private final class Buffered extends PerSample.Store {
    private final int length;
    private final ByteBuffer[] chunks;

    Buffered(int length) {
      this.length = length;
      chunks = new ByteBuffer[(length + CHUNK_MASK) >>> CHUNK_BITS];
      for (int i = 0; i < chunks.length; i++) {
        chunks[i] = take();
      }
    }

    @Override
    int length() {
      return length;
    }

    @Override
    double getSample(int index) {
      return chunks[index >>> CHUNK_BITS].getDouble(8 * (index & CHUNK_MASK));
    }

    @Override
    void setSample(int index, double value) {
      chunks[index >>> CHUNK_BITS].putDouble(8 * (index & CHUNK_MASK), value);
    }

    @Override
    void release() {
      for (int i = chunks.length - 1; i >= 0; i--) {
        free.addFirst(chunks[i]);
      }
    }
  }
}
