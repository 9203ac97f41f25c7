package tenuto.formats.flac;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tenuto.formats.aiff.AiffFile;
import tenuto.formats.decoding.DecodedFile;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.About;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.Warning;
import tenuto.formats.tags.VorbisComments;
import tenuto.formats.wav.ForeignChunks;

/** FLAC files (RFC 9639) of 4 to 32 bits and up to 8 channels. */
public final class FlacFile {
  /** The largest frame in bytes: 8 channels of 65,535 samples of 32 bits have some 2 MiB. */
  private static final long MOST_FRAME_BYTES = 1 << 22;

  /**
   * The bytes at the file's end in which the last frame is searched if it is needed only for a
   * warning.
   */
  private static final long LAST_BYTES = 1 << 18;

  /**
   * The smallest frame in bytes: one channel with a constant value, its header and its checksum.
   */
  private static final int LEAST_FRAME_BYTES = 10;

  private FlacFile() {}

  /**
   * Opens a file and reads its header.
   *
   * @param start the byte at which fLaC is, after tags that some programs write first
   * @throws SoundFileException if it is not a FLAC file, or its length cannot be determined
   * @throws IOException if it cannot be opened
   */
  public static DecodedFile open(OpenFiles files, Path path, long start) throws IOException {
    InputFile file = new InputFile(files, path);
    try {
      FlacHead head = FlacHead.read(path, new FileBytes(path, file, start, file.bytes()));
      StreamInfo read = head.info();
      DamageLog losses = files.losses();
      StreamInfo info =
          losses.areAllowed()
              ? salvaged(path, file, head, losses)
              : read.frames() == 0 ? read.withFrames(lastSample(path, file, head, false)) : read;
      long most =
          Math.ceilDiv(file.bytes() - head.audioOffset(), LEAST_FRAME_BYTES) * info.maxBlock();
      if (info.frames() > most) {
        throw new SoundFileException(
            path,
            head.audioOffset(),
            "STREAMINFO declares %d frames, but what follows holds at most %d"
                .formatted(info.frames(), most));
      }
      About about =
          new About(
              "FLAC",
              info.bits() + "-bit FLAC",
              info.bits(),
              info.channels(),
              info.rate(),
              info.frames());
      return new DecodedFile(
          path,
          file,
          about,
          metadata(path, head, about),
          0,
          losses,
          warnings(path, file, head, info),
          Optional.of(new FlacCheck(path, file, head, info, losses)),
          () ->
              new FlacDecoder(
                  path, info, new FileBytes(path, file, head.audioOffset(), file.bytes()), losses));
    } catch (Throwable refused) {
      files.close(file);
      throw refused;
    }
  }

  /** What the chunks of a WAV or AIFF file say is more exact than what comments say. */
  private static Metadata metadata(Path path, FlacHead head, About about) throws IOException {
    Metadata said = VorbisComments.metadata(head.tags(), head.pictures(), about);
    if (!head.chunks().isEmpty()) {
      said = ForeignChunks.read(path, head.chunks(), about.sampleRate()).beside(said);
    }
    return head.aiff().isEmpty()
        ? said
        : AiffFile.foreign(path, head.aiff(), about.sampleRate()).beside(said);
  }

  /** A warning if the file has more frames than its header says; they are not read. */
  private static List<Warning> warnings(Path path, InputFile file, FlacHead head, StreamInfo info)
      throws IOException {
    long last = lastSample(path, file, head, false, LAST_BYTES).orElse(0);
    return last <= info.frames()
        ? List.of()
        : List.of(
            new Warning(
                head.countAt(),
                ("STREAMINFO declares %d frames, but the last one ends with %d: the rest"
                        + " is ignored")
                    .formatted(info.frames(), last)));
  }

  /** The header with the number of samples limited to those of intact frames. */
  private static StreamInfo salvaged(Path path, InputFile file, FlacHead head, DamageLog losses)
      throws IOException {
    StreamInfo info = head.info();
    long last = lastSample(path, file, head, true);
    if (info.frames() == 0 || last >= info.frames()) {
      return info.frames() == 0 ? info.withFrames(last) : info;
    }
    losses.add(
        file.bytes(),
        ("STREAMINFO declares %d frames, but the last complete frame ends with"
                + " %d: the rest is missing")
            .formatted(info.frames(), last));
    return info.withFrames(last);
  }

  /**
   * The number of samples of a file whose header does not have it, as when it was written into a
   * pipe: determined from the last frame.
   *
   * @param cut whether an incomplete frame may follow it
   */
  private static long lastSample(Path path, InputFile file, FlacHead head, boolean cut)
      throws IOException {
    return lastSample(path, file, head, cut, MOST_FRAME_BYTES)
        .orElseThrow(
            () ->
                new SoundFileException(
                    path,
                    file.bytes(),
                    "STREAMINFO does not declare its length, and it does not end with a complete"
                        + " frame"));
  }

  /** Searches the last {@code n} bytes of the file for the last frame. */
  private static OptionalLong lastSample(
      Path path, InputFile file, FlacHead head, boolean cut, long most) throws IOException {
    long end = file.bytes();
    if (end == head.audioOffset()) {
      return OptionalLong.of(0);
    }
    FileBytes bytes = new FileBytes(path, file, head.audioOffset(), end);
    FlacDecoder decoder = new FlacDecoder(path, head.info(), bytes, new DamageLog(false));
    long from = Math.max(head.audioOffset(), end - most);
    byte[] stretch = new FileBytes(path, file, from, end).take(end - from, "the last frames");
    for (int at = stretch.length - 2; at >= 0; at--) {
      if ((stretch[at] & 0xFF) == 0xFF && (stretch[at + 1] & 0xFE) == 0xF8) {
        long last = decoder.endOfFrameAt(from + at);
        if (last >= 0 && (cut || decoder.position() == end)) {
          return OptionalLong.of(last);
        }
      }
    }
    return OptionalLong.empty();
  }
}
