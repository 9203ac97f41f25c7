package tenuto.formats.instrument;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import tenuto.formats.RawDescription;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.pcm.PcmFile;

/** What is known of the sound files of an instrument, each of which is opened once. */
final class SampleInfo {
  private static final int HEAD = 8;
  private static final int LOOPS = 36;
  private static final int LOOP = 24;

  private final OpenFiles files;
  private final Map<Path, Known> known = new HashMap<>();

  SampleInfo(OpenFiles files) {
    this.files = files;
  }

  /**
   * A sound file.
   *
   * @param raw how its samples are read without a conversion of their rate; empty if they cannot
   * @param from the first frame of its loop
   * @param to the frame after that; 0 if it has none
   */
  record Known(Path file, String raw, double rate, int channels, long frames, long from, long to) {
    void putInto(Zone zone) {
      zone.put("file", file.toString()).put("raw", raw);
      zone.put("rate", rate).put("channels", channels).put("frames", frames);
    }
  }

  Known of(Path file) throws IOException {
    Known found = known.get(file);
    if (found == null) {
      files.want(file);
      SoundFile sound = SoundFiles.open(files, file);
      long[] loop = loop(file);
      found =
          new Known(
              file,
              sound instanceof PcmFile pcm ? RawDescription.text(pcm.pcm(), "RATE") : "",
              sound.about().sampleRate(),
              sound.about().channels(),
              sound.about().frames(),
              loop[0],
              loop[1]);
      known.put(file, found);
    }
    return found;
  }

  /** The first loop in a WAV file's smpl chunk, whose end is its last frame; or zeros. */
  private static long[] loop(Path path) throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      ByteBuffer head = read(file, 0, 12);
      long at = 12;
      while (head.getInt(0) == 0x46464952 && at + HEAD <= file.length()) {
        ByteBuffer chunk = read(file, at, HEAD);
        long size = Integer.toUnsignedLong(chunk.getInt(4));
        if (chunk.getInt(0) == 0x6c706d73 && size >= LOOPS + LOOP) {
          ByteBuffer body = read(file, at + HEAD, LOOPS + LOOP);
          long from = Integer.toUnsignedLong(body.getInt(LOOPS + 8));
          long to = Integer.toUnsignedLong(body.getInt(LOOPS + 12)) + 1;
          return body.getInt(28) > 0 && from < to ? new long[] {from, to} : new long[2];
        }
        at += HEAD + size + (size & 1);
      }
      return new long[2];
    }
  }

  /** Bytes, of which those after the file's end are 0. */
  private static ByteBuffer read(RandomAccessFile file, long at, int n) throws IOException {
    byte[] bytes = new byte[n];
    file.seek(at);
    for (int done = 0, now; done < n; done += now) {
      now = file.read(bytes, done, n - done);
      if (now < 0) {
        break;
      }
    }
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
