package tenuto.formats.wav;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import tenuto.engine.base.Block;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.SampleFormat;

/** What tests write and read sound files with. */
public final class Wav {
  private Wav() {}

  /** Blocks of native memory with these samples, as a signal's reader would hand them out. */
  public static Block[] blocks(double[]... channels) {
    return blocks(Arena.ofAuto(), channels);
  }

  private static Block[] blocks(Arena arena, double[]... channels) {
    Block[] blocks = new Block[channels.length];
    for (int c = 0; c < channels.length; c++) {
      blocks[c] = new Block(arena.allocate(8L * channels[c].length + 8, 64), 0);
      for (int i = 0; i < channels[c].length; i++) {
        blocks[c].set(i, channels[c][i]);
      }
    }
    return blocks;
  }

  /** Writes a whole file and returns how many samples were clipped. */
  public static long write(Path target, SampleFormat format, double rate, double[]... channels)
      throws IOException {
    return write(new PartFiles(), target, format, rate, channels);
  }

  /** The same as one of some part files. */
  public static long write(
      PartFiles parts, Path target, SampleFormat format, double rate, double[]... channels)
      throws IOException {
    int frames = channels[0].length;
    try (SoundWriter writer =
        WavFile.create(parts, target, format, channels.length, rate, frames)) {
      writer.write(0, frames, blocks(channels), 0);
      writer.commit();
      return writer.clipped();
    }
  }

  /** All samples of a file, by channels. */
  public static double[][] read(Path file) throws IOException {
    try (WavReader reader = WavReader.open(file)) {
      return read(reader, 0, (int) reader.frames());
    }
  }

  public static double[][] read(WavReader reader, long frame, int n) throws IOException {
    double[][] channels = new double[reader.channels()][n];
    try (Arena arena = Arena.ofConfined()) {
      Block[] blocks = blocks(arena, channels);
      reader.read(frame, n, blocks, 0);
      for (int c = 0; c < channels.length; c++) {
        for (int i = 0; i < n; i++) {
          channels[c][i] = blocks[c].get(i);
        }
      }
      return channels;
    }
  }

  /** A file made byte by byte: {@code new Bytes().text("RIFF").u32(36)…}. */
  public static final class Bytes {
    private final ByteBuffer bytes = ByteBuffer.allocate(4096).order(ByteOrder.LITTLE_ENDIAN);

    public Bytes text(String letters) {
      bytes.put(letters.getBytes(StandardCharsets.ISO_8859_1));
      return this;
    }

    public Bytes u8(int... values) {
      for (int value : values) {
        bytes.put((byte) value);
      }
      return this;
    }

    public Bytes u16(int... values) {
      for (int value : values) {
        bytes.putShort((short) value);
      }
      return this;
    }

    public Bytes u32(long... values) {
      for (long value : values) {
        bytes.putInt((int) value);
      }
      return this;
    }

    public Bytes u64(long... values) {
      for (long value : values) {
        bytes.putLong(value);
      }
      return this;
    }

    public byte[] array() {
      byte[] array = new byte[bytes.position()];
      bytes.get(0, array);
      return array;
    }

    public Path to(Path file) throws IOException {
      return Files.write(file, array());
    }
  }
}
