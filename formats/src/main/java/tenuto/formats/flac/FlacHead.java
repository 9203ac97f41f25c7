package tenuto.formats.flac;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.ChunkPlace;
import tenuto.formats.pcm.SampleRates;
import tenuto.formats.tags.Pictures;
import tenuto.formats.tags.VorbisComments;

/**
 * The header of a FLAC file: its metadata blocks (RFC 9639, 8).
 *
 * @param tags its comments
 * @param pictures in blocks of their own, and in comments
 * @param chunks of a WAV file that it was made of
 * @param aiff those of an AIFF file
 * @param md5 of all samples, 16 bytes; 0 if not given
 * @param md5At its position in the file
 * @param audioOffset the byte at which the first frame begins
 */
record FlacHead(
    StreamInfo info,
    List<Tag> tags,
    List<Picture> pictures,
    List<ChunkPlace> chunks,
    List<ChunkPlace> aiff,
    byte[] md5,
    long md5At,
    long audioOffset) {
  private static final int NAME = 0x664C6143;
  private static final int STREAMINFO = 0;
  private static final int APPLICATION = 2;
  private static final int COMMENTS = 4;
  private static final int PICTURE = 6;
  private static final int INVALID = 127;

  /** The name of blocks with chunks of a WAV file. */
  static final int RIFF = 0x72696666;

  /** Those with chunks of an AIFF file. */
  private static final int AIFF = 0x61696666;

  private static final int MOST_CHUNKS = 1000;

  /** The offset in STREAMINFO of the end of the number of samples, where the MD5 begins. */
  private static final int COUNT = 13;

  private static final int MD5 = 18;

  /**
   * Reads from the letters fLaC to the first frame.
   *
   * @throws SoundFileException if a block is incomplete, or STREAMINFO missing or invalid
   */
  static FlacHead read(Path path, FileBytes file) throws IOException {
    long begin = file.position();
    if (ByteBuffer.wrap(file.take(4, "the name fLaC")).getInt() != NAME) {
      throw new SoundFileException(path, begin, "a FLAC file starts with 'fLaC'");
    }
    StreamInfo info = null;
    byte[] md5 = {};
    long md5At = 0;
    List<Tag> tags = List.of();
    List<Picture> pictures = new ArrayList<>();
    List<ChunkPlace> chunks = new ArrayList<>();
    List<ChunkPlace> aiff = new ArrayList<>();
    boolean last = false;
    while (!last) {
      long at = file.position();
      int head = ByteBuffer.wrap(file.take(4, "the header of a metadata block")).getInt();
      last = head < 0;
      int type = head >> 24 & 0x7F;
      int size = head & 0xFFFFFF;
      if ((info == null) != (type == STREAMINFO) || type == INVALID) {
        throw new SoundFileException(
            path,
            at,
            "the first metadata block, and no other, must be STREAMINFO (0), not " + type);
      }
      if (type == STREAMINFO) {
        if (size != StreamInfo.BYTES) {
          throw new SoundFileException(
              path, at, "STREAMINFO must have %d bytes, not %d".formatted(StreamInfo.BYTES, size));
        }
        byte[] block = file.take(size, "STREAMINFO");
        info = info(path, at + 4, ByteBuffer.wrap(block));
        md5 = Arrays.copyOfRange(block, MD5, StreamInfo.BYTES);
        md5At = at + 4 + MD5;
      } else if (type == COMMENTS) {
        byte[] comments = file.take(size, "comments");
        tags = VorbisComments.parse(comments);
        pictures.addAll(VorbisComments.pictures(comments));
      } else if (size > file.left()) {
        throw new SoundFileException(
            path,
            at,
            "a metadata block of %d bytes, but %d are present".formatted(size, file.left()));
      } else if (type == PICTURE) {
        Pictures.ofFlac(file.take(size, "a picture")).ifPresent(pictures::add);
      } else {
        if (type == APPLICATION
            && size > Integer.BYTES
            && chunks.size() + aiff.size() < MOST_CHUNKS) {
          int name = ByteBuffer.wrap(file.take(Integer.BYTES, "a name")).getInt();
          ChunkPlace chunk = new ChunkPlace(at + 4 + Integer.BYTES, size - Integer.BYTES);
          if (name == RIFF) {
            chunks.add(chunk);
          } else if (name == AIFF) {
            aiff.add(chunk);
          }
        }
        file.seek(at + 4 + size);
      }
    }
    return new FlacHead(info, tags, pictures, chunks, aiff, md5, md5At, file.position());
  }

  /** The position in the file of the number of samples. */
  long countAt() {
    return md5At - MD5 + COUNT;
  }

  /** Whether the file has an MD5 of its samples. */
  boolean hasMd5() {
    return !Arrays.equals(md5, new byte[md5.length]);
  }

  /**
   * Reads the block STREAMINFO.
   *
   * @param at its position in the file
   * @throws SoundFileException if it is invalid
   */
  static StreamInfo info(Path path, long at, ByteBuffer block) throws IOException {
    int minBlock = block.getShort(0) & 0xFFFF;
    int maxBlock = block.getShort(2) & 0xFFFF;
    long packed = block.getLong(10);
    int rate = (int) (packed >>> 44);
    int channels = (int) (packed >>> 41 & 7) + 1;
    int bits = (int) (packed >>> 36 & 31) + 1;
    if (maxBlock < 16 || minBlock > maxBlock) {
      throw new SoundFileException(
          path,
          at,
          ("the largest block must have 16 samples or more, and no fewer than the smallest, but the"
                  + " smallest has %d and the largest %d")
              .formatted(minBlock, maxBlock));
    }
    if (rate == 0) {
      throw new SoundFileException(path, at + 10, SampleRates.rule(0));
    }
    if (bits < 4) {
      throw new SoundFileException(path, at + 12, "bits must be 4 to 32, but are " + bits);
    }
    return new StreamInfo(minBlock, maxBlock, rate, channels, bits, packed & 0xF_FFFF_FFFFL);
  }
}
