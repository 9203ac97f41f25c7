package tenuto.formats.instrument;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.HeaderReader;

/** Reads instruments of every kind. */
public final class Instruments {
  /** The most zones of an instrument, which limits time and memory. */
  static final int MOST_ZONES = 50_000;

  private Instruments() {}

  /**
   * The zones of an instrument.
   *
   * @param path an SFZ file, a SoundFont 2, or a folder of sound files
   * @param preset of a SoundFont, by its name or as bank:program; empty for its first
   * @throws SoundFileException if the file breaks a rule
   * @throws IllegalArgumentException if there is no such preset
   */
  public static List<Zone> zones(OpenFiles files, Path path, String preset) throws IOException {
    if (Files.isDirectory(path)) {
      return SampleFolder.zones(files, path);
    }
    InputFile file = new InputFile(files, path);
    try {
      return file.use(
          handle -> {
            HeaderReader in = new HeaderReader(path, handle, files.losses());
            boolean isText = !in.isAt(0, "RIFF");
            return isText
                ? new SfzZones(files, path).zones(new SfzFile().read(path))
                : new SoundFontZones(path, new SoundFontFile(in)).zones(preset);
          });
    } finally {
      files.close(file);
    }
  }
}
