package tenuto.formats;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Quality;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.SampleFormat;

/**
 * The format of a file to write.
 *
 * @param container the file format
 * @param samples the sample format; of a lossy one what its encoder is given
 * @param order the byte order of the samples
 * @param quality of a lossy format; its default in others, where it means nothing
 */
public record SoundFormat(
    Container container, SampleFormat samples, ByteOrder order, Quality quality) {
  /** The text that leaves the choice of samples, or of the quality, to the container. */
  public static final String AUTO = "auto";

  /**
   * The format for a file's extension.
   *
   * @param samples such as "pcm16", "24", "float32" or {@link #AUTO}; of a lossy format its
   *     quality, such as "high" or "192k"
   * @throws IllegalArgumentException naming the possible values
   */
  public static SoundFormat of(Path file, String samples) {
    return of(Container.of(file), samples);
  }

  /**
   * A format by the names of its parts.
   *
   * @param samples such as "pcm16", "24", "float32" or {@link #AUTO}; of a lossy format its
   *     quality, such as "high" or "192k"
   * @throws IllegalArgumentException naming the possible values
   */
  public static SoundFormat of(Container container, String samples) {
    boolean isQuality = samples.equalsIgnoreCase(AUTO) || Quality.of(samples).isPresent();
    if (container.isLossy() && (isQuality || container.samples().isEmpty())) {
      return lossy(container, samples);
    }
    String chosen = samples.equalsIgnoreCase(AUTO) ? container.samples().getFirst() : samples;
    SampleName name = SampleName.of(chosen);
    ByteOrder order = name.order() == null ? container.order() : name.order();
    String listed = name.name() + (order == container.order() ? "" : suffix(order));
    if (!container.samples().contains(listed)) {
      throw new IllegalArgumentException(
          "format must be %s%s in %s, but is '%s'"
              .formatted(
                  container.isLossy() ? Quality.TEXTS + ", or " : "",
                  Container.orList(container.samples()),
                  container,
                  samples));
    }
    SampleFormat format = name.format().orElseThrow();
    return new SoundFormat(container, ownBytes(container, format, name), order, Quality.DEFAULT);
  }

  private static SoundFormat lossy(Container container, String text) {
    Optional<Quality> quality =
        text.equalsIgnoreCase(AUTO) ? Optional.of(Quality.DEFAULT) : Quality.of(text);
    return new SoundFormat(
        container,
        container.codec().samples(),
        container.order(),
        quality.orElseThrow(
            () ->
                new IllegalArgumentException(
                    "format must be %s in %s, but is '%s'"
                        .formatted(Quality.TEXTS, container, text))));
  }

  private static String suffix(ByteOrder order) {
    return order == ByteOrder.LITTLE_ENDIAN ? "le" : "be";
  }

  /** 8-bit samples are unsigned in RIFF, and signed in all other containers. */
  private static SampleFormat ownBytes(Container container, SampleFormat format, SampleName name) {
    boolean riff =
        switch (container) {
          case WAV, RF64, W64 -> true;
          default -> false;
        };
    return riff && name.name().equals("pcm8") ? SampleFormat.PCM_8 : format;
  }

  /** The format nearest to the samples of another file that the container can hold. */
  public static SoundFormat nearest(Container container, SampleFormat samples) {
    String wanted =
        switch (samples) {
          case PCM_8, PCM_8_SIGNED -> "pcm8";
          case PCM_16, MU_LAW, A_LAW -> "pcm16";
          case PCM_24 -> "pcm24";
          case PCM_32 -> "pcm32";
          case FLOAT_32 -> "float32";
          case FLOAT_64 -> "float64";
        };
    List<String> all = container.samples();
    String most = all.isEmpty() ? AUTO : all.getFirst();
    return of(container, all.contains(wanted) ? wanted : most);
  }

  /** Whether it has a quality instead of a sample format. */
  public boolean isLossy() {
    return container.isLossy() && samples == container.codec().samples();
  }

  /**
   * Creates a file.
   *
   * @param parts the unfinished files of this session
   * @param target the final path; missing folders are created
   * @param channels 1 or more
   * @param rate the sample rate
   * @param frames the number of frames, 0 or more
   * @param metadata written as far as the container can hold it
   * @param dither added to samples that are rounded to integers
   * @throws IllegalArgumentException if the container cannot hold such samples
   */
  public SoundWriter create(
      PartFiles parts,
      Path target,
      int channels,
      double rate,
      long frames,
      Metadata metadata,
      Dither dither)
      throws IOException {
    Pcm pcm = new Pcm(samples, order, channels, rate, frames, 0);
    if (isLossy()) {
      return container.codec().creation().create(parts, target, pcm, quality, metadata, dither);
    }
    return container.creation().create(parts, target, pcm, metadata, dither);
  }
}
