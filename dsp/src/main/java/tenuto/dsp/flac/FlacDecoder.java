package tenuto.dsp.flac;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import tenuto.dsp.compressed.Decoder;
import tenuto.dsp.compressed.FileBytes;
import tenuto.dsp.files.SoundFileException;
import tenuto.dsp.flac.FrameHead.DamagedException;

/**
 * Reads a FLAC file's frames, one after the other, and checks their sums: one that is damaged ends
 * it, since nobody would hear that a piece was left out.
 */
final class FlacDecoder implements Decoder {
  private final Path path;
  private final StreamInfo info;
  private final BitReader in;
  private final Subframe subframe;
  private final long[][] samples;

  /** The frames read so far. */
  private long number;

  /**
   * @param file at the first frame
   */
  FlacDecoder(Path path, StreamInfo info, FileBytes file) {
    this.path = path;
    this.info = info;
    in = new BitReader(file);
    subframe = new Subframe(in);
    samples = new long[info.channels()][info.maxBlock()];
  }

  @Override
  public int mostFrames() {
    return info.maxBlock();
  }

  @Override
  public int decode(double[][] channels) throws IOException {
    if (in.isAtEnd()) {
      return -1;
    }
    long at = in.position();
    try {
      FrameHead head = frame();
      number++;
      double scale = 1.0 / (1L << info.bits() - 1);
      for (int c = 0; c < channels.length; c++) {
        for (int i = 0; i < head.block(); i++) {
          channels[c][i] = samples[c][i] * scale;
        }
      }
      return head.block();
    } catch (DamagedException damaged) {
      throw new SoundFileException(
          path, at, "frame %d is damaged: %s".formatted(number, damaged.getMessage()));
    } catch (EOFException cut) {
      throw new SoundFileException(path, at, "the file ends in the middle of frame " + number);
    }
  }

  /**
   * Tries to read a frame at {@code position}.
   *
   * @return the number of the sample after its last one, or -1 if there is no whole frame
   */
  long endOfFrameAt(long position) throws IOException {
    in.seek(position);
    try {
      FrameHead head = frame();
      return head.first() + head.block();
    } catch (DamagedException | EOFException none) {
      return -1;
    }
  }

  /** Where in the file the next frame must be. */
  long position() {
    return in.position();
  }

  private FrameHead frame() throws IOException, DamagedException {
    in.beginSum();
    FrameHead head = FrameHead.read(in, info);
    int side =
        switch (head.pairing()) {
          case FrameHead.LEFT_SIDE, FrameHead.MID_SIDE -> 1;
          case FrameHead.SIDE_RIGHT -> 0;
          default -> -1;
        };
    for (int c = 0; c < samples.length; c++) {
      subframe.read(samples[c], head.block(), c == side ? info.bits() + 1 : info.bits());
    }
    in.toWholeByte();
    int sum = in.sum();
    if (in.unsigned(16) != sum) {
      throw new DamagedException("its checksum is wrong");
    }
    if (side >= 0) {
      unpair(head, samples[0], samples[1]);
    }
    return head;
  }

  private static void unpair(FrameHead head, long[] a, long[] b) {
    switch (head.pairing()) {
      case FrameHead.LEFT_SIDE -> {
        for (int i = 0; i < head.block(); i++) {
          b[i] = a[i] - b[i];
        }
      }
      case FrameHead.SIDE_RIGHT -> {
        for (int i = 0; i < head.block(); i++) {
          a[i] += b[i];
        }
      }
      default -> {
        for (int i = 0; i < head.block(); i++) {
          long side = b[i];
          long twice = a[i] << 1 | side & 1;
          a[i] = twice + side >> 1;
          b[i] = twice - side >> 1;
        }
      }
    }
  }
}
