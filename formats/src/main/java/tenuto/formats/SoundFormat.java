package tenuto.formats;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Path;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.SampleFormat;

/**
 * What a file is written as.
 *
 * @param container the kind of file
 * @param samples how they are stored in it
 * @param order of their bytes
 */
public record SoundFormat(Container container, SampleFormat samples, ByteOrder order) {
  /** The text that leaves the choice of samples to the container. */
  public static final String AUTO = "auto";

  /**
   * What the end of a file's name asks for.
   *
   * @param samples such as "pcm16", "24", "float32" or {@link #AUTO}
   * @throws IllegalArgumentException naming what is possible
   */
  public static SoundFormat of(Path file, String samples) {
    return of(Container.of(file), samples);
  }

  /**
   * A format by the names of its parts.
   *
   * @param samples such as "pcm16", "24", "float32" or {@link #AUTO}
   * @throws IllegalArgumentException naming what is possible
   */
  public static SoundFormat of(Container container, String samples) {
    String chosen = samples.equalsIgnoreCase(AUTO) ? container.samples().getFirst() : samples;
    SampleName name = SampleName.of(chosen);
    ByteOrder order = name.order() == null ? container.order() : name.order();
    String listed = name.name() + (order == container.order() ? "" : suffix(order));
    if (!container.samples().contains(listed)) {
      throw new IllegalArgumentException(
          "format must be %s in %s, but is '%s'"
              .formatted(Container.orList(container.samples()), container, samples));
    }
    SampleFormat format = name.format().orElseThrow();
    return new SoundFormat(container, ownBytes(container, format, name), order);
  }

  private static String suffix(ByteOrder order) {
    return order == ByteOrder.LITTLE_ENDIAN ? "le" : "be";
  }

  /** RIFF's bytes are unsigned, and all others' signed. */
  private static SampleFormat ownBytes(Container container, SampleFormat format, SampleName name) {
    boolean riff =
        switch (container) {
          case WAV, RF64, W64 -> true;
          default -> false;
        };
    return riff && name.name().equals("pcm8") ? SampleFormat.PCM_8 : format;
  }

  /** The format nearest to samples of another file that a container can hold. */
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
    return of(container, container.samples().contains(wanted) ? wanted : AUTO);
  }

  /**
   * Begins a file.
   *
   * @param parts the unfinished files of this session
   * @param target the name it will have; folders that are missing are made
   * @param channels 1 or more
   * @param rate frames a second
   * @param frames how many there will be, 0 or more
   * @param metadata what it says beside its samples, as far as the container has a place for it
   * @param dither added to samples that become integers
   * @throws IllegalArgumentException if the container cannot hold that
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
    return container.creation().create(parts, target, pcm, metadata, dither);
  }
}
