package tenuto.scripting.page;

import java.lang.foreign.Arena;
import java.util.Arrays;
import tenuto.dsp.plot.PowerSpectrum;
import tenuto.engine.Session;
import tenuto.engine.base.Block;

/**
 * A spectrogram of an excerpt: a byte for each point, 255 for the power of a full-scale sine and 0
 * for {@value #DEPTH_DB} dB less; rows are spaced logarithmically, the highest frequency first.
 *
 * @param columns in equal steps of time
 * @param rows from the highest frequency to the lowest
 */
record SpectrumView(int columns, int rows) {
  /** The range in dB from white to black. */
  private static final double DEPTH_DB = 110;

  /** The lowest row in Hz, unless the sample rate is unusually low. */
  private static final double LOWEST_HZ = 30;

  private static final int LEAST_SIZE = 512;
  private static final int LARGEST_SIZE = 4096;

  /** The most spectra per column, of which the maximum at each frequency is taken. */
  private static final int MOST_EACH = 2;

  /** The most channels that are analysed. */
  private static final int MOST_CHANNELS = 2;

  /** The points, row by row, of frames {@code from} to {@code to - 1}. */
  byte[] of(Session session, FileVersion take, long from, long to) {
    byte[] points = new byte[columns * rows];
    double each = (double) (to - from) / columns;
    int size = size(each);
    int times = (int) Math.clamp(each / size, 1, MOST_EACH);
    int[] bins = bins(size, take.about().sampleRate());
    try (Arena arena = Arena.ofConfined();
        FrameReader reader = new FrameReader(session, take.channels())) {
      PowerSpectrum spectrum = new PowerSpectrum(size, arena);
      double[] powers = new double[spectrum.bins()];
      double[] loudest = new double[spectrum.bins()];
      for (int column = 0; column < columns; column++) {
        Arrays.fill(loudest, 0);
        for (int i = 0; i < times; i++) {
          double middle = from + (column + (i + 0.5) / times) * each;
          Block[] blocks = reader.read((long) middle - size / 2, size);
          for (int c = 0; c < Math.min(MOST_CHANNELS, blocks.length); c++) {
            spectrum.of(blocks[c], 0, powers);
            for (int k = 0; k < powers.length; k++) {
              loudest[k] = Math.max(loudest[k], powers[k]);
            }
          }
        }
        for (int row = 0; row < rows; row++) {
          points[row * columns + column] = shade(loudest, bins[row + 1], bins[row]);
        }
      }
    }
    return points;
  }

  /** The window size: longer windows resolve more tones, but above four columns blur time. */
  private static int size(double each) {
    int size = LEAST_SIZE;
    while (size < LARGEST_SIZE && size < 4 * each) {
      size *= 2;
    }
    return size;
  }

  /** The bins at which rows begin, from the highest down. */
  private int[] bins(int size, double rate) {
    double highest = rate / 2;
    double lowest = Math.min(LOWEST_HZ, highest / 2);
    int[] bins = new int[rows + 1];
    for (int row = 0; row <= rows; row++) {
      double hz = highest * Math.pow(lowest / highest, (double) row / rows);
      bins[row] = (int) Math.round(hz / highest * size);
    }
    return bins;
  }

  private static byte shade(double[] powers, int from, int to) {
    double most = powers[from];
    for (int k = from + 1; k < to; k++) {
      most = Math.max(most, powers[k]);
    }
    double db = 10 * Math.log10(most + 1e-20);
    return (byte) Math.round(Math.clamp(1 + db / DEPTH_DB, 0, 1) * 255);
  }
}
