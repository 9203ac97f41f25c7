package tenuto.formats.caf;

import java.io.IOException;
import java.nio.file.Path;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.pcm.PcmFile;

/** Core Audio files (CAF), of which those with uncompressed samples are read. */
public final class CafFile {
  private CafFile() {}

  /**
   * Opens a file and reads its header.
   *
   * @throws tenuto.formats.file.SoundFileException if it is not a CAF file that we can read
   * @throws IOException if it cannot be opened
   */
  public static PcmFile open(OpenFiles files, Path path) throws IOException {
    return PcmFile.open(files, path, CafParser::parse);
  }
}
