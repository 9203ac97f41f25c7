package tenuto.formats.retag;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import tenuto.formats.aiff.AiffFile;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.tags.Id3Frame;
import tenuto.formats.tags.Id3Tag;
import tenuto.formats.tags.PictureEdit;
import tenuto.formats.wav.WavFile;

/** The chunks of a WAV, RF64 or AIFF file, of which those with texts are replaced. */
final class ChunkFile {
  private static final int HEAD = 12;
  private static final int CHUNK = 8;
  private static final long UNTOLD = 0xFFFF_FFFFL;

  private final Path path;
  private final FileBytes file;
  private final boolean little;
  private final ByteOrder order;
  private final byte[] head;
  private final Spans spans = new Spans();

  /** Frames of the old ID3 tag that are not texts. */
  private List<Id3Frame> frames = List.of();

  /** The first chunk of an RF64 file, which has the sizes; null in others. */
  private byte[] sizes;

  private ChunkFile(Path path, FileBytes file, byte[] head) {
    this.path = path;
    this.file = file;
    this.head = head;
    this.little = head[0] == 'R' || head[0] == 'B';
    this.order = little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
  }

  /** Whether a file begins like one of these. */
  static boolean is(byte[] head) {
    String kind = text(head, 0);
    String form = text(head, 8);
    return (kind.equals("RIFF") || kind.equals("RF64") || kind.equals("BW64"))
            && form.equals("WAVE")
        || kind.equals("FORM") && (form.equals("AIFF") || form.equals("AIFC"));
  }

  /**
   * The file with other texts and pictures.
   *
   * @param head its first 12 bytes
   * @throws SoundFileException if a chunk is not whole, or the file becomes too long
   */
  static Spans changed(Path path, FileBytes file, byte[] head, List<Tag> tags, PictureEdit pictures)
      throws IOException {
    ChunkFile chunks = new ChunkFile(path, file, head);
    chunks.read(HEAD + file.left());
    chunks.frames = pictures.frames(chunks.frames);
    chunks.write(tags);
    return chunks.spans;
  }

  private void read(long end) throws IOException {
    for (long at = HEAD; at + CHUNK <= end; ) {
      file.seek(at);
      byte[] start = file.take(CHUNK, "the header of a chunk");
      String id = text(start, 0);
      long size = size(id, Integer.toUnsignedLong(ByteBuffer.wrap(start).order(order).getInt(4)));
      if (size > end - at - CHUNK) {
        throw new SoundFileException(
            path,
            at,
            "the %s chunk declares %d bytes, but %d are present: tags of a damaged file are not changed"
                .formatted(id.strip(), size, end - at - CHUNK));
      }
      long next = Math.min(end, at + CHUNK + size + (size & 1));
      if (id.equals("ds64")) {
        sizes = file.take(size, "sizes");
      } else if (id.equalsIgnoreCase("ID3 ")) {
        frames = Id3Tag.others(file.take(Math.min(size, Id3Tag.MOST_BYTES), "a tag"));
      } else if (!hasText(id, size)) {
        spans.keep(at, next);
        if ((size & 1) == 1 && next < at + CHUNK + size + 1) {
          spans.add(new byte[1]); // the pad byte that the last chunk lacked
        }
      }
      at = next;
    }
  }

  private long size(String id, long size) throws IOException {
    if (little && id.equals("data") && (size == UNTOLD || size == 0) && file.left() > 0) {
      if (sizes == null || sizes.length < 16 || size == 0) {
        throw new SoundFileException(
            path, file.position() - 4, "the data chunk has no length: convert the file first");
      }
      return ByteBuffer.wrap(sizes).order(order).getLong(8);
    }
    return size;
  }

  private boolean hasText(String id, long size) throws IOException {
    if (little) {
      return id.equals("LIST") && size >= 4 && text(file.take(4, "a list"), 0).equals("INFO");
    }
    return List.of("NAME", "AUTH", "(c) ", "ANNO").contains(id);
  }

  private void write(List<Tag> tags) throws IOException {
    spans.add(little ? WavFile.textChunks(tags, frames) : AiffFile.textChunks(tags, frames));
    ByteBuffer begin =
        ByteBuffer.allocate(HEAD + (sizes == null ? 0 : CHUNK + sizes.length)).order(order);
    begin.put(head, 0, 4).position(8).put(head, 8, 4);
    long riff = spans.length() + begin.capacity() - CHUNK;
    if (sizes != null) {
      ByteBuffer.wrap(sizes).order(order).putLong(0, riff);
      begin.put("ds64".getBytes(StandardCharsets.ISO_8859_1)).putInt(sizes.length).put(sizes);
    } else if (riff > UNTOLD) {
      throw new SoundFileException(
          path, 4, "with these tags the file would be longer than 4 GiB, the most that it may be");
    }
    begin.putInt(4, sizes == null ? (int) riff : -1);
    spans.begin(begin.array());
  }

  private static String text(byte[] bytes, int at) {
    return new String(bytes, at, 4, StandardCharsets.ISO_8859_1);
  }
}
