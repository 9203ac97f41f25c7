package tenuto.bench.words;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import tenuto.dsp.io.SignalFiles;
import tenuto.dsp.io.SoundFileWords;

/** What writes files. */
final class FileWords {
  private static final int BUFFER = 1 << 16;
  private static final int HEADER = 44;

  private FileWords() {}

  static List<WordAndLoop> list() {
    return List.of(
        new WordAndLoop(
            "WriteFile32",
            p -> {
              Path file = p.file("wav");
              SoundFileWords.writeFile32(p.context(), List.of(p.get(Input.NOISE)), file.toString());
              return file;
            },
            a -> written(a.file("wav"), file -> wave(a.get(Input.NOISE), file))),
        new WordAndLoop(
            "WriteSignal",
            p -> {
              Path file = p.file("signal");
              SignalFiles.writeSignal(p.context(), p.get(Input.NOISE), file.toString());
              return file;
            },
            a -> written(a.file("signal"), file -> doubles(a.get(Input.NOISE), file))));
  }

  private interface Writer {
    void write(OutputStream file) throws IOException;
  }

  private static Path written(Path path, Writer writer) {
    try (OutputStream file = new FileOutputStream(path.toFile())) {
      writer.write(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return path;
  }

  private static void wave(double[] x, OutputStream file) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(BUFFER).order(ByteOrder.LITTLE_ENDIAN);
    int size = 4 * x.length;
    bytes.put("RIFF".getBytes()).putInt(HEADER - 8 + size).put("WAVEfmt ".getBytes());
    bytes.putInt(16).putShort((short) 1).putShort((short) 1);
    bytes.putInt((int) Input.RATE).putInt(4 * (int) Input.RATE);
    bytes.putShort((short) 4).putShort((short) 32).put("data".getBytes()).putInt(size);
    for (double v : x) {
      if (bytes.remaining() < 4) {
        file.write(bytes.array(), 0, bytes.position());
        bytes.clear();
      }
      bytes.putInt((int) (v * Integer.MAX_VALUE));
    }
    file.write(bytes.array(), 0, bytes.position());
  }

  private static void doubles(double[] x, OutputStream file) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(BUFFER);
    bytes.putInt(x.length);
    for (double v : x) {
      if (bytes.remaining() < 8) {
        file.write(bytes.array(), 0, bytes.position());
        bytes.clear();
      }
      bytes.putDouble(v);
    }
    file.write(bytes.array(), 0, bytes.position());
  }
}
