package tenuto.formats;

import static java.nio.ByteOrder.BIG_ENDIAN;
import static java.nio.ByteOrder.LITTLE_ENDIAN;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import tenuto.formats.aiff.AiffFile;
import tenuto.formats.ffmpeg.FfmpegEncoder;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.flac.FlacWriter;
import tenuto.formats.mp3.Mp3Writer;
import tenuto.formats.ogg.OpusFile;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.plain.NpyFile;
import tenuto.formats.plain.RawFile;
import tenuto.formats.wav.W64File;
import tenuto.formats.wav.WavFile;

/** The file formats that we write: their extensions, and the sample formats that each can hold. */
public enum Container {
  WAV(
      "a WAV file",
      List.of("wav", "wave", "bwf"),
      LITTLE_ENDIAN,
      List.of("pcm24", "pcm8", "pcm16", "pcm32", "float32", "float64"),
      (parts, target, pcm, metadata, dither) ->
          WavFile.create(parts, target, pcm, metadata, dither, false)),

  RF64(
      "an RF64 file",
      List.of("rf64"),
      LITTLE_ENDIAN,
      List.of("pcm24", "pcm8", "pcm16", "pcm32", "float32", "float64"),
      (parts, target, pcm, metadata, dither) ->
          WavFile.create(parts, target, pcm, metadata, dither, true)),

  W64(
      "a W64 file",
      List.of("w64"),
      LITTLE_ENDIAN,
      List.of("pcm24", "pcm8", "pcm16", "pcm32", "float32", "float64"),
      W64File::create),

  /** AIFF for integers, and AIFF-C for floats. */
  AIFF(
      "an AIFF file",
      List.of("aiff", "aif"),
      BIG_ENDIAN,
      List.of("pcm24", "pcm8", "pcm16", "pcm32", "float32", "float64"),
      (parts, target, pcm, metadata, dither) ->
          AiffFile.create(parts, target, pcm, metadata, dither, false)),

  AIFC(
      "an AIFF-C file",
      List.of("aifc"),
      BIG_ENDIAN,
      List.of("pcm24", "pcm8", "pcm16", "pcm16le", "pcm32", "float32", "float64"),
      (parts, target, pcm, metadata, dither) ->
          AiffFile.create(parts, target, pcm, metadata, dither, true)),

  FLAC(
      "a FLAC file", List.of("flac"), LITTLE_ENDIAN, List.of("pcm24", "pcm16"), FlacWriter::create),

  NPY(
      "a NumPy array",
      List.of("npy"),
      LITTLE_ENDIAN,
      List.of(
          "float32",
          "float32be",
          "float64",
          "float64be",
          "pcm8",
          "pcm16",
          "pcm16be",
          "pcm32",
          "pcm32be"),
      (parts, target, pcm, metadata, dither) -> NpyFile.create(parts, target, pcm, dither)),

  RAW(
      "a raw file",
      List.of("raw"),
      LITTLE_ENDIAN,
      List.of(
          "pcm24",
          "pcm24be",
          "pcm8",
          "pcm8u",
          "pcm16",
          "pcm16be",
          "pcm32",
          "pcm32be",
          "float32",
          "float32be",
          "float64",
          "float64be"),
      (parts, target, pcm, metadata, dither) -> RawFile.create(parts, target, pcm, dither)),

  WAVPACK(
      "a WavPack file",
      List.of("wv"),
      LITTLE_ENDIAN,
      List.of("pcm24", "pcm16", "float32"),
      LossyCodec.lossless(() -> FfmpegEncoder.WAVPACK)),

  // Of lossy codecs no class is loaded before a file is written: these are no method references.

  MP3(
      "an MP3 file",
      List.of("mp3"),
      new LossyCodec(
          "jump3r",
          SampleFormat.PCM_32,
          rate -> Mp3Writer.rate(rate),
          (parts, target, pcm, quality, metadata, dither) ->
              Mp3Writer.create(parts, target, pcm, quality, metadata))),

  OPUS(
      "an Opus file",
      List.of("opus"),
      new LossyCodec(
          "Concentus",
          SampleFormat.PCM_16,
          _ -> OpusFile.RATE,
          (parts, target, pcm, quality, metadata, dither) ->
              OpusFile.create(parts, target, pcm, quality, metadata, dither))),

  /** AAC, or ALAC where a sample format is given. */
  M4A(
      "an M4A file",
      List.of("m4a"),
      List.of("pcm24", "pcm16"),
      LossyCodec.lossless(() -> FfmpegEncoder.ALAC),
      LossyCodec.of(() -> FfmpegEncoder.AAC)),

  OGG("an Ogg Vorbis file", List.of("ogg"), LossyCodec.of(() -> FfmpegEncoder.VORBIS)),
  WMA("a WMA file", List.of("wma"), LossyCodec.of(() -> FfmpegEncoder.WMA)),
  AC3("an AC-3 file", List.of("ac3"), LossyCodec.of(() -> FfmpegEncoder.AC3));

  private final String text;
  private final List<String> extensions;
  private final ByteOrder order;
  private final List<String> samples;
  private final Creation creation;

  /** Null for samples that are stored as they are. */
  private final LossyCodec codec;

  /** Creates a file; {@code pcm} describes its samples, except where in the file they are. */
  interface Creation {
    SoundWriter create(PartFiles parts, Path target, Pcm pcm, Metadata metadata, Dither dither)
        throws IOException;
  }

  Container(
      String text,
      List<String> extensions,
      ByteOrder order,
      List<String> samples,
      Creation creation) {
    this.text = text;
    this.extensions = extensions;
    this.order = order;
    this.samples = samples;
    this.creation = creation;
    codec = null;
  }

  Container(String text, List<String> extensions, LossyCodec codec) {
    this(text, extensions, List.of(), null, codec);
  }

  Container(
      String text,
      List<String> extensions,
      List<String> samples,
      Creation creation,
      LossyCodec codec) {
    this.text = text;
    this.extensions = extensions;
    this.order = LITTLE_ENDIAN;
    this.samples = samples;
    this.creation = creation;
    this.codec = codec;
  }

  /** The default byte order of samples. */
  ByteOrder order() {
    return order;
  }

  /**
   * The names of the sample formats that it can hold; the first is the default. Of {@linkplain
   * #isLossy lossy} ones those of another codec, which keeps all; mostly none.
   */
  public List<String> samples() {
    return samples;
  }

  /** The extensions of such files, without a dot; the first is the usual one. */
  public List<String> extensions() {
    return extensions;
  }

  /** Whether it has a quality instead of a sample format, unless such a format is given. */
  public boolean isLossy() {
    return codec != null;
  }

  /** What writes it: our own code, a library, or ffmpeg. */
  String by() {
    if (needsFfmpeg()) {
      return KnownFormats.FFMPEG;
    }
    return codec == null ? KnownFormats.TENUTO : codec.by();
  }

  /** The sample rate of a file for sound of that rate: another if it cannot hold that. */
  public double rate(double rate) {
    return codec == null ? rate : codec.rates().applyAsDouble(rate);
  }

  /** Whether an ffmpeg on the machine writes it for us. */
  public boolean needsFfmpeg() {
    return switch (this) {
      case WAVPACK, M4A, OGG, WMA, AC3 -> true;
      default -> false;
    };
  }

  Creation creation() {
    return creation;
  }

  LossyCodec codec() {
    return codec;
  }

  /** Such as "a WAV file". */
  @Override
  public String toString() {
    return text;
  }

  /** The container of that name, which is an extension or the value of an option. */
  public static Optional<Container> named(String name) {
    String small = name.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(each -> each.extensions.contains(small)).findFirst();
  }

  /**
   * The container for a file's extension; a name without one means WAV.
   *
   * @throws IllegalArgumentException if we do not write such files
   */
  public static Container of(Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    if (dot <= 0) {
      return WAV;
    }
    return named(name.substring(dot + 1))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "path must end in %s, but is '%s'".formatted(allExtensions(), file)));
  }

  private static String allExtensions() {
    List<String> all =
        Arrays.stream(values())
            .flatMap(each -> each.extensions.stream())
            .map(each -> "." + each)
            .collect(Collectors.toList());
    return orList(all);
  }

  /** The texts separated by commas, and by "or" before the last. */
  static String orList(List<String> texts) {
    int last = texts.size() - 1;
    return last == 0
        ? texts.getFirst()
        : String.join(", ", texts.subList(0, last)) + " or " + texts.get(last);
  }
}
