package tenuto.formats.cache;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32C;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.formats.file.PlainFile;

/**
 * A file of the cache, with the samples of one part of a signal.
 *
 * <p>All numbers are little endian. At byte 0 are the letters {@code TENUTOC2}; at 8 and 16 the two
 * halves of the key; at 24 the number of samples; at 32 the nanoseconds that computing them took.
 * The samples begin at byte {@value #HEAD}, a page, as 64-bit floats; after them is a CRC32C (RFC
 * 3720) of each MiB of samples, in 4 bytes each, and one of the header.
 */
final class CacheEntry {
  private static final int HEAD = 4096;

  /** "TENUTOC2" as a number. */
  private static final long MAGIC = 0x32434F54554E4554L;

  private static final int SUMMED = 1 << 20;

  /** A part is kept if computing it takes this many times longer than reading it. */
  private static final int WORTH = 2;

  /** The cost of reading a part: of finding the file, and per byte. */
  private static final long FIND_NANOS = 100_000;

  private static final double NANOS_PER_BYTE = 0.7;

  private CacheEntry() {}

  /** A file whose content is not what was written. */
  static final class DamagedException extends IOException {
    private static final long serialVersionUID = 1L;

    DamagedException(String what) {
      super(what);
    }
  }

  /** Whether reading a file of that many bytes is much faster than computing its samples. */
  static boolean isWorthIt(Cache.Cost cost, long bytes) {
    double nanos = cost.nanos() + cost.read() * NANOS_PER_BYTE;
    return cost.isAlwaysKept() || nanos >= WORTH * (FIND_NANOS + bytes * NANOS_PER_BYTE);
  }

  /** The size in bytes of a file with these samples. */
  static long bytes(List<MemorySegment> samples) {
    return HEAD + size(samples) + tail(samples);
  }

  private static long size(List<MemorySegment> samples) {
    return samples.stream().mapToLong(MemorySegment::byteSize).sum();
  }

  private static int tail(List<MemorySegment> samples) {
    return Integer.BYTES * (Math.toIntExact(Math.ceilDiv(size(samples), SUMMED)) + 1);
  }

  private static ByteBuffer head(Identity key, long bytes, long nanos) {
    return littleEndian(HEAD)
        .putLong(MAGIC)
        .putLong(key.high())
        .putLong(key.low())
        .putLong(bytes / Double.BYTES)
        .putLong(nanos)
        .rewind();
  }

  private static ByteBuffer littleEndian(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  /**
   * Writes a new file, a chunk at a time: for larger writes Linux looks for larger pages of its
   * cache, and moves others about where there are none, which costs as much as the copy.
   */
  static void write(Path file, Identity key, List<MemorySegment> samples, long nanos)
      throws IOException {
    ByteBuffer head = head(key, size(samples), nanos);
    ByteBuffer sums = sums(head, samples);
    try (FileChannel channel = PlainFile.create(file)) {
      write(channel, head);
      for (MemorySegment each : samples) {
        write(channel, each.asByteBuffer());
      }
      write(channel, sums);
    }
  }

  private static void write(FileChannel channel, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  /**
   * Reads a file.
   *
   * @return whether it exists
   * @throws DamagedException if it is another entry's, is damaged, or is not a regular file
   */
  static boolean read(Path file, Identity key, List<MemorySegment> samples) throws IOException {
    try (FileChannel channel = PlainFile.open(file)) {
      if (channel.size() != bytes(samples)) {
        throw new DamagedException(
            "it should have %d bytes, but has %d".formatted(bytes(samples), channel.size()));
      }
      ByteBuffer head = littleEndian(HEAD);
      ByteBuffer tail = littleEndian(tail(samples));
      ByteBuffer[] all = new ByteBuffer[samples.size() + 2];
      all[0] = head;
      for (int i = 0; i < samples.size(); i++) {
        all[i + 1] = samples.get(i).asByteBuffer();
      }
      all[all.length - 1] = tail;
      long left = bytes(samples);
      while (left > 0) {
        long read = channel.read(all);
        if (read < 0) {
          throw new DamagedException("it was cut off");
        }
        left -= read;
      }
      head.rewind();
      if (head.getLong(0) != MAGIC
          || head.getLong(8) != key.high()
          || head.getLong(16) != key.low()
          || head.getLong(24) != size(samples) / Double.BYTES) {
        throw new DamagedException("its head is another's");
      }
      requireSame(tail.rewind(), sums(head, samples));
      return true;
    } catch (NoSuchFileException e) {
      return false;
    } catch (PlainFile.NotOneException e) {
      throw new DamagedException(e.getMessage());
    }
  }

  private static void requireSame(ByteBuffer there, ByteBuffer wanted) throws DamagedException {
    int differs = there.mismatch(wanted);
    if (differs >= 0) {
      int part = differs / Integer.BYTES;
      boolean inHead = part == there.limit() / Integer.BYTES - 1;
      throw new DamagedException(
          inHead
              ? "the checksum of its head is wrong"
              : "the checksum of the MiB from byte %d on is wrong"
                  .formatted(HEAD + (long) part * SUMMED));
    }
  }

  /** The checksums of each MiB and of the header. */
  private static ByteBuffer sums(ByteBuffer head, List<MemorySegment> samples) {
    ByteBuffer sums = littleEndian(tail(samples));
    CRC32C sum = new CRC32C();
    long summed = 0;
    for (MemorySegment each : samples) {
      for (long at = 0; at < each.byteSize(); ) {
        long now = Math.min(each.byteSize() - at, SUMMED - summed);
        sum.update(each.asSlice(at, now).asByteBuffer());
        at += now;
        summed += now;
        if (summed == SUMMED) {
          sums.putInt((int) sum.getValue());
          sum.reset();
          summed = 0;
        }
      }
    }
    if (summed > 0) {
      sums.putInt((int) sum.getValue());
      sum.reset();
    }
    sum.update(head.duplicate().rewind());
    return sums.putInt((int) sum.getValue()).rewind();
  }
}
