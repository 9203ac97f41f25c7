package tenuto.dsp.formats;

import java.io.IOException;
import java.nio.file.Path;
import tenuto.dsp.files.OpenFiles;
import tenuto.dsp.files.SoundFile;
import tenuto.dsp.wav.WavFile;

/** Opens sound files of every format that we can read. */
public final class SoundFiles {
  private SoundFiles() {}

  /**
   * Opens a file, as what its first bytes say that it is.
   *
   * @throws tenuto.dsp.files.SoundFileException if it is nothing that we can read, or damaged
   * @throws IOException if it cannot be opened
   */
  public static SoundFile open(OpenFiles files, Path path) throws IOException {
    return WavFile.open(files, path);
  }
}
