package tenuto.formats.mp3;

import java.io.IOException;
import java.nio.file.Path;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.SoundFileException;

/**
 * A reader of the frames of an MP3 file.
 *
 * <p>Bytes between frames are skipped, as all players do: many files have tags, and remains of cut
 * files, in the middle. What looks like a frame after such a gap counts only if another frame
 * follows it. An incomplete frame ends the stream.
 */
final class Mp3Frames {
  /** The most bytes skipped: after more, it is not an MP3 file, or has ended. */
  private static final int MOST_GAP = 1 << 20;

  private final Path path;
  private final FileBytes file;
  private final long end;

  /** This many consecutive frames of another stream are no coincidence. */
  private static final int OTHERS = 3;

  /** The header that all frames must agree with; null until there is one. */
  private FrameHeader first;

  private FrameHeader current;
  private long position;

  /**
   * @param path for error messages
   * @param file at the first frame, or before it
   */
  Mp3Frames(Path path, FileBytes file) {
    this.path = path;
    this.file = file;
    position = file.position();
    end = position + file.left();
  }

  /**
   * Moves to the next frame, and positions the file at its first byte; false if there is none.
   *
   * @throws SoundFileException if frames of another stream follow, as in concatenated files:
   *     skipping them would lose their sound
   */
  boolean next() throws IOException {
    if (current != null) {
      position += current.bytes();
    }
    long mostPosition = Math.min(position + MOST_GAP, end - FrameHeader.BYTES);
    current = headerAt(position);
    if (current == null) {
      refuseOthers();
    }
    for (boolean gap = first == null; current == null || gap && !isFollowed(); gap = true) {
      position++;
      if (position > mostPosition) {
        current = null;
        return false;
      }
      refuseOthers();
      current = headerAt(position);
    }
    if (first == null) {
      first = current;
    }
    return end() <= end;
  }

  private void refuseOthers() throws IOException {
    FrameHeader other = first == null ? null : anyAt(position);
    long at = position;
    for (int i = 0; i < OTHERS; i++) {
      if (other == null || first.goesWith(other)) {
        return;
      }
      at += other.bytes();
      FrameHeader next = anyAt(at);
      other = next == null || next.goesWith(other) ? next : null;
    }
    throw new SoundFileException(
        path,
        position,
        "frames of %s follow frames of %s: they cannot be read together"
            .formatted(other.kind(), first.kind()));
  }

  /** The current frame's header. */
  FrameHeader header() {
    return current;
  }

  /** The position of the current frame in the file. */
  long position() {
    return position;
  }

  /** The position at which the next frame should be. */
  long end() {
    return position + current.bytes();
  }

  /** Reads the whole frame. */
  byte[] bytes() throws IOException {
    file.seek(position);
    return file.take(current.bytes(), "a frame");
  }

  /** Whether another frame, or the end of the file, follows the current one directly. */
  private boolean isFollowed() throws IOException {
    FrameHeader next = headerAt(end());
    return end() == end || next != null && next.goesWith(current);
  }

  /** The header at {@code at} if it can be one of this stream, or null. */
  private FrameHeader headerAt(long at) throws IOException {
    FrameHeader header = anyAt(at);
    return header == null || first != null && !first.goesWith(header) ? null : header;
  }

  private FrameHeader anyAt(long at) throws IOException {
    file.seek(at);
    if (end - at < FrameHeader.BYTES) {
      return null;
    }
    int bits = 0;
    for (int i = 0; i < FrameHeader.BYTES; i++) {
      bits = bits << 8 | file.read();
    }
    return FrameHeader.parse(bits);
  }
}
