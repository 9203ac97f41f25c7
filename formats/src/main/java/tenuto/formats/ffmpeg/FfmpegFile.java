package tenuto.formats.ffmpeg;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tenuto.formats.decoding.DecodedFile;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.ffmpeg.FfmpegSource.Extent;
import tenuto.formats.ffmpeg.FfmpegSource.Head;
import tenuto.formats.file.About;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.Warning;
import tenuto.formats.mp3.Mp3Tags;
import tenuto.formats.mpeg4.Mpeg4Items;

/** Files that ffmpeg decodes. */
public final class FfmpegFile {
  private FfmpegFile() {}

  /**
   * Opens a file: ffmpeg reads its head, and decodes all of it to find its length.
   *
   * @throws SoundFileException if it has no sound, or is damaged, or there is no ffmpeg
   * @throws IOException if it cannot be opened
   */
  public static DecodedFile open(OpenFiles files, Path path, FfmpegFormat format)
      throws IOException {
    Ffmpeg ffmpeg;
    try {
      ffmpeg = Ffmpeg.find();
    } catch (Ffmpeg.MissingException none) {
      throw new SoundFileException(
          path,
          "ffmpeg reads %s files for Tenuto, but %s".formatted(format.text(), none.getMessage()));
    }
    return open(files, path, format, ffmpeg);
  }

  static DecodedFile open(OpenFiles files, Path path, FfmpegFormat format, Ffmpeg ffmpeg)
      throws IOException {
    InputFile file = new InputFile(files, path);
    try {
      FfmpegSource source =
          new FfmpegSource(ffmpeg, format, path, file, files.losses(), files.helpers());
      Head head = source.head();
      Extent extent = source.extent();
      About about =
          new About(
              format.text(),
              head.codec().text(),
              head.codec().bits(),
              extent.channels(),
              extent.rate(),
              extent.frames());
      List<Warning> warnings =
          head.streams() == 1
              ? List.of()
              : List.of(
                  new Warning(
                      -1,
                      "the file has %d audio streams, of which the first is read"
                          .formatted(head.streams())));
      return new DecodedFile(
          path,
          file,
          about,
          metadata(path, file, source, head, extent),
          0,
          source.losses(),
          warnings,
          Optional.empty(),
          () -> new FfmpegDecoding(source, extent));
    } catch (Throwable refused) {
      files.close(file);
      throw refused;
    }
  }

  /** What ffmpeg reads, and the texts that we read ourselves, as some names have several. */
  private static Metadata metadata(
      Path path, InputFile file, FfmpegSource source, Head head, Extent extent) throws IOException {
    Metadata said =
        head.metadata(extent.rate())
            .with(extent.speakers())
            .withPictures(FfmpegPictures.of(source, head.lines()));
    said = said.withTags(Metadata.merged(tags(path, file, source.format()), said.tags()));
    List<Cue> cues = said.cues();
    // An MPEG-4 file has a chapter from its start on; where that has no name, it is no marker.
    boolean isFilled =
        source.format() == FfmpegFormat.MPEG_4
            && cues.size() > 1
            && cues.getFirst().equals(new Cue(0, ""));
    return isFilled ? said.withCues(cues.subList(1, cues.size())) : said;
  }

  private static List<Tag> tags(Path path, InputFile file, FfmpegFormat format) throws IOException {
    return switch (format) {
      case MPEG_4 -> Mpeg4Items.read(file);
      case WAVPACK, APE, TTA, TAK, MUSEPACK_7, MUSEPACK_8, AAC ->
          Mp3Tags.read(new FileBytes(path, file, 0, file.bytes()), file.bytes()).tags();
      default -> List.of();
    };
  }
}
