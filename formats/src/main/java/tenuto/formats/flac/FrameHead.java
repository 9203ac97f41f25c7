package tenuto.formats.flac;

import java.io.IOException;

/**
 * The header of a FLAC frame (RFC 9639, 9.1).
 *
 * @param block the number of samples of each channel
 * @param pairing how the channels are stored: 0 to 7 for 1 to 8 independent channels, otherwise one
 *     of the constants
 * @param first the number of the frame's first sample
 */
record FrameHead(int block, int pairing, long first) {
  static final int LEFT_SIDE = 8;
  static final int SIDE_RIGHT = 9;
  static final int MID_SIDE = 10;

  private static final int SYNC = 0b11_1111_1111_1110;
  private static final int MOST_BYTES = 16;

  /** A frame that breaks a rule. */
  static final class DamagedException extends Exception {
    private static final long serialVersionUID = 1;

    DamagedException(String rule) {
      super(rule);
    }
  }

  int channels() {
    return pairing < LEFT_SIDE ? pairing + 1 : 2;
  }

  /** Reads a frame's header, which must agree with {@code info}. */
  static FrameHead read(BitReader in, StreamInfo info) throws IOException, DamagedException {
    return new Reading(in).head(info);
  }

  /** Reads bytes and updates the checksum. */
  private static final class Reading {
    private final BitReader in;
    private int crc;
    private int bytes;

    Reading(BitReader in) {
      this.in = in;
    }

    private int take() throws IOException, DamagedException {
      if (++bytes > MOST_BYTES) {
        throw new DamagedException("its header is too long");
      }
      int value = (int) in.unsigned(8);
      crc = Crc.crc8(crc, value);
      return value;
    }

    FrameHead head(StreamInfo info) throws IOException, DamagedException {
      int sync = take() << 8 | take();
      if (sync >> 2 != SYNC || (sync & 2) != 0) {
        throw new DamagedException("a frame starts with FFF8 or FFF9, not %04X".formatted(sync));
      }
      int codes = take();
      int layout = take();
      long number = number();
      int block = block(codes >> 4);
      int rate = rate(codes & 15, info.rate());
      int bits = bits(layout >> 1 & 7, info.bits());
      take();
      if (crc != 0) {
        throw new DamagedException("the checksum of its header is wrong");
      }
      int pairing = layout >> 4;
      if (pairing > MID_SIDE || (layout & 1) != 0) {
        throw new DamagedException("its channel assignment is not defined: " + pairing);
      }
      boolean variable = (sync & 1) != 0;
      long first = variable ? number : number * info.maxBlock();
      FrameHead head = new FrameHead(block, pairing, first);
      if (block > info.maxBlock()) {
        throw new DamagedException(
            "it has %d samples where STREAMINFO allows %d".formatted(block, info.maxBlock()));
      }
      if (rate != info.rate() || bits != info.bits() || head.channels() != info.channels()) {
        throw new DamagedException(
            ("it has %d channels of %d bits at %d Hz where STREAMINFO declares %d of" + " %d at %d")
                .formatted(head.channels(), bits, rate, info.channels(), info.bits(), info.rate()));
      }
      return head;
    }

    /** A number coded as in UTF-8: the leading ones of the first byte give the number of bytes. */
    private long number() throws IOException, DamagedException {
      int first = take();
      int ones = Integer.numberOfLeadingZeros(~(first << 24));
      if (ones == 1 || ones == 8) {
        throw new DamagedException("its number is not coded correctly");
      }
      long number = first & 0x7F >> ones;
      for (int i = 1; i < ones; i++) {
        int next = take();
        if ((next & 0xC0) != 0x80) {
          throw new DamagedException("its number is not coded correctly");
        }
        number = number << 6 | next & 0x3F;
      }
      return number;
    }

    private int block(int code) throws IOException, DamagedException {
      return switch (code) {
        case 0 -> throw new DamagedException("its length has a reserved code");
        case 1 -> 192;
        case 2, 3, 4, 5 -> 144 << code;
        case 6 -> take() + 1;
        case 7 -> (take() << 8 | take()) + 1;
        default -> 1 << code;
      };
    }

    private int rate(int code, int common) throws IOException, DamagedException {
      return switch (code) {
        case 0 -> common;
        case 1 -> 88_200;
        case 2 -> 176_400;
        case 3 -> 192_000;
        case 4 -> 8_000;
        case 5 -> 16_000;
        case 6 -> 22_050;
        case 7 -> 24_000;
        case 8 -> 32_000;
        case 9 -> 44_100;
        case 10 -> 48_000;
        case 11 -> 96_000;
        case 12 -> take() * 1000;
        case 13 -> take() << 8 | take();
        case 14 -> (take() << 8 | take()) * 10;
        default -> throw new DamagedException("its sample rate has an invalid code");
      };
    }

    private static int bits(int code, int common) throws DamagedException {
      return switch (code) {
        case 0 -> common;
        case 1 -> 8;
        case 2 -> 12;
        case 4 -> 16;
        case 5 -> 20;
        case 6 -> 24;
        case 7 -> 32;
        default -> throw new DamagedException("its bits have a reserved code");
      };
    }
  }
}
