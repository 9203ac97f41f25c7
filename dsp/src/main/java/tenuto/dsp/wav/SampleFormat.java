package tenuto.dsp.wav;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED;
import static java.nio.ByteOrder.LITTLE_ENDIAN;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Optional;
import tenuto.engine.Block;

/**
 * A way in which a WAV file stores a sample, with the two loops that turn it into a 64-bit float
 * and back.
 *
 * <p>Integers of b bits are divided by 2^(b−1) when read; when written, samples are multiplied by
 * it, rounded to nearest (ties to even) and clipped to −2^(b−1) … 2^(b−1)−1, so what was read from
 * a file goes back to the bit. A sample of exactly +1.0 has no integer code and counts as clipped.
 *
 * <p>Each format has loops of its own, on a constant layout: one loop taking the layout as a
 * parameter would be compiled for none of them.
 */
public enum SampleFormat {
  /** Bytes with 128 as zero. Read only: nothing made here deserves 8 bits. */
  PCM_8("8-bit PCM", 8, false) {
    @Override
    public void decode(MemorySegment bytes, long at, int stride, Block out, int to, int n) {
      MemorySegment samples = out.memory();
      long sample = out.offset() + 8L * to;
      for (int i = 0; i < n; i++) {
        int code = Byte.toUnsignedInt(bytes.get(JAVA_BYTE, at + (long) i * stride)) - 128;
        samples.set(JAVA_DOUBLE, sample + 8L * i, code * 0x1p-7);
      }
    }

    @Override
    public int encode(Block in, int from, MemorySegment bytes, long at, int stride, int n) {
      throw new UnsupportedOperationException("8-bit PCM is only read");
    }
  },

  PCM_16("16-bit PCM", 16, false) {
    @Override
    public void decode(MemorySegment bytes, long at, int stride, Block out, int to, int n) {
      MemorySegment samples = out.memory();
      long sample = out.offset() + 8L * to;
      for (int i = 0; i < n; i++) {
        short code = bytes.get(SHORT, at + (long) i * stride);
        samples.set(JAVA_DOUBLE, sample + 8L * i, code * 0x1p-15);
      }
    }

    @Override
    public int encode(Block in, int from, MemorySegment bytes, long at, int stride, int n) {
      MemorySegment samples = in.memory();
      long sample = in.offset() + 8L * from;
      int clipped = 0;
      for (int i = 0; i < n; i++) {
        double rounded = Math.rint(samples.get(JAVA_DOUBLE, sample + 8L * i) * 0x1p15);
        double code = Math.min(Math.max(rounded, -0x1p15), 0x1p15 - 1);
        if (code != rounded) {
          if (!Double.isFinite(samples.get(JAVA_DOUBLE, sample + 8L * i))) {
            return ~i;
          }
          clipped++;
        }
        bytes.set(SHORT, at + (long) i * stride, (short) code);
      }
      return clipped;
    }
  },

  /** Three bytes, seen as a 16-bit low part and a signed high byte. */
  PCM_24("24-bit PCM", 24, false) {
    @Override
    public void decode(MemorySegment bytes, long at, int stride, Block out, int to, int n) {
      MemorySegment samples = out.memory();
      long sample = out.offset() + 8L * to;
      for (int i = 0; i < n; i++) {
        long frame = at + (long) i * stride;
        int low = Short.toUnsignedInt(bytes.get(SHORT, frame));
        int code = bytes.get(JAVA_BYTE, frame + 2) * 0x10000 + low;
        samples.set(JAVA_DOUBLE, sample + 8L * i, code * 0x1p-23);
      }
    }

    @Override
    public int encode(Block in, int from, MemorySegment bytes, long at, int stride, int n) {
      MemorySegment samples = in.memory();
      long sample = in.offset() + 8L * from;
      int clipped = 0;
      for (int i = 0; i < n; i++) {
        double rounded = Math.rint(samples.get(JAVA_DOUBLE, sample + 8L * i) * 0x1p23);
        double code = Math.min(Math.max(rounded, -0x1p23), 0x1p23 - 1);
        if (code != rounded) {
          if (!Double.isFinite(samples.get(JAVA_DOUBLE, sample + 8L * i))) {
            return ~i;
          }
          clipped++;
        }
        long frame = at + (long) i * stride;
        bytes.set(SHORT, frame, (short) (int) code);
        bytes.set(JAVA_BYTE, frame + 2, (byte) ((int) code >> 16));
      }
      return clipped;
    }
  },

  PCM_32("32-bit PCM", 32, false) {
    @Override
    public void decode(MemorySegment bytes, long at, int stride, Block out, int to, int n) {
      MemorySegment samples = out.memory();
      long sample = out.offset() + 8L * to;
      for (int i = 0; i < n; i++) {
        int code = bytes.get(INT, at + (long) i * stride);
        samples.set(JAVA_DOUBLE, sample + 8L * i, code * 0x1p-31);
      }
    }

    @Override
    public int encode(Block in, int from, MemorySegment bytes, long at, int stride, int n) {
      MemorySegment samples = in.memory();
      long sample = in.offset() + 8L * from;
      int clipped = 0;
      for (int i = 0; i < n; i++) {
        double rounded = Math.rint(samples.get(JAVA_DOUBLE, sample + 8L * i) * 0x1p31);
        double code = Math.min(Math.max(rounded, -0x1p31), 0x1p31 - 1);
        if (code != rounded) {
          if (!Double.isFinite(samples.get(JAVA_DOUBLE, sample + 8L * i))) {
            return ~i;
          }
          clipped++;
        }
        bytes.set(INT, at + (long) i * stride, (int) code);
      }
      return clipped;
    }
  },

  /** Finite samples beyond ±3.4e38, this format's range, cannot be written; none are clipped. */
  FLOAT_32("32-bit float", 32, true) {
    @Override
    public void decode(MemorySegment bytes, long at, int stride, Block out, int to, int n) {
      MemorySegment samples = out.memory();
      long sample = out.offset() + 8L * to;
      for (int i = 0; i < n; i++) {
        samples.set(JAVA_DOUBLE, sample + 8L * i, bytes.get(FLOAT, at + (long) i * stride));
      }
    }

    @Override
    public int encode(Block in, int from, MemorySegment bytes, long at, int stride, int n) {
      MemorySegment samples = in.memory();
      long sample = in.offset() + 8L * from;
      for (int i = 0; i < n; i++) {
        float value = (float) samples.get(JAVA_DOUBLE, sample + 8L * i);
        if (!Float.isFinite(value)) {
          return ~i;
        }
        bytes.set(FLOAT, at + (long) i * stride, value);
      }
      return 0;
    }
  },

  FLOAT_64("64-bit float", 64, true) {
    @Override
    public void decode(MemorySegment bytes, long at, int stride, Block out, int to, int n) {
      MemorySegment samples = out.memory();
      long sample = out.offset() + 8L * to;
      for (int i = 0; i < n; i++) {
        samples.set(JAVA_DOUBLE, sample + 8L * i, bytes.get(DOUBLE, at + (long) i * stride));
      }
    }

    @Override
    public int encode(Block in, int from, MemorySegment bytes, long at, int stride, int n) {
      MemorySegment samples = in.memory();
      long sample = in.offset() + 8L * from;
      for (int i = 0; i < n; i++) {
        double value = samples.get(JAVA_DOUBLE, sample + 8L * i);
        if (!Double.isFinite(value)) {
          return ~i;
        }
        bytes.set(DOUBLE, at + (long) i * stride, value);
      }
      return 0;
    }
  };

  private static final ValueLayout.OfShort SHORT = JAVA_SHORT_UNALIGNED.withOrder(LITTLE_ENDIAN);
  private static final ValueLayout.OfInt INT = JAVA_INT_UNALIGNED.withOrder(LITTLE_ENDIAN);
  private static final ValueLayout.OfFloat FLOAT = JAVA_FLOAT_UNALIGNED.withOrder(LITTLE_ENDIAN);
  private static final ValueLayout.OfDouble DOUBLE = JAVA_DOUBLE_UNALIGNED.withOrder(LITTLE_ENDIAN);

  private final String text;
  private final int bits;
  private final boolean floating;

  SampleFormat(String text, int bits, boolean floating) {
    this.text = text;
    this.bits = bits;
    this.floating = floating;
  }

  /**
   * Reads {@code n} samples of one channel.
   *
   * @param bytes the file's bytes
   * @param at byte at which the channel's first sample stands
   * @param stride bytes from one sample of the channel to its next: those of a whole frame
   * @param out where the samples go, from sample {@code to} on
   */
  public abstract void decode(MemorySegment bytes, long at, int stride, Block out, int to, int n);

  /**
   * Writes {@code n} samples of one channel: {@link #decode} the other way round.
   *
   * @return how many samples were clipped; or, negative, {@code ~i} when the sample with index i
   *     (counted from {@code from}) is NaN, infinite or beyond a float's range and nothing from it
   *     on was written
   */
  public abstract int encode(Block in, int from, MemorySegment bytes, long at, int stride, int n);

  /** Bits of one sample as it lies in the file. */
  public int bits() {
    return bits;
  }

  /** Bytes of one sample as it lies in the file. */
  public int bytes() {
    return bits / 8;
  }

  /** Whether samples are IEEE floats, not integers. */
  public boolean isFloat() {
    return floating;
  }

  /** Whether {@link #encode} is there: for all but 8-bit PCM. */
  public boolean isWritable() {
    return this != PCM_8;
  }

  /** Such as "24-bit PCM" or "32-bit float". */
  @Override
  public String toString() {
    return text;
  }

  /** The format with this many bits in the file, if we know one. */
  static Optional<SampleFormat> of(int bits, boolean floating) {
    for (SampleFormat format : values()) {
      if (format.bits == bits && format.floating == floating) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }
}
