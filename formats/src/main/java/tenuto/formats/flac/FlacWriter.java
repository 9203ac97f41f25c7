package tenuto.formats.flac;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.EncodedWriter;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmWriter;
import tenuto.formats.pcm.SampleFormat;

/** Writes FLAC files: from integers that are stored until all have arrived. */
public final class FlacWriter {
  private static final int MOST_CHANNELS = 8;

  /** The highest sample rate that frame headers can hold; STREAMINFO could hold more. */
  private static final int MOST_RATE = 655_350;

  private static final long MOST_FRAMES = (1L << 36) - 1;

  private FlacWriter() {}

  /**
   * Creates a file.
   *
   * @param parts the unfinished files of this session
   * @param target the final path; missing folders are created
   * @param sound 16-bit or 24-bit PCM, 1 to 8 channels and a sample rate of whole hertz, 1 to
   *     655,350; its offset is ignored
   * @param metadata the metadata to write; the program that made the file is the vendor
   * @param dither added to samples before they are rounded
   */
  public static SoundWriter create(
      PartFiles parts, Path target, Pcm sound, Metadata metadata, Dither dither)
      throws IOException {
    SampleFormat format = sound.format();
    int channels = sound.channels();
    long frames = sound.frames();
    if (format != SampleFormat.PCM_16 && format != SampleFormat.PCM_24) {
      throw new IllegalArgumentException(
          target + ": FLAC is written as 16-bit or 24-bit PCM, not " + format);
    }
    if (channels < 1 || channels > MOST_CHANNELS) {
      throw new IllegalArgumentException(
          "%s: channels of FLAC must be between 1 and %d, but are %d"
              .formatted(target, MOST_CHANNELS, channels));
    }
    int rate = (int) sound.rate();
    if (rate != sound.rate() || rate < 1 || rate > MOST_RATE) {
      throw new IllegalArgumentException(
          "%s: the sample rate of FLAC must be a whole number of hertz between 1 and %d, but is %s"
              .formatted(target, MOST_RATE, sound.rate()));
    }
    if (frames < 0 || frames > MOST_FRAMES) {
      throw new IllegalArgumentException(
          "%s: a FLAC file has at most %d frames, not %d".formatted(target, MOST_FRAMES, frames));
    }
    StreamInfo info =
        new StreamInfo(FrameWriter.BLOCK, FrameWriter.BLOCK, rate, channels, format.bits(), frames);
    Pcm pcm = new Pcm(format, ByteOrder.LITTLE_ENDIAN, channels, rate, frames, 0);
    byte[] blocks = FlacBlocks.of(target, metadata, pcm);
    return EncodedWriter.create(
        parts,
        target,
        pcm,
        dither,
        (samples, part) -> new Encoding(samples, part, pcm, info, blocks).run());
  }

  /** Encodes all samples into frames. */
  private static final class Encoding {
    private final PcmWriter samples;
    private final PartFile part;
    private final Pcm pcm;
    private final StreamInfo info;
    private final byte[] blocks;
    private final FrameWriter frames;
    private final byte[] bytes;
    private final int[][] channels;
    private final MessageDigest sum = md5();
    private int leastBytes = Integer.MAX_VALUE;
    private int mostBytes;

    Encoding(PcmWriter samples, PartFile part, Pcm pcm, StreamInfo info, byte[] blocks) {
      this.samples = samples;
      this.part = part;
      this.pcm = pcm;
      this.info = info;
      this.blocks = blocks;
      frames = new FrameWriter(info);
      bytes = new byte[FrameWriter.BLOCK * pcm.frameBytes()];
      channels = new int[info.channels()][FrameWriter.BLOCK];
    }

    void run() throws IOException {
      byte[] head = head();
      long at = head.length;
      long number = 0;
      for (long frame = 0; frame < info.frames(); frame += FrameWriter.BLOCK) {
        int n = (int) Math.min(FrameWriter.BLOCK, info.frames() - frame);
        samples.readBack(frame * pcm.frameBytes(), bytes, n * pcm.frameBytes());
        sum.update(bytes, 0, n * pcm.frameBytes());
        toChannels(n);
        int size = frames.write(number++, channels, n);
        part.write(at, frames.bytes(), size);
        at += size;
        leastBytes = Math.min(leastBytes, size);
        mostBytes = Math.max(mostBytes, size);
      }
      head = head();
      part.write(0, head, head.length);
    }

    /** Converts little-endian bytes to the channels' integers. */
    private void toChannels(int n) {
      int width = pcm.format().bytes();
      int at = 0;
      for (int i = 0; i < n; i++) {
        for (int[] channel : channels) {
          int value = bytes[at + width - 1];
          for (int b = width - 2; b >= 0; b--) {
            value = value << 8 | bytes[at + b] & 0xFF;
          }
          channel[i] = value;
          at += width;
        }
      }
    }

    /** The file's header, as far as it is known yet. */
    private byte[] head() {
      ByteBuffer head = ByteBuffer.allocate(4 + 4 + StreamInfo.BYTES + blocks.length);
      head.put("fLaC".getBytes(StandardCharsets.ISO_8859_1)).putInt(StreamInfo.BYTES);
      head.putShort((short) info.minBlock()).putShort((short) info.maxBlock());
      int least = mostBytes == 0 ? 0 : leastBytes;
      head.put((byte) (least >> 16)).putShort((short) least);
      head.put((byte) (mostBytes >> 16)).putShort((short) mostBytes);
      head.putLong(
          (long) info.rate() << 44
              | (long) (info.channels() - 1) << 41
              | (long) (info.bits() - 1) << 36
              | info.frames());
      head.put(md5(sum)).put(blocks);
      return head.array();
    }
  }

  private static byte[] md5(MessageDigest sum) {
    try {
      return ((MessageDigest) sum.clone()).digest();
    } catch (CloneNotSupportedException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static MessageDigest md5() {
    try {
      return MessageDigest.getInstance("MD5");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JDK has MD5", impossible);
    }
  }
}
