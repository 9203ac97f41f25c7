package tenuto.formats.ffmpeg;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import tenuto.formats.decoding.Decoder;
import tenuto.formats.ffmpeg.FfmpegSource.Extent;

/**
 * Decodes a file with a child process, whose samples arrive as 64-bit floats: all integers of up to
 * 32 bits and 32-bit floats are exact. If it was stopped in favour of others, another begins anew
 * and skips what was decoded before.
 */
final class FfmpegDecoding implements Decoder {
  private static final int MOST_BYTES = 1 << 20;
  private static final int MOST_FRAMES = 4096;

  private final FfmpegSource source;
  private final Extent extent;
  private final int most;
  private final ByteBuffer bytes;
  private Child child;

  /** The next frame. */
  private long next;

  FfmpegDecoding(FfmpegSource source, Extent extent) {
    this.source = source;
    this.extent = extent;
    most = Math.clamp(MOST_BYTES / (8 * extent.channels()), 1, MOST_FRAMES);
    bytes = ByteBuffer.allocate(8 * extent.channels() * most).order(ByteOrder.LITTLE_ENDIAN);
  }

  @Override
  public int mostFrames() {
    return most;
  }

  @Override
  public int decode(double[][] channels) throws IOException {
    if (next == extent.frames()) {
      return -1;
    }
    while (true) {
      if (child == null) {
        begin();
      }
      child.setIdle(false);
      int wanted = (int) Math.min(most, extent.frames() - next);
      int frames = read(wanted);
      if (frames == wanted) {
        copy(channels, frames);
        next += frames;
        if (next == extent.frames()) {
          end();
        } else {
          child.setIdle(true);
        }
        return frames;
      }
      boolean again = child.isStopped();
      String failure = again ? "" : child.failure();
      end();
      if (!again) {
        throw source.refuse(
            "%s after frame %d of %d"
                .formatted(
                    failure.isEmpty() ? "the sound ends" : failure,
                    next + frames,
                    extent.frames()));
      }
    }
  }

  private void begin() throws IOException {
    child = source.decoding("pcm_f64le");
    SoundStream stream = SoundStream.begin(child);
    boolean same =
        stream != null && stream.channels() == extent.channels() && stream.rate() == extent.rate();
    for (long skip = next; same && skip > 0; ) {
      int now = (int) Math.min(most, skip);
      same = read(now) == now;
      skip -= now;
    }
    if (!same && !child.isStopped()) {
      String failure = child.failure();
      end();
      throw source.refuse(
          failure.isEmpty() ? "it has changed since ffmpeg counted its frames" : failure);
    }
  }

  /** Reads up to that many frames, and returns their number. */
  private int read(int frames) throws IOException {
    int size = 8 * extent.channels();
    return SoundStream.fill(child, bytes.array(), 0, frames * size) / size;
  }

  private void end() {
    child.close();
    child = null;
  }

  private void copy(double[][] channels, int frames) {
    int count = channels.length;
    for (int c = 0; c < count; c++) {
      double[] out = channels[c];
      for (int i = 0, at = 8 * c; i < frames; i++, at += 8 * count) {
        out[i] = bytes.getDouble(at);
      }
    }
  }
}
