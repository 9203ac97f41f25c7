package tenuto.formats.ffmpeg;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.Picture;

/** The pictures that ffmpeg finds in a file; what it cannot give is left out. */
final class FfmpegPictures {
  private static final int MOST = 100;
  private static final int MOST_BYTES = 1 << 24;
  private static final int FRONT_COVER = 3;

  /** A line that describes a picture; no text of a file is printed with this indent. */
  private static final Pattern STREAM =
      Pattern.compile("^ {2}Stream #0:(\\d+)\\S*: Video: (\\w+).*\\(attached pic\\).*$");

  private static final Map<String, String> TYPES =
      Map.of("mjpeg", "image/jpeg", "png", "image/png", "bmp", "image/bmp", "gif", "image/gif");

  /** What ffmpeg calls the types of pictures of ID3, in their order. */
  private static final List<String> KINDS =
      List.of(
          "other",
          "32x32 pixels 'file icon'",
          "other file icon",
          "cover (front)",
          "cover (back)",
          "leaflet page",
          "media (e.g. label side of cd)",
          "lead artist/lead performer/soloist",
          "artist/performer",
          "conductor",
          "band/orchestra",
          "composer",
          "lyricist/text writer",
          "recording location",
          "during recording",
          "during performance",
          "movie/video screen capture",
          "a bright coloured fish",
          "illustration",
          "band/artist logotype",
          "publisher/studio logotype");

  /** The name of a back cover in APE tags. */
  private static final String BACK = "COVER ART (BACK)";

  private FfmpegPictures() {}

  /**
   * Reads them.
   *
   * @param streams the lines with which ffmpeg describes the streams of the file
   */
  static List<Picture> of(FfmpegSource source, List<String> streams) throws IOException {
    List<Picture> pictures = new ArrayList<>();
    for (String line : streams) {
      Matcher stream = STREAM.matcher(line);
      String type = stream.matches() ? TYPES.get(stream.group(2)) : null;
      if (type != null && pictures.size() < MOST) {
        picture(source, stream.group(1), type).ifPresent(pictures::add);
      }
    }
    return pictures;
  }

  private static Optional<Picture> picture(FfmpegSource source, String index, String type)
      throws IOException {
    byte[] image =
        source.output(
            List.of("-map", "0:" + index, "-c", "copy", "-f", "image2pipe", "pipe:1"), MOST_BYTES);
    if (image.length == 0 || image.length == MOST_BYTES) {
      return Optional.empty();
    }
    Metadata said = source.text(List.of("-map_metadata", "0:s:" + index, "-map_chapters", "-1"), 1);
    String title = said.text(Metadata.TITLE);
    return Optional.of(
        new Picture(kind(said), type, title == null ? "" : title, ByteBuffer.wrap(image)));
  }

  private static int kind(Metadata said) {
    String comment = said.text(Metadata.COMMENT);
    int kind = comment == null ? -1 : KINDS.indexOf(comment.toLowerCase(Locale.ROOT));
    boolean isBack = said.tags().stream().map(Tag::name).anyMatch(BACK::equals);
    return kind >= 0 ? kind : isBack ? FRONT_COVER + 1 : FRONT_COVER;
  }
}
