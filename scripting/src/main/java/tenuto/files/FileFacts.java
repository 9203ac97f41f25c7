package tenuto.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tenuto.dsp.files.About;
import tenuto.dsp.files.OpenFiles;
import tenuto.dsp.formats.SoundFiles;
import tenuto.dsp.wav.WavChunks;

/**
 * What {@code info} tells of a file: the only place that asks formats for it.
 *
 * @param about what every format tells
 * @param chunks what it is made of, where the format has such
 * @param metadata texts by their names
 * @param warnings what is wrong with it and does not keep it from being read
 * @param layout the fields of its header
 */
record FileFacts(
    About about,
    List<WavChunks.Chunk> chunks,
    Map<String, String> metadata,
    List<String> warnings,
    List<WavChunks.Field> layout) {
  /**
   * Looks at a file.
   *
   * @throws IOException if it cannot be read as sound
   */
  static FileFacts of(Path file) throws IOException {
    try (OpenFiles open = new OpenFiles()) {
      About about = SoundFiles.open(open, file).about();
      if (!about.container().equals("WAV")) {
        return new FileFacts(about, List.of(), Map.of(), List.of(), List.of());
      }
      WavChunks walk = WavChunks.of(file);
      List<String> warnings = walk.damage().stream().toList();
      return new FileFacts(about, walk.chunks(), Map.of(), warnings, walk.fields());
    }
  }

  /** The fields of a file that cannot be read as sound, up to the damage. */
  static List<WavChunks.Field> layoutOfDamaged(Path file) {
    try {
      return WavChunks.of(file).fields();
    } catch (IOException unreadable) {
      return List.of(); // which was said already
    }
  }
}
