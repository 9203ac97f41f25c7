package tenuto.scripting.page;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.formats.file.About;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.wav.WavFile;

/**
 * Any sound as a WAV file of 32-bit floats, which every browser plays: whatever the file's own
 * format, each byte is made when it is requested.
 */
final class WavView {
  private final FileVersion take;
  private final byte[] head;
  private final int frameBytes;

  WavView(FileVersion take) {
    this.take = take;
    About about = take.about();
    head = WavFile.head(SampleFormat.FLOAT_32, about.channels(), about.sampleRate(), take.frames());
    frameBytes = Float.BYTES * about.channels();
  }

  /** The bytes before the first frame. */
  int headBytes() {
    return head.length;
  }

  /** The size of the whole file in bytes. */
  long bytes() {
    return head.length + take.frames() * frameBytes;
  }

  /** Writes bytes {@code from} to {@code to - 1}. */
  void write(Session session, long from, long to, OutputStream out) throws IOException {
    long at = from;
    if (at < head.length) {
      int end = (int) Math.min(to, head.length);
      out.write(head, (int) at, (int) (end - at));
      at = end;
    }
    if (at == to) {
      return;
    }
    byte[] bytes = new byte[FrameReader.MOST * frameBytes];
    ByteBuffer floats = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    try (FrameReader reader = new FrameReader(session, take.channels())) {
      while (at < to) {
        long frame = (at - head.length) / frameBytes;
        int n = (int) Math.min(FrameReader.MOST, take.frames() - frame);
        Block[] blocks = reader.read(frame, n);
        floats.clear();
        for (int i = 0; i < n; i++) {
          for (Block block : blocks) {
            floats.putFloat((float) block.get(i));
          }
        }
        int skipped = (int) (at - head.length - frame * frameBytes);
        int count = (int) Math.min(to - at, floats.position() - skipped);
        out.write(bytes, skipped, count);
        at += count;
      }
    }
  }
}
