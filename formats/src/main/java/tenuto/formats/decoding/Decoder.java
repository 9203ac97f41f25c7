package tenuto.formats.decoding;

import java.io.IOException;

/**
 * A compressed file on its way from begin to end, a packet at a time.
 *
 * <p>It holds no handle of the file between two packets, and never more than one packet's samples.
 */
public interface Decoder {
  /** The most frames that a packet can have. */
  int mostFrames();

  /**
   * Decodes the next packet.
   *
   * @param channels where the samples go, from the first on: an array for each channel with room
   *     for {@link #mostFrames()}
   * @return its frames, which may be 0; -1 when there is no further packet
   * @throws tenuto.formats.file.SoundFileException naming the place where the file is damaged
   */
  int decode(double[][] channels) throws IOException;
}
