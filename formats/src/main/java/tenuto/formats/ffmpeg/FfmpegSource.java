package tenuto.formats.ffmpeg;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.Helpers;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.Speakers;

/**
 * What ffmpeg can say of a file's first audio stream, and how to decode it.
 *
 * @param file the file, which must still be there unchanged where a process is started
 * @param helpers where its processes are counted
 */
record FfmpegSource(
    Ffmpeg ffmpeg,
    FfmpegFormat format,
    Path path,
    InputFile file,
    DamageLog losses,
    Helpers helpers) {
  /** The most bytes of metadata that are read. */
  private static final int MOST_TEXT = 1 << 22;

  /** A line that describes an audio stream; no text of a file is printed with this indent. */
  private static final Pattern STREAM =
      Pattern.compile("^ {2}Stream #0:\\d+\\S*: Audio: ([^,]+), \\d+ Hz, [^,]*(?:, (\\w+)(.*))?$");

  /**
   * What ffmpeg prints and writes of a file before it decodes any of it.
   *
   * @param codec of the first audio stream
   * @param streams the number of audio streams
   * @param lines those that describe all streams
   * @param text the file's metadata, as ffmpeg writes them
   */
  record Head(Codec codec, int streams, List<String> lines, String text) {
    Metadata metadata(double rate) {
      return FfmpegMetadata.parse(text, rate);
    }
  }

  /**
   * The extent of an audio stream.
   *
   * @param speakers of its channels
   */
  record Extent(int channels, double rate, long frames, Speakers speakers) {}

  /** Reads the head of the file. */
  Head head() throws IOException {
    List<String> options = new ArrayList<>(Ffmpeg.input(format.demuxer(), path));
    // Without bitexact ffmpeg names itself as the encoder.
    options.addAll(List.of("-fflags", "+bitexact", "-f", "ffmetadata", "pipe:1"));
    try (Child child = started("info", options)) {
      ByteArrayOutputStream text = new ByteArrayOutputStream();
      byte[] bytes = new byte[1 << 13];
      for (int n; (n = child.read(bytes, 0, bytes.length)) > 0; ) {
        text.write(bytes, 0, Math.min(n, MOST_TEXT - text.size()));
      }
      String failure = child.failure();
      if (!failure.isEmpty()) {
        throw refuse(failure);
      }
      return head(child.streams(), text.toString(StandardCharsets.UTF_8));
    }
  }

  private Head head(List<String> lines, String text) throws IOException {
    List<Matcher> streams = lines.stream().map(STREAM::matcher).filter(Matcher::matches).toList();
    if (streams.isEmpty()) {
      throw refuse("ffmpeg finds no sound in this " + format.text() + " file");
    }
    Matcher first = streams.getFirst();
    Codec codec = Codec.of(first.group(1), first.group(2), first.group(3));
    return new Head(codec, streams.size(), lines, text);
  }

  /**
   * What ffmpeg writes, at most that many bytes; nothing if it fails.
   *
   * @param options those of the output, which is {@code pipe:1}
   */
  byte[] output(List<String> options, int most) throws IOException {
    List<String> all = new ArrayList<>(Ffmpeg.input(format.demuxer(), path));
    all.addAll(options);
    try (Child child = started("error", all)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] bytes = new byte[1 << 16];
      for (int n; (n = child.read(bytes, 0, bytes.length)) > 0; ) {
        out.write(bytes, 0, Math.min(n, most - out.size()));
      }
      return child.failure().isEmpty() ? out.toByteArray() : new byte[0];
    }
  }

  /**
   * Metadata that ffmpeg writes.
   *
   * @param options which metadata
   * @param rate frames per second, of chapters
   */
  Metadata text(List<String> options, double rate) throws IOException {
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of("-fflags", "+bitexact", "-f", "ffmetadata", "pipe:1"));
    return FfmpegMetadata.parse(new String(output(all, MOST_TEXT), StandardCharsets.UTF_8), rate);
  }

  /** Decodes the file to count its frames: only that is exact in all formats. */
  Extent extent() throws IOException {
    try (Child child = decoding("pcm_u8")) {
      SoundStream stream = SoundStream.begin(child);
      long bytes = 0;
      byte[] some = new byte[1 << 16];
      for (int n; (n = child.read(some, 0, some.length)) >= 0; ) {
        bytes += n;
      }
      String failure = child.failure();
      if (!failure.isEmpty() || stream == null || stream.channels() == 0) {
        throw refuse(failure.isEmpty() ? "ffmpeg decodes no sound from it" : failure);
      }
      String reported = child.lastLines();
      if (!reported.isEmpty()) {
        // It succeeds where a file is cut short, too.
        losses.concede(refuse("ffmpeg reports: " + reported), "what it decodes is read");
      }
      int channels = stream.channels();
      Speakers speakers =
          stream.mask() == 0 ? Speakers.UNTOLD : Speakers.of(stream.mask(), channels);
      return new Extent(channels, stream.rate(), bytes / channels, speakers);
    }
  }

  /**
   * Starts to decode the file.
   *
   * @param samples what ffmpeg calls the format of the samples
   */
  Child decoding(String samples) throws IOException {
    List<String> options = new ArrayList<>();
    if (!losses.areAllowed()) {
      options.add("-xerror");
    }
    options.addAll(List.of("-err_detect", "+crccheck", "-vn", "-sn", "-dn"));
    options.addAll(Ffmpeg.input(format.demuxer(), path));
    options.addAll(List.of("-map", "0:a:0", "-map_metadata", "-1", "-map_chapters", "-1"));
    options.addAll(List.of("-fflags", "+bitexact", "-c:a", samples, "-f", "wav", "pipe:1"));
    return started("error", options);
  }

  /** Starts a child that is counted among the session's until it is closed. */
  private Child started(String level, List<String> options) throws IOException {
    if (!file.canBeOpenedAgain()) {
      throw new IOException(path + " has changed since it was read");
    }
    Child child = ffmpeg.start(level, options, helpers);
    child.closeInput();
    return child;
  }

  SoundFileException refuse(String rule) {
    return new SoundFileException(path, rule);
  }
}
