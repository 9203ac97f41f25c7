package tenuto.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tenuto.dsp.files.About;
import tenuto.dsp.files.PartFiles;
import tenuto.dsp.files.SampleFormat;
import tenuto.dsp.files.SoundWriter;
import tenuto.dsp.wav.WavFile;

/**
 * How the outputs of a batch are stored.
 *
 * @param container such as "wav", or null for that of the input, or WAV if that is only read
 * @param samples how each sample is stored, or null for as in the input
 */
record OutputFormat(String container, SampleFormat samples) {
  private static final Set<String> WRITABLE = Set.of("wav", "wave", "rf64");

  /**
   * @param format what --format says, or null
   * @param bits what --bits says, or null
   * @throws IllegalArgumentException if we can write no such file
   */
  static OutputFormat of(String format, String bits) {
    String container = format == null ? null : format.toLowerCase(Locale.ROOT);
    if (container != null && !WRITABLE.contains(container)) {
      throw new IllegalArgumentException(
          "--format must be one of %s, but is '%s'"
              .formatted(WRITABLE.stream().sorted().toList(), format));
    }
    return new OutputFormat(container, bits == null ? null : samples(bits));
  }

  private static SampleFormat samples(String bits) {
    return switch (bits.toLowerCase(Locale.ROOT)) {
      case "16" -> SampleFormat.PCM_16;
      case "24" -> SampleFormat.PCM_24;
      case "32" -> SampleFormat.PCM_32;
      case "32f" -> SampleFormat.FLOAT_32;
      case "64f" -> SampleFormat.FLOAT_64;
      default ->
          throw new IllegalArgumentException(
              "--bits must be 16, 24, 32, 32f or 64f, but is '%s'".formatted(bits));
    };
  }

  /** Whether we write files whose names end so. */
  static boolean isWritable(String extension) {
    return WRITABLE.contains(extension);
  }

  /** What stands behind the dot of the name of an input's output. */
  String extension(Input input) {
    if (container != null) {
      return container;
    }
    return WRITABLE.contains(input.extension()) ? input.extension() : "wav";
  }

  /**
   * Begins a file.
   *
   * @param input what it is made from
   */
  SoundWriter create(
      PartFiles parts, Path target, About input, int channels, double sampleRate, long frames)
      throws IOException {
    return WavFile.create(parts, target, samples(input), channels, sampleRate, frames);
  }

  /** How samples are stored in what is made from such a file. */
  SampleFormat samples(About input) {
    if (samples != null) {
      return samples;
    }
    Optional<SampleFormat> same = SampleFormat.of(input.bits(), input.encoding().contains("float"));
    return same.filter(SampleFormat::isWritable)
        .orElse(input.bits() == 8 ? SampleFormat.PCM_16 : SampleFormat.PCM_24);
  }

  /** All that makes one format another, for the journal. */
  String text() {
    return container + " " + samples;
  }
}
