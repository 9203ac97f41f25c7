package tenuto.formats;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tenuto.formats.KnownFormats.Read;
import tenuto.formats.aiff.AiffFile;
import tenuto.formats.caf.CafFile;
import tenuto.formats.decoding.DecodedFile;
import tenuto.formats.ffmpeg.FfmpegFile;
import tenuto.formats.ffmpeg.FfmpegFormat;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.Structure;
import tenuto.formats.plain.AuFile;
import tenuto.formats.plain.NpyFile;
import tenuto.formats.wav.W64File;
import tenuto.formats.wav.WavFile;

/** Opens sound files of every format that we can read. */
public final class SoundFiles {
  /** The sample rate assumed for files that have none and are not described. */
  public static final double RATE = 48_000;

  private interface Opening {
    SoundFile open(OpenFiles files, Path path, double rate) throws IOException;
  }

  /** A format: its name, the test of a file's first bytes, and the function that opens it. */
  private record Format(String name, Predicate<String> begins, Opening opening) {
    static Format of(String name, String begin, Opening opening) {
      return new Format(name, first -> first.startsWith(begin), opening);
    }
  }

  private static final List<Format> FORMATS =
      List.of(
          Format.of("WAV", "RIFF", (files, path, rate) -> WavFile.open(files, path)),
          Format.of("RIFX", "RIFX", (files, path, rate) -> WavFile.open(files, path)),
          Format.of("RF64", "RF64", (files, path, rate) -> WavFile.open(files, path)),
          Format.of("BW64", "BW64", (files, path, rate) -> WavFile.open(files, path)),
          Format.of("W64", "riff", (files, path, rate) -> W64File.open(files, path)),
          Format.of("AIFF", "FORM", (files, path, rate) -> AiffFile.open(files, path)),
          Format.of("CAF", "caff", (files, path, rate) -> CafFile.open(files, path)),
          Format.of("AU", ".snd", (files, path, rate) -> AuFile.open(files, path)),
          Format.of("AU (DEC)", "dns.", (files, path, rate) -> AuFile.open(files, path)),
          Format.of("NumPy array", "\u0093NUMPY", NpyFile::open));

  private SoundFiles() {}

  /** The names of the formats that store sample by sample. */
  static Stream<String> names() {
    return FORMATS.stream().map(Format::name);
  }

  /**
   * Opens a file in the format of its first bytes; one without a sample rate is assumed to have
   * {@value #RATE} Hz.
   *
   * @throws SoundFileException if the format is unknown, or the file is damaged
   * @throws IOException if it cannot be opened
   */
  public static SoundFile open(OpenFiles files, Path path) throws IOException {
    return open(files, path, RATE);
  }

  /**
   * Opens a file in the format of its first bytes.
   *
   * @param rate the sample rate of a file that has none
   * @throws SoundFileException if the format is unknown, or the file is damaged
   * @throws IOException if it cannot be opened
   */
  public static SoundFile open(OpenFiles files, Path path, double rate) throws IOException {
    files.want(path);
    String first = firstBytes(path);
    Optional<FfmpegFormat> other = FfmpegFormat.of(first);
    if (other.isPresent()) {
      return FfmpegFile.open(files, path, other.get());
    }
    for (Format format : FORMATS) {
      if (format.begins.test(first)) {
        return format.opening.open(files, path, rate);
      }
    }
    Optional<DecodedFile> compressed = CompressedFiles.open(files, path);
    if (compressed.isPresent()) {
      return compressed.get();
    }
    throw new SoundFileException(path, 0, unknown(first));
  }

  private static String unknown(String first) {
    if (first.isEmpty()) {
      return "the file is empty";
    }
    String what =
        first.startsWith("MThd")
            ? "this is a MIDI file, which sf.ReadMidi reads"
            : "no sound file that Tenuto reads starts with '%s'"
                .formatted(Structure.printable(first.substring(0, Math.min(4, first.length()))));
    String own =
        Stream.concat(names(), CompressedFiles.READ.stream().map(Read::name))
            .collect(Collectors.joining(", "));
    String others =
        Arrays.stream(FfmpegFormat.values())
            .map(FfmpegFormat::text)
            .distinct()
            .filter(name -> !own.contains(name))
            .collect(Collectors.joining(", "));
    return "%s; it reads %s, with ffmpeg %s, and raw samples that are described"
        .formatted(what, own, others);
  }

  private static String firstBytes(Path path) throws IOException {
    if (Files.notExists(path)) {
      throw new NoSuchFileException(path.toString());
    }
    InputFile.requireFile(path);
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      byte[] bytes = new byte[(int) Math.min(FfmpegFormat.HEAD_BYTES, file.length())];
      file.readFully(bytes);
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }
  }
}
