package tenuto.formats.pcm;

import static java.lang.invoke.MethodHandles.byteArrayViewVarHandle;
import static java.nio.ByteOrder.LITTLE_ENDIAN;

import java.lang.invoke.VarHandle;
import java.util.Optional;

/**
 * A sample format of files, with the two loops that convert it to 64-bit floats and back.
 *
 * <p>Integers of b bits are divided by 2^(b−1) when read. When written, samples are multiplied by
 * it, rounded to nearest (ties to even) and clipped to −2^(b−1) … 2^(b−1)−1, so samples read from a
 * file are written unchanged. A sample of exactly +1.0 has no integer code and becomes the largest
 * one; a sample more than one step beyond ±1 counts as clipped.
 *
 * <p>Each format has its own loops, on a constant view, as the compiler would not optimise one loop
 * that takes the view as a parameter. Their position grows by the stride, as a product for each
 * sample would cost a third more. They use arrays, because these loops are fast as soon as they are
 * compiled at all, which in most runs is only for half of the time they are needed.
 */
public enum SampleFormat {
  /** Unsigned bytes with 128 as zero, as in WAV files. */
  PCM_8("8-bit PCM", 8, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0, p = at; i < n; i++, p += stride) {
        out[i] = ((bytes[p] & 0xFF) - 128) * 0x1p-7;
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      int clipped = PCM_8_SIGNED.encode(in, bytes, at, stride, n);
      for (int i = 0, p = at; i < n; i++, p += stride) {
        bytes[p] ^= (byte) 0x80;
      }
      return clipped;
    }
  },

  /** Signed bytes, as in AIFF and AU files. */
  PCM_8_SIGNED("8-bit PCM", 8, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0, p = at; i < n; i++, p += stride) {
        out[i] = bytes[p] * 0x1p-7;
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      int clipped = 0;
      for (int i = 0, p = at; i < n; i++, p += stride) {
        double code = IntegerCode.rounded(in[i] * 0x1p7);
        if (!(Math.abs(code) <= 0x1p7 - 1)) {
          if (!Double.isFinite(in[i])) {
            return ~i;
          }
          clipped += IntegerCode.beyond(code, 0x1p7);
          code = code < 0 ? -0x1p7 : 0x1p7 - 1;
        }
        bytes[p] = (byte) (int) code;
      }
      return clipped;
    }
  },

  PCM_16("16-bit PCM", 16, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0, p = at; i < n; i++, p += stride) {
        out[i] = (short) SHORTS.get(bytes, p) * 0x1p-15;
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      int clipped = 0;
      for (int i = 0, p = at; i < n; i++, p += stride) {
        double code = IntegerCode.rounded(in[i] * 0x1p15);
        if (!(Math.abs(code) <= 0x1p15 - 1)) {
          if (!Double.isFinite(in[i])) {
            return ~i;
          }
          clipped += IntegerCode.beyond(code, 0x1p15);
          code = code < 0 ? -0x1p15 : 0x1p15 - 1;
        }
        SHORTS.set(bytes, p, (short) (int) code);
      }
      return clipped;
    }
  },

  /** Three bytes, read as a 16-bit low part and a signed high byte. */
  PCM_24("24-bit PCM", 24, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0, p = at; i < n; i++, p += stride) {
        int low = (short) SHORTS.get(bytes, p) & 0xFFFF;
        out[i] = (bytes[p + 2] << 16 | low) * 0x1p-23;
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      int clipped = 0;
      for (int i = 0, p = at; i < n; i++, p += stride) {
        double code = IntegerCode.rounded(in[i] * 0x1p23);
        if (!(Math.abs(code) <= 0x1p23 - 1)) {
          if (!Double.isFinite(in[i])) {
            return ~i;
          }
          clipped += IntegerCode.beyond(code, 0x1p23);
          code = code < 0 ? -0x1p23 : 0x1p23 - 1;
        }
        SHORTS.set(bytes, p, (short) (int) code);
        bytes[p + 2] = (byte) ((int) code >> 16);
      }
      return clipped;
    }
  },

  PCM_32("32-bit PCM", 32, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0, p = at; i < n; i++, p += stride) {
        out[i] = (int) INTS.get(bytes, p) * 0x1p-31;
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      int clipped = 0;
      for (int i = 0, p = at; i < n; i++, p += stride) {
        double code = IntegerCode.rounded(in[i] * 0x1p31);
        if (!(Math.abs(code) <= 0x1p31 - 1)) {
          if (!Double.isFinite(in[i])) {
            return ~i;
          }
          clipped += IntegerCode.beyond(code, 0x1p31);
          code = code < 0 ? -0x1p31 : 0x1p31 - 1;
        }
        INTS.set(bytes, p, (int) code);
      }
      return clipped;
    }
  },

  /** Finite samples beyond this format's range of ±3.4e38 cannot be written; none are clipped. */
  FLOAT_32("32-bit float", 32, true) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0, p = at; i < n; i++, p += stride) {
        out[i] = (float) FLOATS.get(bytes, p);
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      for (int i = 0, p = at; i < n; i++, p += stride) {
        float value = (float) in[i];
        if (!(Math.abs(value) <= Float.MAX_VALUE)) {
          return ~i;
        }
        FLOATS.set(bytes, p, value);
      }
      return 0;
    }
  },

  FLOAT_64("64-bit float", 64, true) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      for (int i = 0, p = at; i < n; i++, p += stride) {
        out[i] = (double) DOUBLES.get(bytes, p);
      }
    }

    @Override
    public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
      for (int i = 0, p = at; i < n; i++, p += stride) {
        if (!(Math.abs(in[i]) <= Double.MAX_VALUE)) {
          return ~i;
        }
        DOUBLES.set(bytes, p, in[i]);
      }
      return 0;
    }
  },

  /**
   * 14 bits on a logarithmic scale, as in American and Japanese telephony (ITU-T G.711). Read only,
   * for old files.
   */
  MU_LAW("µ-law", 8, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      G711.muLaw(bytes, at, stride, out, n);
    }
  },

  /** 13 bits on a logarithmic scale, as in telephony elsewhere (ITU-T G.711). Read only. */
  A_LAW("A-law", 8, false) {
    @Override
    public void decode(byte[] bytes, int at, int stride, double[] out, int n) {
      G711.aLaw(bytes, at, stride, out, n);
    }
  };

  private static final VarHandle SHORTS = byteArrayViewVarHandle(short[].class, LITTLE_ENDIAN);
  private static final VarHandle INTS = byteArrayViewVarHandle(int[].class, LITTLE_ENDIAN);
  private static final VarHandle FLOATS = byteArrayViewVarHandle(float[].class, LITTLE_ENDIAN);
  private static final VarHandle DOUBLES = byteArrayViewVarHandle(double[].class, LITTLE_ENDIAN);

  private final String text;
  private final int bits;
  private final boolean floating;

  SampleFormat(String text, int bits, boolean floating) {
    this.text = text;
    this.bits = bits;
    this.floating = floating;
  }

  /**
   * Decodes {@code n} samples of one channel.
   *
   * @param bytes the file's bytes
   * @param at the index of the channel's first sample
   * @param stride the bytes from one sample of the channel to its next: the size of a frame
   * @param out receives the samples, from the first index on
   */
  public abstract void decode(byte[] bytes, int at, int stride, double[] out, int n);

  /**
   * Encodes {@code n} samples of one channel, the inverse of {@link #decode}.
   *
   * @return the number of clipped samples; or, if the sample with index i is NaN, infinite or
   *     beyond a float's range, the negative {@code ~i}, and nothing from it on was written
   */
  public int encode(double[] in, byte[] bytes, int at, int stride, int n) {
    throw new UnsupportedOperationException(this + " is read-only");
  }

  /** The bits of one sample in the file. */
  public int bits() {
    return bits;
  }

  /** The bytes of one sample in the file. */
  public int bytes() {
    return bits / 8;
  }

  /** Whether samples are IEEE floats, not integers. */
  public boolean isFloat() {
    return floating;
  }

  /** Whether {@link #encode} is implemented. */
  public boolean isWritable() {
    return this != MU_LAW && this != A_LAW;
  }

  /** Such as "24-bit PCM" or "32-bit float". */
  @Override
  public String toString() {
    return text;
  }

  /**
   * The linear format with this many bits in the file, if there is one; 8-bit samples are unsigned.
   */
  public static Optional<SampleFormat> of(int bits, boolean floating) {
    for (SampleFormat format : values()) {
      if (format.bits == bits && format.floating == floating) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }
}
