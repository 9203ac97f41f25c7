package tenuto.formats.decoding;

import java.io.IOException;

/**
 * A sequential decoder of a compressed file, which decodes a packet at a time.
 *
 * <p>Between two packets it holds no file handle, and never more than one packet's samples; one
 * that is fed by another process has the pipes to it.
 */
public interface Decoder {
  /** The most frames that a packet can have. */
  int mostFrames();

  /**
   * Decodes the next packet.
   *
   * @param channels receives the samples: an array for each channel with room for {@link
   *     #mostFrames()}
   * @return the number of frames, which may be 0; -1 after the last packet
   * @throws tenuto.formats.file.SoundFileException naming the position of damage
   */
  int decode(double[][] channels) throws IOException;
}
