package tenuto.formats.pcm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalLong;
import tenuto.engine.base.Block;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;

/**
 * A compressed file being written. Its samples arrive in any order: they are stored in an
 * unfinished file, and encoded from there when all have arrived. So it needs disk space for both
 * files.
 */
public final class EncodedWriter implements SoundWriter {
  private final PartFiles parts;
  private final Path target;
  private final PcmWriter samples;
  private final Encoding encoding;

  /** Encodes the stored samples, in order. */
  @FunctionalInterface
  public interface Encoding {
    /**
     * Writes the whole file.
     *
     * @param samples read by {@link PcmWriter#readBack}
     */
    void run(PcmWriter samples, PartFile part) throws IOException;
  }

  private EncodedWriter(PartFiles parts, Path target, PcmWriter samples, Encoding encoding) {
    this.parts = parts;
    this.target = target;
    this.samples = samples;
    this.encoding = encoding;
  }

  /**
   * Creates a file.
   *
   * @param parts the unfinished files of this session
   * @param target the final path; missing folders are created
   * @param pcm the samples as they are stored meanwhile
   * @param dither added to samples before they are rounded
   */
  public static SoundWriter create(
      PartFiles parts, Path target, Pcm pcm, Dither dither, Encoding encoding) throws IOException {
    if (parts.isCounting()) {
      return parts.count(target, OptionalLong.empty());
    }
    PcmWriter samples = PcmWriter.begin(parts, target, pcm, new byte[0], new byte[0], dither);
    return new EncodedWriter(parts, target, samples, encoding);
  }

  @Override
  public int write(long frame, int n, Block[] channels, int at) throws IOException {
    return samples.write(frame, n, channels, at);
  }

  @Override
  public long clipped() {
    return samples.clipped();
  }

  @Override
  public void commit() throws IOException {
    try (PartFile part = parts.create(target)) {
      encoding.run(samples, part);
      part.commit();
    }
  }

  @Override
  public void close() throws IOException {
    samples.close();
  }
}
