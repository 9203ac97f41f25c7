package tenuto.formats.flac;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Picture;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.tags.Pictures;
import tenuto.formats.tags.VorbisComments;
import tenuto.formats.wav.ForeignChunks;

/** The metadata blocks that we write after STREAMINFO (RFC 9639, 8). */
public final class FlacBlocks {
  private static final int APPLICATION = 2;
  private static final int COMMENTS = 4;
  private static final int PICTURE = 6;
  private static final int LAST = 0x80;
  private static final int MOST_BYTES = (1 << 24) - 1;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private FlacBlocks() {}

  /**
   * All blocks: chunks of a WAV file for what FLAC has no place for, pictures, and comments.
   *
   * @param pcm the samples
   * @throws IllegalArgumentException if the comments are too long for a block
   */
  static byte[] of(Path target, Metadata metadata, Pcm pcm) {
    FlacBlocks blocks = new FlacBlocks();
    for (byte[] chunk : ForeignChunks.of(pcm, metadata)) {
      ByteBuffer block = ByteBuffer.allocate(Integer.BYTES + chunk.length);
      blocks.add(APPLICATION, block.putInt(FlacHead.RIFF).put(chunk).array());
    }
    for (Picture picture : metadata.pictures()) {
      byte[] block = Pictures.flac(picture);
      if (block.length <= MOST_BYTES) {
        blocks.add(PICTURE, block);
      }
    }
    byte[] comments = VorbisComments.block(metadata.withPictures(List.of()), pcm.rate());
    if (comments.length > MOST_BYTES) {
      throw new IllegalArgumentException(
          "%s: comments of FLAC have less than 16 MiB, not %d bytes"
              .formatted(target, comments.length));
    }
    blocks.add(LAST | COMMENTS, comments);
    return blocks.out.toByteArray();
  }

  /** The pictures that are too large for a block. */
  public static int lost(List<Picture> pictures) {
    return (int)
        pictures.stream().filter(picture -> Pictures.flac(picture).length > MOST_BYTES).count();
  }

  private void add(int type, byte[] body) {
    out.writeBytes(ByteBuffer.allocate(4).putInt(type << 24 | body.length).array());
    out.writeBytes(body);
  }
}
