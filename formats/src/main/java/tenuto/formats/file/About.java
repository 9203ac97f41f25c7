package tenuto.formats.file;

/**
 * The basic properties of a sound file, from its header.
 *
 * @param container the file format, such as "WAV" or "FLAC"
 * @param encoding the sample format, such as "24-bit PCM"
 * @param bits of a sample; 0 for formats without a bit depth, such as MP3
 * @param channels samples in a frame, at least 1
 * @param sampleRate frames per second, above 0
 * @param frames the number of frames
 */
public record About(
    String container, String encoding, int bits, int channels, double sampleRate, long frames) {
  /** Its length in seconds. */
  public double seconds() {
    return frames / sampleRate;
  }
}
