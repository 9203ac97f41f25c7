package tenuto.dsp.frames;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Beside the definition, read literally: a bin above both before it, and not below both after it.
 */
class PeakRegionsTest {
  private static final FrameShape SHAPE = new FrameShape(64, 16);

  private static double at(double[] sizes, int k) {
    return k < 0 || k >= sizes.length ? -1 : sizes[k];
  }

  private static boolean isPeak(double[] sizes, int k) {
    return sizes[k] > 0
        && at(sizes, k - 2) < sizes[k]
        && at(sizes, k - 1) < sizes[k]
        && at(sizes, k + 1) <= sizes[k]
        && at(sizes, k + 2) <= sizes[k];
  }

  private static void check(double[] sizes) {
    PeakRegions regions = new PeakRegions(SHAPE);
    regions.find(sizes);
    boolean any = false;
    for (int k = 0; k < sizes.length; k++) {
      any |= isPeak(sizes, k);
    }
    for (int k = 0; k < sizes.length; k++) {
      int peak = regions.peak(k);
      assertThat(any ? isPeak(sizes, peak) : peak == k).as("bin %d", k).isTrue();
      assertThat(!isPeak(sizes, k) || peak == k).as("bin %d", k).isTrue();
      // Regions are in a row.
      assertThat(k == 0 || peak >= regions.peak(k - 1)).as("bin %d", k).isTrue();
      int region = regions.region(k);
      assertThat(k).isBetween(regions.start(region), regions.end(region) - 1);
    }
    assertThat(regions.start(0)).isZero();
    assertThat(regions.end(regions.count() - 1)).isEqualTo(sizes.length);
    for (int r = 1; r < regions.count() && any; r++) {
      int least = regions.peak(regions.start(r - 1)) + 1;
      for (int k = least; k < regions.peak(regions.start(r)); k++) {
        least = sizes[k] < sizes[least] ? k : least;
      }
      assertThat(regions.start(r)).as("the least between two peaks").isEqualTo(least);
    }
  }

  @Test
  void peaksAreAboveTheirNeighbours() {
    Random random = new Random(3);
    for (int trial = 0; trial < 1000; trial++) {
      double[] sizes = new double[SHAPE.bins()];
      for (int k = 0; k < sizes.length; k++) {
        sizes[k] = trial % 2 == 0 ? random.nextInt(4) : random.nextDouble();
      }
      check(sizes);
    }
  }

  @Test
  void theFirstAndLastBinsCanBePeaks() {
    for (int k : new int[] {0, 1, 2, SHAPE.bins() - 2, SHAPE.bins() - 1}) {
      double[] sizes = new double[SHAPE.bins()];
      sizes[k] = Double.MIN_VALUE;
      check(sizes);
      sizes[k] = Double.POSITIVE_INFINITY;
      check(sizes);
    }
  }

  @Test
  void nothingOfSilenceOrOfWhatIsNoNumberIsOne() {
    double[] sizes = new double[SHAPE.bins()];
    check(sizes);
    double negative = Double.longBitsToDouble(0xFFF8_0000_0000_0000L);
    for (double nan : new double[] {Double.NaN, negative}) {
      sizes[10] = 1;
      sizes[20] = nan;
      sizes[21] = 1;
      PeakRegions regions = new PeakRegions(SHAPE);
      regions.find(sizes);
      assertThat(regions.peak(20)).isEqualTo(10);
      assertThat(regions.peak(21)).isEqualTo(10);
    }
  }
}
