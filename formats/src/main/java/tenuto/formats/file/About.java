package tenuto.formats.file;

/**
 * What a sound file says of itself.
 *
 * @param container the kind of file, such as "WAV" or "FLAC"
 * @param encoding how samples are stored in it, such as "24-bit PCM"
 * @param bits of a sample; 0 where that says nothing, as in MP3
 * @param channels samples in a frame, at least 1
 * @param sampleRate frames a second, above 0
 * @param frames how many frames there are
 */
public record About(
    String container, String encoding, int bits, int channels, double sampleRate, long frames) {
  /** Its length in seconds. */
  public double seconds() {
    return frames / sampleRate;
  }
}
