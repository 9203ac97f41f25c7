package tenuto.formats;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tenuto.formats.KnownFormats.Read;
import tenuto.formats.decoding.DecodedFile;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.ffmpeg.FfmpegFile;
import tenuto.formats.ffmpeg.FfmpegFormat;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.flac.FlacFile;
import tenuto.formats.mp3.Mp3File;
import tenuto.formats.ogg.OggFile;

/**
 * The compressed formats, recognised by the first bytes after any tags: some programs put tags
 * before FLAC or True Audio, and all do before MP3.
 */
final class CompressedFiles {
  /** What is read. */
  static final List<Read> READ =
      List.of(
          new Read("FLAC", KnownFormats.TENUTO),
          new Read("Ogg Vorbis", KnownFormats.TENUTO),
          new Read("Ogg Opus", "Concentus"),
          new Read("Ogg FLAC", KnownFormats.TENUTO),
          new Read("MP3", "JLayer"),
          new Read("MPEG audio layer 1 or 2", KnownFormats.TENUTO));

  private static final int FLAC = 0x664C6143;
  private static final int OGG = 0x4F676753;

  private CompressedFiles() {}

  /** Opens a file; empty if its first bytes show no compressed format. */
  static Optional<DecodedFile> open(OpenFiles files, Path path) throws IOException {
    InputFile file = new InputFile(files, path);
    long start;
    boolean mp3;
    int first;
    Optional<FfmpegFormat> other = Optional.empty();
    try {
      FileBytes bytes = new FileBytes(path, file, 0, file.bytes());
      start = Mp3File.endOfTags(bytes);
      first = first(bytes, start);
      if (start > 0) {
        bytes.seek(start);
        byte[] head = new byte[FfmpegFormat.HEAD_BYTES];
        int n = Math.max(0, bytes.read(head, 0, head.length));
        other = FfmpegFormat.of(new String(head, 0, n, StandardCharsets.ISO_8859_1));
      }
      mp3 = start > 0 || Mp3File.begins(path, new FileBytes(path, file, 0, Mp3File.TWO_FRAMES));
    } finally {
      files.close(file);
    }
    if (first == FLAC) {
      return Optional.of(FlacFile.open(files, path, start));
    }
    if (first == OGG && start == 0) {
      return Optional.of(OggFile.open(files, path));
    }
    if (other.isPresent()) {
      return Optional.of(FfmpegFile.open(files, path, other.get()));
    }
    return mp3 ? Optional.of(Mp3File.open(files, path)) : Optional.empty();
  }

  private static int first(FileBytes file, long at) throws IOException {
    file.seek(at);
    int first = 0;
    for (int i = 0; i < 4; i++) {
      first = first << 8 | file.read() & 0xFF;
    }
    return first;
  }
}
