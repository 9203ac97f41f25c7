package tenuto.formats.plain;

import static java.lang.foreign.MemoryLayout.structLayout;
import static java.nio.ByteOrder.BIG_ENDIAN;
import static java.nio.ByteOrder.LITTLE_ENDIAN;
import static tenuto.formats.pcm.Structure.letters;

import java.io.IOException;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.HeaderText;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmFile;
import tenuto.formats.pcm.PcmHeader;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.pcm.Structure;

/**
 * AU files, of Sun and NeXT: read only. The bytes between their header and the samples are a
 * comment.
 *
 * <p>Source: the header file audio_filehdr.h of Sun's demonstration programs. Files that begin with
 * {@code dns.} are the little-endian version, of DEC.
 */
public final class AuFile {
  private static final StructLayout BIG = header(BIG_ENDIAN);
  private static final StructLayout LITTLE = header(LITTLE_ENDIAN);

  /** In place of a size: it was not known when the file was written. */
  private static final long NO_SIZE = 0xFFFF_FFFFL;

  /** The longest comment that is read, in bytes. */
  private static final int MOST_LETTERS = 1 << 16;

  private static final int MOST_CHANNELS = 0xFFFF;

  private AuFile() {}

  private static StructLayout header(ByteOrder order) {
    ValueLayout.OfInt number = ValueLayout.JAVA_INT_UNALIGNED.withOrder(order);
    return structLayout(
            letters("id", 4),
            number.withName("dataOffset"),
            number.withName("dataSize"),
            number.withName("encoding"),
            number.withName("rate"),
            number.withName("channels"))
        .withName("file header");
  }

  /**
   * Opens a file and reads its header.
   *
   * @throws tenuto.formats.file.SoundFileException if it is not an AU file that we can read
   * @throws IOException if it cannot be opened
   */
  public static PcmFile open(OpenFiles files, Path path) throws IOException {
    return PcmFile.open(files, path, AuFile::parse);
  }

  private static PcmHeader parse(HeaderReader in) throws IOException {
    String id = in.peek(BIG, 0).text("id");
    if (!id.equals(".snd") && !id.equals("dns.")) {
      throw in.refuse(
          0,
          "an AU file starts with '.snd' or 'dns.', this one with '%s'"
              .formatted(Structure.printable(id)));
    }
    boolean big = id.equals(".snd");
    Structure header = in.structure(big ? BIG : LITTLE, 0);
    long offset = header.get("dataOffset");
    if (offset < header.end() || offset > in.length()) {
      throw in.refuse(
          header.offset("dataOffset"),
          "the samples must start at byte %d to %d, but start at %d"
              .formatted(header.end(), in.length(), offset));
    }
    SampleFormat format = format(in, header);
    long channels = header.get("channels");
    if (channels < 1 || channels > MOST_CHANNELS) {
      throw in.refuse(
          header.offset("channels"),
          "the number of channels must be 1 to %d, but is %d".formatted(MOST_CHANNELS, channels));
    }
    in.requireRate(header, "rate", header.get("rate"));
    long present = in.length() - offset;
    long size = header.get("dataSize") == NO_SIZE ? present : header.get("dataSize");
    if (size > present) {
      in.concede(
          header.offset("dataSize"),
          "the header declares %d bytes of samples, but %d are present".formatted(size, present),
          "these are read");
      size = present;
    }
    Pcm pcm =
        new Pcm(
            format,
            big ? BIG_ENDIAN : LITTLE_ENDIAN,
            (int) channels,
            header.get("rate"),
            size / (channels * format.bytes()),
            offset);
    int letters = (int) Math.min(offset - header.end(), MOST_LETTERS);
    String comment = HeaderText.decode(in.bytes(header.end(), letters), 0, letters).strip();
    List<Tag> tags = comment.isEmpty() ? List.of() : List.of(new Tag(Metadata.COMMENT, comment));
    return in.header("AU", pcm, Metadata.of(tags));
  }

  private static SampleFormat format(HeaderReader in, Structure header) throws IOException {
    long encoding = header.get("encoding");
    return switch ((int) encoding) {
      case 1 -> SampleFormat.MU_LAW;
      case 2 -> SampleFormat.PCM_8_SIGNED;
      case 3 -> SampleFormat.PCM_16;
      case 4 -> SampleFormat.PCM_24;
      case 5 -> SampleFormat.PCM_32;
      case 6 -> SampleFormat.FLOAT_32;
      case 7 -> SampleFormat.FLOAT_64;
      case 27 -> SampleFormat.A_LAW;
      default ->
          throw in.refuse(
              header.offset("encoding"),
              "the encoding must be µ-law (1), PCM (2 to 5), float (6, 7) or A-law (27), but is "
                  + encoding);
    };
  }
}
