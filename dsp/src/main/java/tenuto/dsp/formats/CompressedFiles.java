package tenuto.dsp.formats;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import tenuto.dsp.compressed.DecodedFile;
import tenuto.dsp.files.OpenFiles;
import tenuto.dsp.flac.FlacFile;
import tenuto.dsp.ogg.OggFile;

/** The compressed formats, told apart by a file's first bytes. */
final class CompressedFiles {
  private CompressedFiles() {}

  /** Opens a file, or nothing if its first bytes are of no compressed format. */
  static Optional<DecodedFile> open(OpenFiles files, Path path) throws IOException {
    byte[] begin = new byte[4];
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      if (file.read(begin) < 4) {
        return Optional.empty();
      }
    }
    return switch (new String(begin, StandardCharsets.ISO_8859_1)) {
      case "fLaC" -> Optional.of(FlacFile.open(files, path, 0));
      case "OggS" -> Optional.of(OggFile.open(files, path));
      default -> Optional.empty();
    };
  }
}
