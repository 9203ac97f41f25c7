package tenuto.formats.aiff;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.Instrument;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.ChunkPlace;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmFile;
import tenuto.formats.pcm.PcmWriter;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.pcm.SampleRates;
import tenuto.formats.tags.Id3Frame;

/** AIFF and AIFF-C files. They are smaller than 4 GiB, as their sizes have 32 bits. */
public final class AiffFile {
  private static final int MOST_CHANNELS = 0xFFFF;

  private AiffFile() {}

  /**
   * Opens a file and reads its header.
   *
   * @throws tenuto.formats.file.SoundFileException if it is not an AIFF file that we can read
   * @throws IOException if it cannot be opened
   */
  public static PcmFile open(OpenFiles files, Path path) throws IOException {
    return PcmFile.open(files, path, AiffParser::parse);
  }

  /**
   * Creates a file.
   *
   * @param parts the unfinished files of this session
   * @param target the final path; missing folders are created
   * @param pcm the samples, at any offset: big endian, or 16-bit PCM; 8-bit samples signed; 1 to
   *     65,535 channels, less than 4 GiB, and any sample rate above 0
   * @param metadata the metadata to write
   * @param dither added to samples that are rounded to integers
   * @param aifc whether to write AIFF-C even if AIFF can hold the samples
   */
  public static SoundWriter create(
      PartFiles parts, Path target, Pcm pcm, Metadata metadata, Dither dither, boolean aifc)
      throws IOException {
    SampleFormat format = pcm.format();
    boolean little = pcm.order() == ByteOrder.LITTLE_ENDIAN;
    if (!format.isWritable()
        || format == SampleFormat.PCM_8
        || (little && format != SampleFormat.PCM_16)) {
      throw new IllegalArgumentException(
          target + ": an AIFF file cannot hold " + format + " in this byte order");
    }
    if (pcm.channels() < 1 || pcm.channels() > MOST_CHANNELS) {
      throw new IllegalArgumentException(
          "%s: channels of an AIFF file must be between 1 and %d, but are %d"
              .formatted(target, MOST_CHANNELS, pcm.channels()));
    }
    if (!SampleRates.contain(pcm.rate())) {
      throw new IllegalArgumentException(target + ": " + SampleRates.rule(pcm.rate()));
    }
    AiffHeader header = new AiffHeader(pcm, metadata, aifc || little || format.isFloat());
    if (pcm.frames() < 0 || pcm.frames() > 0xFFFF_FFFFL || header.fileBytes() > 0xFFFF_FFFFL) {
      throw new IllegalArgumentException(
          ("%s: an AIFF file must have less than 4 GiB, but %d frames of %d bytes are more; RF64"
                  + " (.wav, .rf64) and W64 (.w64) hold them")
              .formatted(target, pcm.frames(), pcm.frameBytes()));
    }
    return PcmWriter.create(parts, target, header.pcm(), header.bytes(), header.tail(), dither);
  }

  /**
   * What chunks in a FLAC file say, except for texts and pictures: the program {@code flac} keeps
   * those of an AIFF file there with {@code --keep-foreign-metadata}.
   *
   * @param rate the sample rate
   */
  public static Metadata foreign(Path path, List<ChunkPlace> chunks, double rate)
      throws IOException {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      HeaderReader in = new HeaderReader(path, file, new DamageLog(false));
      AiffMetadata metadata = new AiffMetadata(in);
      ChunkPlace.each(in, chunks, AiffLayout.CHUNK, metadata::take);
      return metadata.metadata(rate).withTags(List.of()).withPictures(List.of());
    }
  }

  /**
   * The chunks that hold texts, and an ID3 tag if others cannot hold all of them.
   *
   * @param frames further ones for the ID3 tag
   */
  public static byte[] textChunks(List<Tag> tags, List<Id3Frame> frames) {
    return AiffMetadata.texts(tags, frames);
  }

  /** How many of these loops an AIFF file has no place for: it has two, without a count. */
  public static int lost(List<Instrument.Loop> loops) {
    return loops.size()
        - (int) Math.min(AiffMarks.MOST_LOOPS, loops.stream().filter(AiffMarks::holds).count());
  }
}
