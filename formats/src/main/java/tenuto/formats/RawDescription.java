package tenuto.formats;

import java.nio.ByteOrder;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.pcm.SampleRates;
import tenuto.formats.plain.RawFile;

/**
 * Describes a file of samples without a header: {@code "pcm16 44100 2"} is the sample format,
 * little endian, the sample rate and the number of channels; {@code "pcm24be 48000 1 512"} is big
 * endian, with 512 bytes before the first frame.
 */
public final class RawDescription {
  private RawDescription() {}

  /**
   * Parses a description, which does not give the number of frames.
   *
   * @throws IllegalArgumentException if the text is invalid
   */
  public static Pcm parse(String text) {
    String[] words = text.strip().split("\\s+");
    if (words.length < 3 || words.length > 4) {
      throw wrong(text);
    }
    SampleName name = SampleName.of(words[0]);
    SampleFormat format = name.format().orElseThrow(() -> wrong(text));
    ByteOrder order = name.order() == null ? ByteOrder.LITTLE_ENDIAN : name.order();
    try {
      double rate = Double.parseDouble(words[1]);
      int channels = Integer.parseInt(words[2]);
      long offset = words.length == 4 ? Long.parseLong(words[3]) : 0;
      if (!SampleRates.contain(rate) || channels < 1 || offset < 0) {
        throw wrong(text);
      }
      Pcm pcm = new Pcm(format, order, channels, rate, 0, offset);
      RawFile.requireFrames("raw", pcm);
      return pcm;
    } catch (NumberFormatException e) {
      throw wrong(text);
    }
  }

  /**
   * The description of a layout; empty if it has none.
   *
   * @param rate what to write for the sample rate
   */
  public static String text(Pcm pcm, String rate) {
    String name = SampleName.of(pcm.format());
    return name.isEmpty() || pcm.planar()
        ? ""
        : "%s%s %s %d %d"
            .formatted(
                name,
                pcm.order() == ByteOrder.BIG_ENDIAN ? "be" : "",
                rate,
                pcm.channels(),
                pcm.dataOffset());
  }

  private static IllegalArgumentException wrong(String text) {
    return new IllegalArgumentException(
        "raw must be such as 'pcm16 44100 2' (pcm8, pcm8u, pcm16, pcm24, pcm32, float32, float64,"
            + " ulaw or alaw, followed by be if big-endian; rate; channels) and, if the first frame"
            + " is not at the start, its byte, but is '"
            + text
            + "'");
  }
}
