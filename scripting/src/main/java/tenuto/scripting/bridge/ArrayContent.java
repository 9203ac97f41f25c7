package tenuto.scripting.bridge;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.stream.IntStream;
import tenuto.engine.base.Block;
import tenuto.engine.signal.ChunkWriter;

/**
 * A hash of 128 bits that identifies the samples of an array. It combines the hashes of blocks,
 * which are computed in any order, each while the block is in the processor's cache.
 */
final class ArrayContent {
  /** The number of samples in a block. */
  private static final int BLOCK = 8192;

  private static final int LANES = 4;
  private static final long ODD = 0x9E3779B97F4A7C15L;
  private static final int TURN = 29;

  private final MemorySegment memory;
  private final int length;
  private final long samples;

  /** Two halves for each block. */
  private final long[] hashes;

  /**
   * @param memory 64-bit floats
   */
  ArrayContent(MemorySegment memory) {
    this.memory = memory;
    this.samples = memory.byteSize() / Double.BYTES;
    this.length = Math.toIntExact(Math.ceilDiv(samples, BLOCK));
    this.hashes = new long[2 * length];
  }

  /** Hashes all samples, several blocks at a time. */
  ArrayContent read() {
    IntStream.range(0, length)
        .parallel()
        .forEach(block -> new Copying().take((long) block * BLOCK, null));
    return this;
  }

  /** Copies the samples into chunks, and hashes them on the way. */
  ChunkWriter writer() {
    Copying copying = new Copying();
    return (start, channels, n) -> {
      for (int done = 0; done < n; done += BLOCK) {
        copying.take(start + done, channels[0]);
      }
    };
  }

  /** The hash, after all samples were read or copied. */
  String text() {
    long high = samples;
    long low = ~samples;
    for (int i = 0; i < hashes.length; i += 2) {
      high = mixed(high + hashes[i]);
      low = mixed(low ^ hashes[i + 1]);
    }
    return "%016x%016x".formatted(high, low);
  }

  /** Copies blocks through its own buffer, so that memory is read once. */
  private final class Copying {
    private final long[] bits = new long[BLOCK];

    void take(long start, Block to) {
      int n = (int) Math.min(BLOCK, samples - start);
      MemorySegment.copy(memory, ValueLayout.JAVA_LONG_UNALIGNED, Double.BYTES * start, bits, 0, n);
      hash((int) (start / BLOCK), bits, n);
      if (to != null) {
        MemorySegment.copy(bits, 0, to.memory(), ValueLayout.JAVA_LONG, to.offset(), n);
      }
    }
  }

  private void hash(int block, long[] bits, int n) {
    long a = n;
    long b = ~a;
    long c = ODD;
    long d = ~c;
    int whole = n - n % LANES;
    for (int i = 0; i < whole; i += LANES) {
      a = Long.rotateLeft((a ^ bits[i]) * ODD, TURN);
      b = Long.rotateLeft((b ^ bits[i + 1]) * ODD, TURN);
      c = Long.rotateLeft((c ^ bits[i + 2]) * ODD, TURN);
      d = Long.rotateLeft((d ^ bits[i + 3]) * ODD, TURN);
    }
    for (int i = whole; i < n; i++) {
      a = Long.rotateLeft((a ^ bits[i]) * ODD, TURN);
    }
    hashes[2 * block] = mixed(mixed(mixed(mixed(a) + b) + c) + d);
    hashes[2 * block + 1] = mixed(mixed(mixed(mixed(d) ^ c) ^ b) ^ a);
  }

  /** The finaliser of MurmurHash3 (Appleby 2011). */
  private static long mixed(long z) {
    long x = (z ^ (z >>> 33)) * 0xFF51AFD7ED558CCDL;
    x = (x ^ (x >>> 33)) * 0xC4CEB9FE1A85EC53L;
    return x ^ (x >>> 33);
  }
}
