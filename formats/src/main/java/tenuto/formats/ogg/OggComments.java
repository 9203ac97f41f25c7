package tenuto.formats.ogg;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.tags.PictureEdit;
import tenuto.formats.tags.VorbisComments;

/**
 * The header pages of an Ogg file with Vorbis, Opus or FLAC, of which the comments are replaced.
 * All other packets stay as they are, and so do their positions; the pages after the header get
 * other numbers, and so other checksums, if there are more or fewer before them.
 */
public final class OggComments {
  private static final int PADDING = 1;
  private static final int COMMENTS = 4;
  private static final int PICTURE = 6;
  private static final int BLOCK_HEAD = 4;
  private static final int MOST_BYTES = 1 << 24;

  private final Path path;
  private final InputFile file;
  private final OggStream stream;

  /** The header packets after the first one. */
  private final List<byte[]> packets = new ArrayList<>();

  /** The header pages of the stream after the first one. */
  private final List<OggPage> pages = new ArrayList<>();

  /** Where pages of other streams begin and end that are among these. */
  private final List<long[]> others = new ArrayList<>();

  private long end;

  private OggComments(Path path, InputFile file, OggStream stream) {
    this.path = path;
    this.file = file;
    this.stream = stream;
  }

  /**
   * Reads the header pages.
   *
   * @throws SoundFileException if they are damaged, or the file has no stream whose comments we
   *     know
   */
  public static OggComments read(Path path, InputFile file) throws IOException {
    OggComments read =
        new OggComments(path, file, OggStream.find(path, file, new DamageLog(false)));
    read.read(new FileBytes(path, file, 0, file.bytes()));
    return read;
  }

  private void read(FileBytes bytes) throws IOException {
    ByteArrayOutputStream packet = new ByteArrayOutputStream();
    boolean begun = false;
    boolean complete = false;
    while (!complete) {
      OggPage page = OggPage.read(path, bytes);
      if (page == null) {
        throw new SoundFileException(path, bytes.position(), "the file ends within its headers");
      }
      end = bytes.position();
      if (page.stream() != stream.number() || !begun) {
        begun |= page.stream() == stream.number();
        others.add(new long[] {page.offset(), end});
        continue;
      }
      pages.add(page);
      int at = 0;
      for (byte lacing : page.lacing()) {
        int size = lacing & 0xFF;
        if (complete) {
          throw new SoundFileException(
              path, page.offset(), "the sound must begin on a page after the comments");
        }
        packet.write(page.body(), at, size);
        at += size;
        if (packet.size() > MOST_BYTES) {
          throw new SoundFileException(
              path, page.offset(), "a packet has more than %d bytes".formatted(MOST_BYTES));
        }
        if (size < OggPage.PIECE_BYTES) {
          packets.add(packet.toByteArray());
          packet.reset();
          complete = isComplete();
        }
      }
    }
  }

  /** Whether the last packet so far is the last one of the header. */
  private boolean isComplete() throws IOException {
    return switch (stream.codec()) {
      case OPUS -> true;
      case VORBIS -> packets.size() == 2;
      case FLAC -> {
        if (packets.getLast().length < BLOCK_HEAD) {
          throw new SoundFileException(path, end, "a metadata block has no header");
        }
        yield packets.getLast()[0] < 0;
      }
    };
  }

  /** Where the pages begin and end that stay before the new ones. */
  public List<long[]> kept() {
    return others;
  }

  /** The byte after the header pages. */
  public long end() {
    return end;
  }

  /**
   * The pages with other texts and pictures, which follow those that are kept. FLAC's blocks of
   * pictures that are removed become empty padding, so that there are as many packets.
   */
  public List<byte[]> pages(List<Tag> tags, PictureEdit pictures) throws IOException {
    if (stream.codec() == OggStream.Codec.FLAC) {
      packets.replaceAll(
          packet ->
              (packet[0] & 0x7F) == PICTURE
                      && pictures.drops(Arrays.copyOfRange(packet, BLOCK_HEAD, packet.length))
                  ? new byte[] {(byte) (packet[0] & 0x80 | PADDING), 0, 0, 0}
                  : packet);
    }
    return pages(old -> VorbisComments.changed(old, tags, pictures));
  }

  private List<byte[]> pages(UnaryOperator<byte[]> change) throws IOException {
    List<byte[]> changed = new ArrayList<>();
    boolean isThere = false;
    for (byte[] packet : packets) {
      boolean isComments =
          switch (stream.codec()) {
            case OPUS -> true;
            case VORBIS -> packet.length > 0 && packet[0] == 3;
            case FLAC -> (packet[0] & 0x7F) == COMMENTS;
          };
      isThere |= isComments;
      changed.add(isComments ? changed(packet, change) : packet);
    }
    if (!isThere) {
      throw new SoundFileException(path, end, "the header has no packet with comments");
    }
    return laid(changed);
  }

  private byte[] changed(byte[] packet, UnaryOperator<byte[]> change) throws IOException {
    int name =
        switch (stream.codec()) {
          case OPUS -> "OpusTags".length();
          case VORBIS -> "\3vorbis".length();
          case FLAC -> BLOCK_HEAD;
        };
    if (packet.length < name) {
      throw new SoundFileException(path, end, "the packet with comments is too short");
    }
    byte[] old = Arrays.copyOfRange(packet, name, packet.length);
    byte[] block = change.apply(old);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    switch (stream.codec()) {
      case OPUS -> {
        out.write(packet, 0, name);
        out.writeBytes(block);
        byte[] rest = VorbisComments.after(old);
        if (rest.length > 0 && (rest[0] & 1) == 1) {
          out.writeBytes(rest); // RFC 7845, 5.2: it is to be preserved
        }
      }
      case VORBIS -> {
        out.write(packet, 0, name);
        out.writeBytes(block);
        out.write(1); // the framing bit
      }
      case FLAC -> {
        out.writeBytes(
            new byte[] {
              packet[0],
              (byte) (block.length >> 16),
              (byte) (block.length >> 8),
              (byte) block.length
            });
        out.writeBytes(block);
      }
    }
    if (out.size() >= MOST_BYTES) {
      throw new SoundFileException(
          path, 0, "comments have less than 16 MiB, not %d bytes".formatted(out.size()));
    }
    return out.toByteArray();
  }

  /**
   * Writes the file with all that comments can hold of metadata, in place of what they were.
   *
   * @param rate the sample rate
   * @throws SoundFileException if a page is damaged
   */
  public void write(PartFile to, Metadata metadata, double rate) throws IOException {
    byte[] block = VorbisComments.block(metadata, rate);
    List<byte[]> changed = pages(_ -> block);
    long at = 0;
    for (long[] page : others) {
      byte[] bytes = new byte[(int) (page[1] - page[0])];
      file.read(page[0], bytes, bytes.length);
      to.write(at, bytes, bytes.length);
      at += bytes.length;
    }
    for (byte[] page : changed) {
      to.write(at, page, page.length);
      at += page.length;
    }
    writeRest(to, at, shift(changed));
  }

  /** Lays packets on pages, one after another. */
  private List<byte[]> laid(List<byte[]> changed) {
    ByteArrayOutputStream lacing = new ByteArrayOutputStream();
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    for (byte[] packet : changed) {
      body.writeBytes(packet);
      for (int left = packet.length; left >= OggPage.PIECE_BYTES; left -= OggPage.PIECE_BYTES) {
        lacing.write(OggPage.PIECE_BYTES);
      }
      lacing.write(packet.length % OggPage.PIECE_BYTES);
    }
    byte[] sizes = lacing.toByteArray();
    byte[] bytes = body.toByteArray();
    List<byte[]> laid = new ArrayList<>();
    int at = 0;
    for (int from = 0; from < sizes.length; from += OggPage.MOST_PIECES) {
      byte[] piece =
          Arrays.copyOfRange(sizes, from, Math.min(sizes.length, from + OggPage.MOST_PIECES));
      int size = 0;
      boolean ends = false;
      for (byte each : piece) {
        size += each & 0xFF;
        ends |= each != (byte) OggPage.PIECE_BYTES;
      }
      boolean continues = from > 0 && sizes[from - 1] == (byte) OggPage.PIECE_BYTES;
      laid.add(
          new OggPage(
                  0,
                  continues ? OggPage.CONTINUES : 0,
                  ends ? 0 : -1,
                  stream.number(),
                  pages.getFirst().number() + laid.size(),
                  piece,
                  Arrays.copyOfRange(bytes, at, at + size))
              .bytes());
      at += size;
    }
    return laid;
  }

  /** By how much the numbers of the pages after the header become larger. */
  public int shift(List<byte[]> changed) {
    return changed.size() - pages.size();
  }

  /**
   * Writes all pages after the header with their new numbers.
   *
   * @param at the byte of the new file at which they begin
   * @throws SoundFileException if a page is damaged
   */
  public void writeRest(PartFile to, long at, int shift) throws IOException {
    FileBytes rest = new FileBytes(path, file, end, file.bytes());
    boolean ours = true;
    long begin = at;
    for (OggPage page; (page = OggPage.read(path, rest)) != null; ) {
      ours &= !page.isFirst(); // of a further stream, which may have the same number
      OggPage moved =
          ours && page.stream() == stream.number() ? page.withNumber(page.number() + shift) : page;
      byte[] bytes = moved.bytes();
      to.write(begin, bytes, bytes.length);
      begin += bytes.length;
    }
  }
}
