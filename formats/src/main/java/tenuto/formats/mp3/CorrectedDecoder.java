package tenuto.formats.mp3;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import javazoom.jl.decoder.Bitstream;
import javazoom.jl.decoder.Decoder;
import javazoom.jl.decoder.DecoderException;
import javazoom.jl.decoder.FrameDecoder;
import javazoom.jl.decoder.Header;

/**
 * JLayer's decoder with one corrected table entry: MPEG-2's scale factor band 18 at 24 kHz ends at
 * line 332. ISO 13818-3 was printed with 330 and corrected later; encoders use 332, so a frame with
 * data in that band would be decoded wrongly from there on.
 */
final class CorrectedDecoder extends Decoder {
  /**
   * The index of 24 kHz in the standard's order of MPEG-2 rates: 22.05, 24 and 16 kHz; MPEG-1's
   * follow.
   */
  private static final int RATE_24000 = 1;

  private static final int BAND = 18;
  private static final int AS_PRINTED = 330;
  private static final int CORRECTED = 332;

  private FrameDecoder mended;

  @Override
  protected FrameDecoder retrieveDecoder(Header header, Bitstream stream, int layer)
      throws DecoderException {
    FrameDecoder decoder = super.retrieveDecoder(header, stream, layer);
    if (decoder != mended) {
      try {
        mend(decoder);
      } catch (ReflectiveOperationException other) {
        throw new IllegalStateException("this is not JLayer 1.0.1.4", other);
      }
      mended = decoder;
    }
    return decoder;
  }

  /** Corrects the tables, of which each of the library's decoders has its own. */
  private static void mend(FrameDecoder decoder) throws ReflectiveOperationException {
    Field tables = decoder.getClass().getDeclaredField("sfBandIndex");
    tables.setAccessible(true);
    Object table = Array.get(tables.get(decoder), RATE_24000);
    Field lines = table.getClass().getField("l");
    lines.setAccessible(true);
    int[] ends = (int[]) lines.get(table);
    if (ends[BAND] == AS_PRINTED) {
      ends[BAND] = CORRECTED;
    }
  }
}
