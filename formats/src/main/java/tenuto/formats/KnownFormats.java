package tenuto.formats;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tenuto.formats.ffmpeg.Ffmpeg;
import tenuto.formats.ffmpeg.FfmpegFormat;
import tenuto.formats.file.Quality;

/** What is read and written, and by what: as found in what opens and creates files. */
public final class KnownFormats {
  /** Our own code. */
  static final String TENUTO = "Tenuto";

  /** The program that a child process runs. */
  public static final String FFMPEG = "ffmpeg";

  private KnownFormats() {}

  /**
   * A format that is read.
   *
   * @param by Tenuto, a library, or {@link #FFMPEG}
   */
  public record Read(String name, String by) {}

  /**
   * A format that is written.
   *
   * @param extensions that select it, without a dot
   * @param samples the sample formats that it keeps exactly, the default first; may be none
   * @param qualities the levels of a lossy codec, the default first; may be none
   * @param by as in {@link Read}
   */
  public record Written(
      String name,
      List<String> extensions,
      List<String> samples,
      List<String> qualities,
      String by) {}

  /** All formats that are read. */
  public static List<Read> read() {
    Stream<Read> own = SoundFiles.names().map(name -> new Read(name, TENUTO));
    Stream<Read> others =
        Arrays.stream(FfmpegFormat.values()).map(each -> new Read(text(each), FFMPEG)).distinct();
    return Stream.of(own, CompressedFiles.READ.stream(), others).flatMap(each -> each).toList();
  }

  /** A name of some of our own means those of its files that have other codecs. */
  private static String text(FfmpegFormat format) {
    String name = format.text();
    return SoundFiles.names().anyMatch(name::equals) ? name + " with other codecs" : name;
  }

  /** All formats that are written. */
  public static List<Written> written() {
    return Arrays.stream(Container.values())
        .map(
            each ->
                new Written(
                    name(each), each.extensions(), each.samples(), qualities(each), each.by()))
        .toList();
  }

  /** Such as "WAV file". */
  private static String name(Container container) {
    String text = container.toString();
    return text.substring(text.indexOf(' ') + 1);
  }

  private static List<String> qualities(Container container) {
    if (!container.isLossy()) {
      return List.of();
    }
    Stream<String> levels = Stream.of(Quality.Level.values()).map(Quality.Level::toString);
    String first = Quality.DEFAULT.toString();
    return Stream.concat(Stream.of(first), levels).distinct().toList();
  }

  /** The ffmpeg of this machine, if there is one. */
  public static Optional<Path> ffmpeg() {
    try {
      return Optional.of(Ffmpeg.find().program());
    } catch (Ffmpeg.MissingException none) {
      return Optional.empty();
    }
  }
}
