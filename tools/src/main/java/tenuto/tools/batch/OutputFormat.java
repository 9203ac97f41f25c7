package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tenuto.formats.Container;
import tenuto.formats.LostMetadata;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.About;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Quality;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.file.Warning;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.HeaderText;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.input.Input;

/**
 * The format of a batch's outputs.
 *
 * @param extension the extension of their names; null for that of the input, or wav if we cannot
 *     write that format
 * @param samples the sample format, such as "pcm24"; null for that of the input
 * @param quality that of lossy formats, such as "high" or "192k"; null for their default
 * @param dither applied to samples that are rounded to integers
 * @param origin the program and its options, stored in formats that have a field for it
 */
record OutputFormat(
    String extension, String samples, String quality, Dither.Kind dither, String origin) {
  /**
   * @param format the value of {@code --format}, or null
   * @param bits the value of {@code --bits}, or null
   * @param quality the value of {@code --quality}, or null
   * @param dither the value of {@code --dither}
   * @throws IllegalArgumentException if we cannot write such files
   */
  static OutputFormat of(String format, String bits, String quality, String dither, String origin) {
    String extension = format == null ? null : format.toLowerCase(Locale.ROOT);
    if (extension != null && !isWritable(extension)) {
      throw new IllegalArgumentException(
          "--format must be one of %s, but is '%s'".formatted(writable(), format));
    }
    String samples = bits == null ? null : samples(bits);
    OutputFormat chosen = new OutputFormat(extension, samples, quality, kind(dither), origin);
    if (quality != null && Quality.of(quality).isEmpty()) {
      throw new IllegalArgumentException(
          "--quality must be %s, but is '%s'".formatted(Quality.TEXTS, quality));
    }
    if (extension != null) {
      Container container = Container.named(extension).orElseThrow();
      if (quality != null && !container.isLossy()) {
        throw new IllegalArgumentException(
            "--quality: %s is lossless, and has no quality".formatted(container));
      }
      if (samples != null && container.samples().isEmpty()) {
        throw new IllegalArgumentException(
            "--bits: %s has no sample format; --quality sets its bit rate".formatted(container));
      }
      if (samples != null && quality != null) {
        throw new IllegalArgumentException(
            "--bits and --quality: %s is either lossy, with a quality, or lossless, with a sample format"
                .formatted(container));
      }
      if (samples != null && !container.samples().contains(samples)) {
        throw new IllegalArgumentException(
            "--bits %s: %s holds samples of %s only"
                .formatted(bits, container, String.join(", ", container.samples())));
      }
    }
    return chosen;
  }

  private static String writable() {
    return Arrays.stream(Container.values())
        .flatMap(each -> each.extensions().stream())
        .collect(Collectors.joining(", "));
  }

  /** Fails unless {@code --out} names a file of a format that we write. */
  static void requireWritable(Path out) {
    if (out.getFileName() == null || !isWritable(Input.extension(out))) {
      throw new IllegalArgumentException(
          "--out must be the name of a file that ends in a dot and one of %s, but is '%s'"
              .formatted(writable(), out));
    }
  }

  private static Dither.Kind kind(String dither) {
    try {
      return Dither.of(dither, 0).kind();
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("--" + e.getMessage(), e);
    }
  }

  private static String samples(String bits) {
    return switch (bits.toLowerCase(Locale.ROOT)) {
      case "8", "16", "24", "32" -> "pcm" + bits;
      case "32f" -> "float32";
      case "64f" -> "float64";
      default ->
          throw new IllegalArgumentException(
              "--bits must be 8, 16, 24, 32, 32f or 64f, but is '%s'".formatted(bits));
    };
  }

  /** Whether we can write files with this extension. */
  static boolean isWritable(String extension) {
    return Container.named(extension).isPresent();
  }

  /** The extension of an input's output. */
  String extension(Input input) {
    if (extension != null) {
      return extension;
    }
    // Ogg files are read without ffmpeg, and need none unless somebody wants them. With --bits, the
    // output of a file whose format has no bits is WAV.
    return Container.named(input.extension())
        .filter(it -> it != Container.OGG && (samples == null || !it.samples().isEmpty()))
        .map(_ -> input.extension())
        .orElse("wav");
  }

  /**
   * Creates an output file.
   *
   * @param input the properties of the file it is made from
   * @param said the input's metadata that still apply
   * @param seed the seed of the dither
   */
  SoundWriter create(
      PartFiles parts,
      Path target,
      About input,
      Metadata said,
      int channels,
      double sampleRate,
      long frames,
      long seed)
      throws IOException {
    Container container = Container.of(target);
    if (quality != null && !container.isLossy()) {
      throw new IllegalArgumentException(
          "--quality is of lossy formats, but %s is %s: see --format".formatted(target, container));
    }
    String chosen = chosen(container, input);
    SoundFormat format =
        chosen == null
            ? SoundFormat.nearest(container, samples(input))
            : SoundFormat.of(container, chosen);
    Metadata metadata = said.with(Metadata.SOFTWARE, origin);
    return format.create(
        parts, target, channels, sampleRate, frames, metadata, new Dither(dither, seed, 0));
  }

  /** The sample format or the quality; null for the sample format of the input. */
  private String chosen(Container container, About input) {
    if (!container.isLossy() || samples != null && container.samples().contains(samples)) {
      return samples;
    }
    if (quality != null) {
      return quality;
    }
    // A lossless file that stays of its format stays lossless.
    boolean isKept = extension == null && input.bits() > 0 && !container.samples().isEmpty();
    return isKept ? null : SoundFormat.AUTO;
  }

  /**
   * What of the sound an output does not have.
   *
   * @param said the input's metadata that still apply
   * @param wanted the sample rate that it would have in a format of any rate
   * @param rate its sample rate
   */
  List<Warning> losses(Path target, About input, Metadata said, double wanted, double rate) {
    return Stream.of(
            narrowing(target, input),
            conversion(target, wanted, rate),
            LostMetadata.in(Container.of(target), said).map(text -> new Warning(-1, text)))
        .flatMap(Optional::stream)
        .toList();
  }

  /**
   * A warning if the output stores fewer bits than its input and the user has not requested that.
   */
  Optional<Warning> narrowing(Path target, About input) {
    if (Container.of(target).isLossy()) {
      return Optional.empty();
    }
    SampleFormat held = SoundFormat.nearest(Container.of(target), samples(input)).samples();
    boolean isFloat = input.encoding().contains("float");
    boolean narrower = input.bits() > held.bits() || isFloat && !held.isFloat();
    return samples != null || !narrower
        ? Optional.empty()
        : Optional.of(
            new Warning(
                -1,
                "%s become %s, the most that %s written here holds"
                    .formatted(input.encoding(), held, Container.of(target))));
  }

  /** A warning if the output has a lower sample rate than the one that was wanted. */
  private static Optional<Warning> conversion(Path target, double wanted, double rate) {
    Container container = Container.of(target);
    return wanted <= rate || container.rate(wanted) != rate
        ? Optional.empty()
        : Optional.of(
            new Warning(
                -1,
                "%s Hz become %s Hz, as %s has no such rate"
                    .formatted(HeaderText.number(wanted), HeaderText.number(rate), container)));
  }

  /** The sample format of outputs made from such a file: 24 bits if the input has no bit depth. */
  private static SampleFormat samples(About input) {
    return SampleFormat.of(input.bits(), input.encoding().contains("float"))
        .orElse(SampleFormat.PCM_24);
  }

  /** All settings that affect the format, as text for the journal. */
  String text() {
    return extension + " " + samples + ", quality " + quality + ", dither " + dither;
  }
}
