package tenuto.scripting.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import tenuto.engine.signal.Signal;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.About;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.Speakers;

/**
 * One version of a sound file. It stays open from the end of its run until it is closed, so it can
 * be played after another version has replaced it.
 */
final class FileVersion implements AutoCloseable {
  private final int id;
  private final String state;
  private final OpenFiles files;
  private final SoundFile sound;
  private final Pyramid pyramid;
  private final AtomicBoolean asked = new AtomicBoolean();

  private FileVersion(int id, String state, OpenFiles files, SoundFile sound, Path peaks) {
    this.id = id;
    this.state = state;
    this.files = files;
    this.sound = sound;
    About about = sound.about();
    String name = UUID.nameUUIDFromBytes(state.getBytes(StandardCharsets.UTF_8)) + ".peaks";
    pyramid = new Pyramid(new PeakLevels(about.channels(), about.frames()), peaks.resolve(name));
  }

  /**
   * Opens a sound file.
   *
   * @param rate the sample rate of a file that has none
   * @param peaks the folder for its peaks
   * @throws IOException if it cannot be read as sound, or has no frames
   */
  static FileVersion open(int id, Path path, double rate, Path peaks) throws IOException {
    String state = state(path);
    OpenFiles files = new OpenFiles();
    boolean done = false;
    try {
      FileVersion take =
          new FileVersion(id, state, files, SoundFiles.open(files, path, rate), peaks);
      if (take.frames() == 0) {
        throw new IOException(path + " has no samples");
      }
      done = true;
      return take;
    } finally {
      if (!done) {
        files.close();
      }
    }
  }

  /** A text that identifies the content of a file. */
  static String state(Path path) throws IOException {
    BasicFileAttributes about = Files.readAttributes(path, BasicFileAttributes.class);
    return "%s %s %s %s"
        .formatted(
            path.toAbsolutePath(),
            about.fileKey(),
            about.size(),
            about.lastModifiedTime().toInstant());
  }

  int id() {
    return id;
  }

  String state() {
    return state;
  }

  About about() {
    return sound.about();
  }

  /** The loudspeakers of its channels, as its file gives them. */
  Speakers speakers() {
    return sound.metadata().speakers();
  }

  long frames() {
    return about().frames();
  }

  List<Signal> channels() {
    return sound.channels();
  }

  /** Its peaks, which may not be computed yet. */
  Pyramid pyramid() {
    return pyramid;
  }

  /** Whether this is the first request for its peaks. */
  boolean isFirstLook() {
    return asked.compareAndSet(false, true);
  }

  @Override
  public void close() {
    files.close();
    try {
      pyramid.close();
    } catch (IOException e) {
      // Its file can be made again.
    }
  }
}
