package tenuto.dsp.analysis;

import java.util.ArrayList;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;

/**
 * Timbre features of a sound per frame, in the layout of machine-learning programs: all frames of
 * the first number, then those of the next. The values equal those of {@code sf.MFCC} at its hops.
 */
public final class MelFrames {
  private MelFrames() {}

  /** The levels of mel bands in dB. */
  public static double[] levels(
      Session session, Signal x, double hop, double window, double bands, double highest) {
    return of(session, x, hop, window, MelBands.of(bands, highest));
  }

  /** The mel-frequency cepstral coefficients. */
  public static double[] cepstrum(
      Session session,
      Signal x,
      double count,
      double hop,
      double window,
      double bands,
      double highest) {
    return of(session, x, hop, window, MelCepstrum.of(count, bands, highest));
  }

  private static double[] of(
      Session session, Signal x, double hop, double window, Feature feature) {
    List<FrameRows.Asked> asked = List.of(new FrameRows.Asked(feature, window));
    List<double[]> rows = new ArrayList<>();
    double rate = session.sampleRate();
    FrameRows.showAll(session, x, rate, hop, asked, (ms, row) -> rows.add(row.clone()));
    int frames = rows.size();
    long numbers = (long) frames * feature.values();
    Require.that(
        numbers <= Integer.MAX_VALUE, "hop", "must be longer, as this is too many frames", hop);
    double[] all = new double[(int) numbers];
    for (int frame = 0; frame < frames; frame++) {
      double[] row = rows.get(frame);
      for (int value = 0; value < row.length; value++) {
        all[value * frames + frame] = row[value];
      }
    }
    return all;
  }
}
