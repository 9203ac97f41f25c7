package tenuto.formats.mp3;

import java.io.IOException;
import java.nio.file.Path;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.SoundFileException;

/**
 * The frames of an MP3 file, one after the other.
 *
 * <p>Bytes between them that belong to none are skipped, as all players do: there are tags, and
 * rests of cut files, in the middle of many. What looks like a frame after such a gap counts only
 * if another one follows it. A frame that is not wholly there ends them.
 */
final class Frames {
  /** More bytes that are no frames, and it is no MP3 file, or its end. */
  private static final int MOST_GAP = 1 << 20;

  private final Path path;
  private final FileBytes file;
  private final long end;

  /** So many frames in a row that are of another kind are no chance. */
  private static final int OTHERS = 3;

  /** What all frames must be like; null until there is one. */
  private FrameHeader first;

  private FrameHeader current;
  private long position;

  /**
   * @param path for errors
   * @param file at the first frame, or before it
   */
  Frames(Path path, FileBytes file) {
    this.path = path;
    this.file = file;
    position = file.position();
    end = position + file.left();
  }

  /**
   * Goes on to the next frame, and is at its first byte; false if there is none.
   *
   * @throws SoundFileException if frames of another kind follow, as in files put together of
   *     several: to pass them by would lose them
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

  /** The frame's header. */
  FrameHeader header() {
    return current;
  }

  /** The byte of the file at which the frame begins. */
  long position() {
    return position;
  }

  /** Where the next frame should be. */
  long end() {
    return position + current.bytes();
  }

  /** The whole frame. */
  byte[] bytes() throws IOException {
    file.seek(position);
    return file.take(current.bytes(), "a frame");
  }

  /** Whether another frame, or the end of all, comes right after the current one. */
  private boolean isFollowed() throws IOException {
    FrameHeader next = headerAt(end());
    return end() == end || next != null && next.goesWith(current);
  }

  /** A header at {@code at} that can be of a frame of this sound, or null. */
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
