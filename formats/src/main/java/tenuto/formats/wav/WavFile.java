package tenuto.formats.wav;

import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.file.Speakers;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmWriter;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.pcm.SampleRates;
import tenuto.formats.tags.Id3Frame;

/** WAV files: RIFF, RIFX, RF64 and BW64 are read, RIFF and RF64 written. */
public final class WavFile {
  private WavFile() {}

  /**
   * Opens a file and reads its header.
   *
   * @throws tenuto.formats.file.SoundFileException if it is not a WAV file that we can read
   * @throws IOException if it cannot be opened
   */
  public static SoundFile open(OpenFiles files, Path path) throws IOException {
    return ChunkWalk.open(files, path, WavParser::new);
  }

  /**
   * Creates a file without metadata and dither: with the classical header, or as RF64 if it has 4
   * GiB or more.
   *
   * @see #create(PartFiles, Path, Pcm, Metadata, Dither, boolean)
   */
  public static SoundWriter create(
      PartFiles parts,
      Path target,
      SampleFormat format,
      int channels,
      double sampleRate,
      long frames)
      throws IOException {
    Pcm pcm = new Pcm(format, channels, sampleRate, frames, 0);
    return create(parts, target, pcm, Metadata.NONE, Dither.NONE, false);
  }

  /**
   * Creates a file.
   *
   * @param parts the unfinished files of this session
   * @param target the final path; missing folders are created
   * @param pcm the samples, little endian, at any offset: frames of at most 65,535 bytes, and a
   *     sample rate of whole hertz, as the header can hold no other
   * @param metadata the metadata to write
   * @param dither added to samples that are rounded to integers
   * @param rf64 whether to write RF64 even below 4 GiB
   */
  public static SoundWriter create(
      PartFiles parts, Path target, Pcm pcm, Metadata metadata, Dither dither, boolean rf64)
      throws IOException {
    requireTellable("a WAV file", target, pcm);
    WavHeader header = WavHeader.of(pcm, metadata, rf64);
    return PcmWriter.create(parts, target, header.pcm(), header.bytes(), header.tail(), dither);
  }

  /**
   * The header of a file without metadata, for a WAV file that is streamed and not on the disk.
   *
   * @param sampleRate rounded to whole hertz, as the header can hold no other
   */
  public static byte[] head(SampleFormat format, int channels, double sampleRate, long frames) {
    return WavHeader.of(format, channels, Math.round(sampleRate), frames).bytes();
  }

  /**
   * The header of a file that is streamed.
   *
   * @param pcm the samples, little endian, with a sample rate of whole hertz
   */
  public static byte[] head(Pcm pcm, Speakers speakers) {
    return WavHeader.of(pcm, Metadata.NONE.with(speakers), false).bytes();
  }

  /** Rejects a layout that a fmt chunk cannot describe. */
  static void requireTellable(String file, Path target, Pcm pcm) {
    SampleFormat format = pcm.format();
    if (!format.isWritable()
        || format == SampleFormat.PCM_8_SIGNED
        || pcm.order() != ByteOrder.LITTLE_ENDIAN) {
      throw new IllegalArgumentException(
          "%s: %s cannot hold %s".formatted(target, file, pcm.format()));
    }
    int most = WavHeader.MAX_FRAME_BYTES / format.bytes();
    if (pcm.channels() < 1 || pcm.channels() > most) {
      throw new IllegalArgumentException(
          "%s: channels of %s must be between 1 and %d, but are %d"
              .formatted(target, format, most, pcm.channels()));
    }
    if (pcm.rate() != Math.rint(pcm.rate()) || !SampleRates.contain(pcm.rate())) {
      throw new IllegalArgumentException(
          "%s: the sample rate of %s must be a whole number of hertz, %s, but is %s"
              .formatted(target, file, SampleRates.RANGE, pcm.rate()));
    }
    if (pcm.frames() < 0 || pcm.frames() > (Long.MAX_VALUE - (1 << 24)) / pcm.frameBytes()) {
      throw new IllegalArgumentException(
          "%s: %s cannot have %d frames".formatted(target, file, pcm.frames()));
    }
  }

  /**
   * The chunks that hold texts: INFO, and ID3 if INFO cannot hold all of them.
   *
   * @param frames further ones for the ID3 tag
   */
  public static byte[] textChunks(List<Tag> tags, List<Id3Frame> frames) {
    return RiffTail.texts(tags, frames);
  }
}
