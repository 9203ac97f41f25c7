package tenuto.bench;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.TimeUnit;
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
import org.openjdk.jmh.annotations.Warmup;
import tenuto.formats.pcm.SampleFormat;

/**
 * Does a WAV file's sample, read and written through views of a byte array, cost what hand-made
 * shifts over bytes or a direct ByteBuffer would? Mono; all three round, clip and count alike and
 * give the same bytes.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 400, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 250, timeUnit = TimeUnit.MILLISECONDS)
public class SampleCodec {
  @Param({"16", "24", "32"})
  int bits;

  @Param("8192")
  int samples;

  byte[] bytes;
  double[] decoded;
  byte[] file;
  double[] samplesOfFile;
  ByteBuffer buffer;
  private SampleFormat format;
  private double[] array;

  @Setup
  public void open() {
    format =
        switch (bits) {
          case 16 -> SampleFormat.PCM_16;
          case 24 -> SampleFormat.PCM_24;
          case 32 -> SampleFormat.PCM_32;
          default -> throw new IllegalArgumentException("no PCM of " + bits + " bits");
        };
    array = Noises.array(1, samples);
    decoded = new double[samples];
    bytes = new byte[samples * format.bytes()];
    buffer = ByteBuffer.allocateDirect(bytes.length).order(ByteOrder.LITTLE_ENDIAN);
    samplesOfFile = new double[samples];
    file = new byte[bytes.length];
    encode();
    System.arraycopy(file, 0, bytes, 0, bytes.length);
    buffer.put(0, bytes);
  }

  @Benchmark
  public void decode() {
    format.decode(file, 0, format.bytes(), samplesOfFile, samples);
  }

  @Benchmark
  public int encode() {
    return format.encode(array, file, 0, format.bytes(), samples);
  }

  @Benchmark
  public void decodeInShifts() {
    switch (bits) {
      case 16 -> Shifts.decode16(bytes, decoded);
      case 24 -> Shifts.decode24(bytes, decoded);
      default -> Shifts.decode32(bytes, decoded);
    }
  }

  @Benchmark
  public int encodeInShifts() {
    return switch (bits) {
      case 16 -> Shifts.encode16(array, bytes);
      case 24 -> Shifts.encode24(array, bytes);
      default -> Shifts.encode32(array, bytes);
    };
  }

  @Benchmark
  public void decodeInByteBuffer() {
    switch (bits) {
      case 16 -> Buffers.decode16(buffer, decoded);
      case 24 -> Buffers.decode24(buffer, decoded);
      default -> Buffers.decode32(buffer, decoded);
    }
  }

  @Benchmark
  public int encodeInByteBuffer() {
    return switch (bits) {
      case 16 -> Buffers.encode16(array, buffer);
      case 24 -> Buffers.encode24(array, buffer);
      default -> Buffers.encode32(array, buffer);
    };
  }

  /** Byte by byte. */
  private static final class Shifts {
    static void decode16(byte[] from, double[] to) {
      for (int i = 0; i < to.length; i++) {
        int at = 2 * i;
        to[i] = ((from[at] & 0xFF) | from[at + 1] << 8) * 0x1p-15;
      }
    }

    static void decode24(byte[] from, double[] to) {
      for (int i = 0; i < to.length; i++) {
        int at = 3 * i;
        int code = (from[at] & 0xFF) | (from[at + 1] & 0xFF) << 8 | from[at + 2] << 16;
        to[i] = code * 0x1p-23;
      }
    }

    static void decode32(byte[] from, double[] to) {
      for (int i = 0; i < to.length; i++) {
        int at = 4 * i;
        int low = (from[at] & 0xFF) | (from[at + 1] & 0xFF) << 8;
        to[i] = (low | (from[at + 2] & 0xFF) << 16 | from[at + 3] << 24) * 0x1p-31;
      }
    }

    static int encode16(double[] from, byte[] to) {
      int clipped = 0;
      for (int i = 0; i < from.length; i++) {
        double rounded = Math.rint(from[i] * 0x1p15);
        int code = (int) Math.min(Math.max(rounded, -0x1p15), 0x1p15 - 1);
        if (code != rounded) {
          clipped++;
        }
        to[2 * i] = (byte) code;
        to[2 * i + 1] = (byte) (code >> 8);
      }
      return clipped;
    }

    static int encode24(double[] from, byte[] to) {
      int clipped = 0;
      for (int i = 0; i < from.length; i++) {
        double rounded = Math.rint(from[i] * 0x1p23);
        int code = (int) Math.min(Math.max(rounded, -0x1p23), 0x1p23 - 1);
        if (code != rounded) {
          clipped++;
        }
        to[3 * i] = (byte) code;
        to[3 * i + 1] = (byte) (code >> 8);
        to[3 * i + 2] = (byte) (code >> 16);
      }
      return clipped;
    }

    static int encode32(double[] from, byte[] to) {
      int clipped = 0;
      for (int i = 0; i < from.length; i++) {
        double rounded = Math.rint(from[i] * 0x1p31);
        int code = (int) Math.min(Math.max(rounded, -0x1p31), 0x1p31 - 1);
        if (code != rounded) {
          clipped++;
        }
        to[4 * i] = (byte) code;
        to[4 * i + 1] = (byte) (code >> 8);
        to[4 * i + 2] = (byte) (code >> 16);
        to[4 * i + 3] = (byte) (code >> 24);
      }
      return clipped;
    }
  }

  /** By a direct little-endian buffer. */
  private static final class Buffers {
    static void decode16(ByteBuffer from, double[] to) {
      for (int i = 0; i < to.length; i++) {
        to[i] = from.getShort(2 * i) * 0x1p-15;
      }
    }

    static void decode24(ByteBuffer from, double[] to) {
      for (int i = 0; i < to.length; i++) {
        int low = Short.toUnsignedInt(from.getShort(3 * i));
        to[i] = (from.get(3 * i + 2) * 0x10000 + low) * 0x1p-23;
      }
    }

    static void decode32(ByteBuffer from, double[] to) {
      for (int i = 0; i < to.length; i++) {
        to[i] = from.getInt(4 * i) * 0x1p-31;
      }
    }

    static int encode16(double[] from, ByteBuffer to) {
      int clipped = 0;
      for (int i = 0; i < from.length; i++) {
        double rounded = Math.rint(from[i] * 0x1p15);
        int code = (int) Math.min(Math.max(rounded, -0x1p15), 0x1p15 - 1);
        if (code != rounded) {
          clipped++;
        }
        to.putShort(2 * i, (short) code);
      }
      return clipped;
    }

    static int encode24(double[] from, ByteBuffer to) {
      int clipped = 0;
      for (int i = 0; i < from.length; i++) {
        double rounded = Math.rint(from[i] * 0x1p23);
        int code = (int) Math.min(Math.max(rounded, -0x1p23), 0x1p23 - 1);
        if (code != rounded) {
          clipped++;
        }
        to.putShort(3 * i, (short) code);
        to.put(3 * i + 2, (byte) (code >> 16));
      }
      return clipped;
    }

    static int encode32(double[] from, ByteBuffer to) {
      int clipped = 0;
      for (int i = 0; i < from.length; i++) {
        double rounded = Math.rint(from[i] * 0x1p31);
        int code = (int) Math.min(Math.max(rounded, -0x1p31), 0x1p31 - 1);
        if (code != rounded) {
          clipped++;
        }
        to.putInt(4 * i, code);
      }
      return clipped;
    }
  }
}
