package tenuto.formats.pcm;

import static java.lang.invoke.MethodHandles.byteArrayViewVarHandle;
import static java.nio.ByteOrder.LITTLE_ENDIAN;

import java.lang.invoke.VarHandle;
import java.util.Optional;

/**
 * A way in which a file stores a sample, with the two loops that turn it into a 64-bit float and
 * back.
 *
 * <p>Integers of b bits are divided by 2^(b−1) when read; when written, samples are multiplied by
 * it, rounded to nearest (ties to even) and clipped to −2^(b−1) … 2^(b−1)−1, so what was read from
 * a file goes back to the bit. A sample of exactly +1.0 has no integer code and becomes the largest
 * one; what is more than a step beyond ±1 counts as clipped.
 *
 * <p>Each format has loops of its own, on a constant view: one loop taking it as a parameter would
 * be compiled for none of them. They go over arrays, because these loops are fast as soon as they
 * are compiled at all, which in most runs is half of the time they are needed.
 */
public enum SampleFormat {
  /** Bytes with 128 as zero, as WAV files have them. */
  PCM_8("8-bit PCM", 8, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0; i < n; i++) {
        out[i] = ((bytes[at + i * stride] & 0xFF) - 128) * 0x1p-7;
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      int clipped = PCM_8_SIGNED.encode(in, bytes, at, stride, n);
      for (int i = 0; i < n; i++) {
        bytes[at + i * stride] ^= (byte) 0x80;
      }
      return clipped;
    }
  },

  /** Bytes with 0 as zero, as AIFF and AU files have them. */
  PCM_8_SIGNED("8-bit PCM", 8, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0; i < n; i++) {
        out[i] = bytes[at + i * stride] * 0x1p-7;
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      int clipped = 0;
      for (int i = 0; i < n; i++) {
        double code = rounded(in[i] * 0x1p7);
        if (!(code >= -0x1p7 && code <= 0x1p7 - 1)) {
          if (!Double.isFinite(in[i])) {
            return ~i;
          }
          clipped += beyond(code, 0x1p7);
          code = code < 0 ? -0x1p7 : 0x1p7 - 1;
        }
        bytes[at + i * stride] = (byte) (int) code;
      }
      return clipped;
    }
  },

  PCM_16("16-bit PCM", 16, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0; i < n; i++) {
        out[i] = (short) SHORTS.get(bytes, at + i * stride) * 0x1p-15;
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      int clipped = 0;
      for (int i = 0; i < n; i++) {
        double code = rounded(in[i] * 0x1p15);
        if (!(code >= -0x1p15 && code <= 0x1p15 - 1)) {
          if (!Double.isFinite(in[i])) {
            return ~i;
          }
          clipped += beyond(code, 0x1p15);
          code = code < 0 ? -0x1p15 : 0x1p15 - 1;
        }
        SHORTS.set(bytes, at + i * stride, (short) (int) code);
      }
      return clipped;
    }
  },

  /** Three bytes, seen as a 16-bit low part and a signed high byte. */
  PCM_24("24-bit PCM", 24, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0; i < n; i++) {
        int low = (short) SHORTS.get(bytes, at + i * stride) & 0xFFFF;
        out[i] = (bytes[at + i * stride + 2] << 16 | low) * 0x1p-23;
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      int clipped = 0;
      for (int i = 0; i < n; i++) {
        double code = rounded(in[i] * 0x1p23);
        if (!(code >= -0x1p23 && code <= 0x1p23 - 1)) {
          if (!Double.isFinite(in[i])) {
            return ~i;
          }
          clipped += beyond(code, 0x1p23);
          code = code < 0 ? -0x1p23 : 0x1p23 - 1;
        }
        SHORTS.set(bytes, at + i * stride, (short) (int) code);
        bytes[at + i * stride + 2] = (byte) ((int) code >> 16);
      }
      return clipped;
    }
  },

  PCM_32("32-bit PCM", 32, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0; i < n; i++) {
        out[i] = (int) INTS.get(bytes, at + i * stride) * 0x1p-31;
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      int clipped = 0;
      for (int i = 0; i < n; i++) {
        double code = rounded(in[i] * 0x1p31);
        if (!(code >= -0x1p31 && code <= 0x1p31 - 1)) {
          if (!Double.isFinite(in[i])) {
            return ~i;
          }
          clipped += beyond(code, 0x1p31);
          code = code < 0 ? -0x1p31 : 0x1p31 - 1;
        }
        INTS.set(bytes, at + i * stride, (int) code);
      }
      return clipped;
    }
  },

  /** Finite samples beyond ±3.4e38, this format's range, cannot be written; none are clipped. */
  FLOAT_32("32-bit float", 32, true) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0; i < n; i++) {
        out[i] = (float) FLOATS.get(bytes, at + i * stride);
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      for (int i = 0; i < n; i++) {
        float value = (float) in[i];
        if (!(Math.abs(value) <= Float.MAX_VALUE)) {
          return ~i;
        }
        FLOATS.set(bytes, at + i * stride, value);
      }
      return 0;
    }
  },

  FLOAT_64("64-bit float", 64, true) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0; i < n; i++) {
        out[i] = (double) DOUBLES.get(bytes, at + i * stride);
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      for (int i = 0; i < n; i++) {
        if (!(Math.abs(in[i]) <= Double.MAX_VALUE)) {
          return ~i;
        }
        DOUBLES.set(bytes, at + i * stride, in[i]);
      }
      return 0;
    }
  },

  /**
   * 14 bits on a logarithmic scale, as telephones in America and Japan have them (ITU-T G.711).
   * Read only: it is kept for what is old.
   */
  MU_LAW("µ-law", 8, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0; i < n; i++) {
        int code = ~bytes[at + i * stride];
        int size = ((code & 0x0F) * 2 + 33 << (code >> 4 & 7)) - 33;
        out[i] = ((code & 0x80) == 0 ? size : -size) * 0x1p-13;
      }
    }
  },

  /** 13 bits on a logarithmic scale, as telephones elsewhere have them (ITU-T G.711). Read only. */
  A_LAW("A-law", 8, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0; i < n; i++) {
        int code = bytes[at + i * stride] ^ 0x55;
        int segment = code >> 4 & 7;
        int step = (code & 0x0F) * 2 + 1;
        int size = segment == 0 ? step : step + 32 << segment - 1;
        out[i] = ((code & 0x80) == 0 ? -size : size) * 0x1p-12;
      }
    }
  };

  private static final VarHandle SHORTS = byteArrayViewVarHandle(short[].class, LITTLE_ENDIAN);
  private static final VarHandle INTS = byteArrayViewVarHandle(int[].class, LITTLE_ENDIAN);
  private static final VarHandle FLOATS = byteArrayViewVarHandle(float[].class, LITTLE_ENDIAN);
  private static final VarHandle DOUBLES = byteArrayViewVarHandle(double[].class, LITTLE_ENDIAN);

  /** Added to a number up to 2^51 and taken off again it leaves the nearest whole one. */
  private static final double WHOLE = 0x1.8p52;

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
   * @param out where the samples go, from the first on
   */
  public abstract void decode(byte[] bytes, int at, int stride, double[] out, int n);

  /**
   * Writes {@code n} samples of one channel: {@link #decode} the other way round.
   *
   * @return how many samples count as clipped; or, negative, {@code ~i} when the sample with index
   *     i is NaN, infinite or beyond a float's range and nothing from it on was written
   */
  public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
    throw new UnsupportedOperationException(this + " is read-only");
  }

  /**
   * 1 if a code counts as clipped, or 0: if it is more than a step beyond full scale. +1 itself has
   * no code, and dither may add a step: what was normalised to full scale is not clipped.
   */
  private static int beyond(double code, double full) {
    return Math.abs(code) > full + 1 ? 1 : 0;
  }

  /** Like Math.rint, for which only C2 has an instruction. */
  private static double rounded(double x) {
    return x + WHOLE - WHOLE;
  }

  /** Bits of one sample as it is in the file. */
  public int bits() {
    return bits;
  }

  /** Bytes of one sample as it is in the file. */
  public int bytes() {
    return bits / 8;
  }

  /** Whether samples are IEEE floats, not integers. */
  public boolean isFloat() {
    return floating;
  }

  /** Whether {@link #encode} is there. */
  public boolean isWritable() {
    return this != MU_LAW && this != A_LAW;
  }

  /** Such as "24-bit PCM" or "32-bit float". */
  @Override
  public String toString() {
    return text;
  }

  /** The linear format with this many bits in the file, if we know one; bytes are unsigned. */
  public static Optional<SampleFormat> of(int bits, boolean floating) {
    for (SampleFormat format : values()) {
      if (format.bits == bits && format.floating == floating) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }
}
