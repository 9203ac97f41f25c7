package tenuto.dsp.dynamics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tenuto.dsp.metering.TruePeak;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.support.Spectra;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

class LimiterTest {
  private static final double RATE = 48_000;

  /** All thousand take half a minute: -Dprogrammes=1000. */
  private static final int PROGRAMMES = Integer.getInteger("programmes", 60);

  private static Session session;

  @BeforeAll
  static void open() {
    session = new Session(new Settings().withThreads(1));
    session.sampleRate(RATE);
  }

  @AfterAll
  static void close() {
    session.close();
  }

  private static List<Signal> limited(double ceiling, double release, double... x) {
    return Limiters.limiter(session, List.of(Signals.of(x)), ceiling, 0, release, 5);
  }

  private static double[] samples(List<Signal> x) {
    return Signals.samples(session, x.getFirst());
  }

  /** What a limiter may meet: noises, tones, bursts, clicks, squares and all of them, to 20 kHz. */
  private static double[] programme(Random random) {
    int n = 2400;
    double[] x = new double[n];
    int kind = random.nextInt(6);
    if (kind == 0 || kind == 5) {
      double level = random.nextDouble() * 2;
      for (int i = 0; i < n; i++) {
        x[i] += level * random.nextGaussian();
      }
    }
    if (kind == 1 || kind == 5) {
      for (int tone = random.nextInt(5); tone >= 0; tone--) {
        double step = Math.PI * (random.nextDouble() * 0.83 + 0.001);
        double phase = 6 * random.nextDouble();
        double level = 1.5 * random.nextDouble();
        for (int i = 0; i < n; i++) {
          x[i] += level * Math.sin(phase + step * i);
        }
      }
    }
    if (kind == 2 || kind == 5) {
      for (int burst = 0; burst < 6; burst++) {
        int at = random.nextInt(n - 400);
        double level = 8 * random.nextDouble();
        for (int i = at + random.nextInt(400); i >= at; i--) {
          x[i] += level * random.nextGaussian();
        }
      }
    }
    if (kind == 3 || kind == 5) {
      for (int click = 0; click < 20; click++) {
        x[random.nextInt(n)] += 10 * random.nextDouble() - 5;
      }
    }
    if (kind == 4) {
      double level = 3 * random.nextDouble();
      int half = 3 + random.nextInt(200);
      for (int i = 0; i < n; i++) {
        x[i] += i / half % 2 == 0 ? level : -level;
      }
    }
    return random.nextBoolean() ? dulled(x) : x;
  }

  /** Without what is above 20 kHz. */
  private static double[] dulled(double[] x) {
    double[] y = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      for (int k = Math.max(0, i - 48); k <= Math.min(x.length - 1, i + 48); k++) {
        y[i] += x[k] * windowed((i - k) * 0.87, (i - k) / 49.0) * 0.87;
      }
    }
    return y;
  }

  private static double windowed(double at, double edge) {
    double sinc = at == 0 ? 1 : Math.sin(Math.PI * at) / (Math.PI * at);
    double cos = Math.cos(Math.PI * edge / 2);
    return sinc * cos * cos;
  }

  /** The crest at eight times the rate, by a plain sum that shares nothing with the limiter. */
  private static double crest(double[] x, int half) {
    double most = 0;
    for (int p = 0; p < 8; p++) {
      double[] taps = new double[2 * half];
      for (int t = 0; t < taps.length; t++) {
        double at = t - half + 1 - p / 8.0;
        taps[t] = windowed(at, at / half);
      }
      for (int i = -half; i < x.length + half; i++) {
        double sum = 0;
        int first = Math.max(0, half - 1 - i);
        int end = Math.min(taps.length, x.length + half - 1 - i);
        for (int t = first; t < end; t++) {
          sum += taps[t] * x[i + t - half + 1];
        }
        most = Math.max(most, Math.abs(sum));
      }
    }
    return most;
  }

  @Test
  void nothingIsEverAboveTheCeilingAtEightTimesTheRate() {
    double ceiling = Math.pow(10, -1.0 / 20);
    for (int seed = 0; seed < PROGRAMMES; seed++) {
      Random random = new Random(seed);
      double[] y = samples(limited(-1, 20 + random.nextInt(300), programme(random)));
      assertThat(TruePeak.of(session, List.of(Signals.of(y))))
          .as("programme %d", seed)
          .isLessThanOrEqualTo(ceiling);
      assertThat(crest(y, 16)).as("programme %d at 8 times", seed).isLessThanOrEqualTo(ceiling);
    }
  }

  /** By the wave of the sampling theorem: a transform filled up with zeros. */
  @Test
  void anIdealMeterSeesNothingAboveTheCeiling() {
    double worst = -100;
    for (int seed = 0; seed < PROGRAMMES; seed++) {
      Random random = new Random(1000 + seed);
      double[] x = random.nextBoolean() ? clicks(random) : programme(random);
      double[] y = samples(limited(-1, 20 + random.nextInt(300), x));
      worst = Math.max(worst, Spectra.dB(Spectra.crest(y, 8)));
    }
    assertThat(worst).isLessThanOrEqualTo(-1);
  }

  /** Of one sample each, some close together, so full of what is near half of the rate. */
  private static double[] clicks(Random random) {
    double[] x = new double[2400];
    for (int click = 0; click < 30; click++) {
      int at = random.nextInt(x.length - 8);
      for (int k = random.nextInt(8); k >= 0; k--) {
        x[at + k] += 10 * random.nextDouble() - 5;
      }
    }
    return x;
  }

  @Test
  void musicIsBelowItBySharperFiltersToo() {
    double ceiling = Math.pow(10, -1.0 / 20);
    for (int seed = 0; seed < 8; seed++) {
      Random random = new Random(seed);
      double[] y = samples(limited(-1, 100, dulled(programme(random))));
      assertThat(crest(y, 64)).as("programme %d", seed).isLessThanOrEqualTo(ceiling);
    }
  }

  @Test
  void whatIsBelowIsLeftToTheBitAndWhatIsAboveIsHeldJustBelow() {
    double[] x = Blocks.noise(5000, 0.3, 1);
    assertThat(samples(limited(-1, 100, x))).containsExactly(x);
    double[] loud = samples(limited(-6, 100, Spectra.sine(100, 4800, 2, 9600)));
    double crest = Spectra.dB(crest(loud, 32));
    assertThat(crest).isBetween(-6.1, -6.0);
  }

  /** The gain on what is constant but for its level is seen at each sample. */
  @Test
  void theGainMovesWithoutAClick() {
    int n = 16_384;
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = i > 3000 && i < 6000 || i > 9000 && i < 9200 ? 4 : 1;
    }
    double[] y = samples(limited(0, 50, x));
    double[] gain = new double[n];
    for (int i = 0; i < n; i++) {
      gain[i] = y[i] / x[i];
    }
    double[] a = Spectra.amplitudes(gain);
    double above = 0;
    for (int i = n * 6 / 48; i < a.length; i++) {
      above += a[i] * a[i];
    }
    assertThat(Arrays.stream(gain).min().orElseThrow()).isLessThan(0.25);
    assertThat(Spectra.dB(Math.sqrt(above))).as("above 6 kHz").isLessThan(-90);
    // A click has its power at once, in a millisecond.
    double most = 0;
    for (int i = 3; i < n; i++) {
      double third = gain[i] - 3 * gain[i - 1] + 3 * gain[i - 2] - gain[i - 3];
      most = Math.max(most, Math.abs(third));
    }
    assertThat(Spectra.dB(most)).as("what three straight samples do not tell").isLessThan(-90);
  }

  /**
   * With no release the gain is least for 17 samples on either side of a crest, and falls and rises
   * alike, but for a sample: a crest belongs to both samples that it may be between. A gain that is
   * early or late does not.
   */
  @Test
  void theGainIsLeastAroundTheCrest() {
    int click = 2000;
    double[] x = new double[2 * click + 1];
    Arrays.fill(x, 0.1);
    x[click] = 4;
    double[] y = samples(limited(0, 0, x));
    double least = y[click] / x[click];
    assertThat(least).isCloseTo(0.25, within(0.01));
    for (int k = 1; k <= 17; k++) {
      assertThat(y[click - k] / x[click - k]).isCloseTo(least, within(1e-9));
      assertThat(y[click + k] / x[click + k]).isCloseTo(least, within(1e-9));
    }
    double half = 0.1 * 0.625; // between 0.25 and 1
    int fallen = click;
    while (y[fallen - 1] < half || fallen == click) {
      fallen--;
    }
    int risen = click;
    while (y[risen + 1] < half || risen == click) {
      risen++;
    }
    double before = click - fallen + (half - y[fallen]) / (y[fallen - 1] - y[fallen]);
    double after = risen - click + (half - y[risen]) / (y[risen + 1] - y[risen]);
    assertThat(after).as("samples to half way").isCloseTo(before, within(1.5));
  }

  @Test
  void theGainComesBackInTime() {
    double[] x = new double[30_000];
    Arrays.fill(x, 0.1);
    Arrays.fill(x, 5000, 6000, 2);
    double[] y = samples(limited(0, 100, x));
    double least = 1;
    for (int i = 5000; i < 7000; i++) {
      least = Math.min(least, y[i] / x[i]);
    }
    double there = least + (1 - Math.exp(-1)) * (1 - least);
    int at = 6000;
    while (y[at] / x[at] < there) {
      at++;
    }
    // From the end of what it looks at around a crest, and half of what it is averaged over.
    assertThat((at - 6000) / 48.0).isCloseTo(100, within(5.0));
  }

  @Test
  void channelsGetOneGain() {
    double[] loud = Blocks.noise(4000, 3, 1);
    double[] soft = Blocks.noise(4000, 0.1, 2);
    List<Signal> both = new ArrayList<>();
    both.add(Signals.of(loud));
    both.add(Signals.of(soft));
    List<Signal> y = Limiters.limiter(session, both, -3, 6, 100, 5);
    double[] one = Signals.samples(session, y.get(0));
    double[] other = Signals.samples(session, y.get(1));
    for (int i = 0; i < 4000; i++) {
      assertThat(other[i]).isCloseTo(soft[i] * (one[i] / loud[i]), within(1e-9));
    }
  }
}
