package tenuto.formats.plain;

import java.io.IOException;
import java.nio.file.Path;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmFile;
import tenuto.formats.pcm.PcmWriter;
import tenuto.formats.pcm.SampleRates;

/** Files of samples without a header, which the user must describe. */
public final class RawFile {
  private static final int MOST_FRAME_BYTES = 1 << 20;

  private RawFile() {}

  /**
   * Opens a file.
   *
   * @param described the layout of the samples; the number of frames is ignored, as the file's
   *     length determines it
   * @throws tenuto.formats.file.SoundFileException if the file ends before the first frame
   * @throws IOException if it cannot be opened
   */
  public static PcmFile open(OpenFiles files, Path path, Pcm described) throws IOException {
    requireFrames(path.toString(), described);
    return PcmFile.open(
        files,
        path,
        in -> {
          long there = in.length() - described.dataOffset();
          if (there < 0) {
            throw in.refuse(
                in.length(),
                "the first frame must be at byte %d, but the file ends here"
                    .formatted(described.dataOffset()));
          }
          long frames = there / described.frameBytes();
          if (there % described.frameBytes() != 0) {
            in.warn(
                described.dataOffset() + frames * described.frameBytes(),
                "%d bytes are not a frame of %d: ignored"
                    .formatted(there % described.frameBytes(), described.frameBytes()));
          }
          return in.header(
              "raw",
              new Pcm(
                  described.format(),
                  described.order(),
                  described.channels(),
                  described.rate(),
                  frames,
                  described.dataOffset()),
              Metadata.NONE);
        });
  }

  /**
   * Creates a file.
   *
   * @param parts the unfinished files of this session
   * @param target the final path; missing folders are created
   * @param pcm the samples
   * @param dither added to samples that are rounded to integers
   */
  public static SoundWriter create(PartFiles parts, Path target, Pcm pcm, Dither dither)
      throws IOException {
    requireFrames(target.toString(), pcm);
    return PcmWriter.create(parts, target, pcm.at(0), new byte[0], new byte[0], dither);
  }

  /**
   * Rejects samples that no file can have.
   *
   * @param what the start of the message
   * @throws IllegalArgumentException if the frames are too long, or the sample rate is invalid
   */
  public static void requireFrames(String what, Pcm pcm) {
    int most = MOST_FRAME_BYTES / pcm.format().bytes();
    if (pcm.channels() < 1 || pcm.channels() > most) {
      throw new IllegalArgumentException(
          "%s: channels of %s must be between 1 and %d, but are %d"
              .formatted(what, pcm.format(), most, pcm.channels()));
    }
    if (!SampleRates.contain(pcm.rate())) {
      throw new IllegalArgumentException(what + ": " + SampleRates.rule(pcm.rate()));
    }
  }
}
