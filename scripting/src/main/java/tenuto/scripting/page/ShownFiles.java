package tenuto.scripting.page;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiConsumer;
import tenuto.dsp.devices.JavaSound;
import tenuto.dsp.io.SoundFileWords;
import tenuto.dsp.outputs.Excerpt;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.space.Layout;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Bytes;
import tenuto.engine.signal.Signal;

/**
 * The signals that one run shows, written as files of 32-bit floats to a folder of the page; a file
 * that an earlier run has left is not written again.
 */
final class ShownFiles implements AutoCloseable {
  /** The most signals that a run can show. */
  private static final int MOST = 64;

  /** The most bytes of all of them. */
  private static final long MOST_BYTES = 16L << 30;

  private final Path folder;
  private final Outputs outputs;
  private final BiConsumer<String, Path> shown;
  private final Set<Path> files = new HashSet<>();
  private long bytes;

  /**
   * @param part of each
   * @param shown receives the name and the file of each
   */
  ShownFiles(Path folder, Excerpt part, BiConsumer<String, Path> shown) {
    this.folder = folder;
    this.shown = shown;
    outputs = new Outputs(folder);
    if (!part.isWhole()) {
      outputs.only(part);
    }
  }

  /** Writes signals; it has read everything it needs of them when it returns. */
  void show(Session session, List<Signal> channels, String name) {
    String id = UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8)).toString();
    Path file = folder.resolve(id + ".wav");
    if (!fits(channels, file)) {
      outputs.tell(
          "sf.show: '%s' is not shown, as a run shows %d signals or %s at most"
              .formatted(name, MOST, Bytes.text(MOST_BYTES)));
      return;
    }
    try (WordContext context =
        new WordContext(session, () -> 0, outputs, new JavaSound(), line -> {})) {
      SoundFileWords.writeFile(context, channels, file.toString(), "float32", "none", Layout.AUTO);
      shown.accept(name, file);
    } catch (IllegalArgumentException | UncheckedIOException e) {
      outputs.tell("sf.show: '%s' is not shown: %s".formatted(name, e.getMessage()));
    }
  }

  private synchronized boolean fits(List<Signal> channels, Path file) {
    long frames = channels.stream().mapToLong(Signal::length).max().orElse(0);
    long more =
        Math.multiplyHigh(frames, 4L * channels.size()) == 0
            ? 4L * channels.size() * frames
            : Long.MAX_VALUE;
    if (files.size() == MOST || more < 0 || more > MOST_BYTES - bytes) {
      return false;
    }
    bytes += more;
    return files.add(file);
  }

  /** Deletes unfinished files. */
  @Override
  public void close() {
    outputs.parts().abandonAll();
  }
}
