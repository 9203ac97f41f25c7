package tenuto.scripting.bridge;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.formats.ogg.OpusWriter;

/** Channels compressed for a player in a browser, where a page needs the whole file. */
final class CompressedSound implements AutoCloseable {
  private static final int BLOCK = 4096;

  private final Arena arena = Arena.ofConfined();
  private final List<Reader> readers = new ArrayList<>();

  private CompressedSound() {}

  /**
   * Encodes channels as Opus in Ogg.
   *
   * @param channels one or two of the same length, at 48 kHz
   */
  static byte[] opus(Session session, List<Signal> channels, int bitsPerSecond) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try (CompressedSound sound = new CompressedSound()) {
      channels.forEach(each -> sound.readers.add(session.open(each)));
      sound.write(new OpusWriter(file, channels.size(), bitsPerSecond));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // never thrown in memory
    }
    return file.toByteArray();
  }

  private void write(OpusWriter file) throws IOException {
    Block[] sound = new Block[readers.size()];
    Arrays.setAll(sound, each -> new Block(arena.allocate(Double.BYTES * BLOCK, 64), 0));
    long length = readers.getFirst().length();
    for (long at = 0; at < length; at += BLOCK) {
      int n = (int) Math.min(BLOCK, length - at);
      for (int channel = 0; channel < sound.length; channel++) {
        readers.get(channel).read(at, sound[channel], 0, n);
      }
      file.write(sound, n);
    }
    file.end();
  }

  @Override
  public void close() {
    readers.forEach(Reader::close);
    arena.close();
  }
}
