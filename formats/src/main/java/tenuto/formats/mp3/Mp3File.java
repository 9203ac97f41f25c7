package tenuto.formats.mp3;

import java.io.IOException;
import java.nio.file.Path;
import tenuto.formats.decoding.DecodedFile;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.About;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFileException;

/**
 * MP3 files (and MPEG audio of layers 1 and 2). If the encoder states its delay and padding, these
 * are removed, so that the length is that of the original; if not, all samples of all frames are
 * read.
 */
public final class Mp3File {
  /** The delay of a decoder in samples: the hybrid filter bank's 528, and one. */
  private static final int DECODER_DELAY = 529;

  /** A tag is believed if the file has at most this many bytes more than it says. */
  private static final int SLACK = 8192;

  /** The smallest frame in bytes: 8 kbit/s at 24 kHz. */
  private static final int LEAST_FRAME_BYTES = 24;

  private Mp3File() {}

  /** Bytes that contain two frames of any kind. */
  public static final int TWO_FRAMES = 4096;

  /** Whether a file begins with two consecutive frames, or consists of one. */
  public static boolean begins(Path path, FileBytes file) throws IOException {
    Mp3Frames frames = new Mp3Frames(path, file);
    return frames.next() && frames.position() == 0;
  }

  /** The byte after the ID3 version 2 tags at a file's start; 0 if there is none. */
  public static long endOfTags(FileBytes file) throws IOException {
    return Mp3Tags.begin(file);
  }

  /**
   * Opens a file, reads its tags and determines its length: from LAME's or Xing's tag if that
   * agrees with the file, otherwise by counting frames.
   *
   * @throws SoundFileException if it has no frames, or fewer than its tag says
   * @throws IOException if it cannot be opened
   */
  public static DecodedFile open(OpenFiles files, Path path) throws IOException {
    InputFile file = new InputFile(files, path);
    try {
      return open(path, file, files.losses());
    } catch (Throwable refused) {
      files.close(file);
      throw refused;
    }
  }

  private static DecodedFile open(Path path, InputFile file, DamageLog losses) throws IOException {
    FileBytes bytes = new FileBytes(path, file, 0, file.bytes());
    Mp3Tags tags = Mp3Tags.read(bytes, file.bytes());
    long end = Math.max(tags.end(), tags.begin());
    FileBytes sound = new FileBytes(path, file, tags.begin(), end);
    Mp3Frames frames = new Mp3Frames(path, sound);
    if (!frames.next()) {
      throw new SoundFileException(
          path, tags.begin(), "no two consecutive frames of MPEG audio follow from here on");
    }
    FrameHeader header = frames.header();
    InfoTag tag = InfoTag.parse(header, frames.bytes());
    long start = tag == null ? frames.position() : frames.end();
    long promised = tag == null ? 0 : tag.frames();
    long rest = tag == null ? 0 : end - frames.position() - tag.bytes();
    boolean fits =
        promised > 0
            && promised <= (end - start) / LEAST_FRAME_BYTES
            && tag.bytes() > 0
            && rest >= 0
            && rest < SLACK;
    long count = fits ? promised : count(path, new FileBytes(path, file, start, end));
    if (count < promised) {
      losses.concede(
          new SoundFileException(
              path,
              end,
              ("the tag at byte %d declares %d frames, but %d are present: the file was"
                      + " truncated")
                  .formatted(frames.position(), promised, count)),
          "these are read");
    }
    long samples = count * header.frames();
    long skipped = 0;
    long length = samples;
    if (tag != null && tag.delay() >= 0) {
      skipped = Math.min(samples, tag.delay() + DECODER_DELAY);
      long encoded = samples - tag.delay() - (count == promised ? tag.padding() : 0);
      length = Math.clamp(encoded, 0, samples - skipped);
    }
    About about = new About("MP3", header.encoding(), 0, header.channels(), header.rate(), length);
    return new DecodedFile(
        path,
        file,
        about,
        tags.metadata(header.rate()),
        skipped,
        losses,
        () -> {
          Mp3Frames all = new Mp3Frames(path, new FileBytes(path, file, start, end));
          return header.layer() == 3
              ? new Mp3Decoding(path, all, header.frames(), losses)
              : new SubbandDecoding(path, all, header, losses);
        });
  }

  private static long count(Path path, FileBytes file) throws IOException {
    Mp3Frames frames = new Mp3Frames(path, file);
    long count = 0;
    while (frames.next()) {
      count++;
    }
    return count;
  }
}
