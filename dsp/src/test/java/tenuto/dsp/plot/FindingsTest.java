package tenuto.dsp.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/** What pictures are drawn from, against what it is by definition. */
@Timeout(60)
class FindingsTest {
  private static final double RATE = 48_000;

  @TempDir Path scratch;
  private Session session;

  @BeforeEach
  void open() {
    session = Drawn.session(scratch, 2, 2048);
  }

  @AfterEach
  void close() {
    session.close();
  }

  @Test
  void anEnvelopeHasTheExtremesOfEachCell() {
    java.util.function.IntToDoubleFunction f = i -> Math.sin(i * 0.7) * (i % 1000);
    int length = 123_457;
    Envelope envelope = Envelope.of(session, List.of(Drawn.signal(length, f)), 800).getFirst();
    for (int cell = 0; cell < 800; cell++) {
      double least = Double.POSITIVE_INFINITY;
      double most = Double.NEGATIVE_INFINITY;
      double squares = 0;
      int from = (int) (cell * (long) length / 800);
      int to = (int) ((cell + 1) * (long) length / 800);
      for (int i = from; i < to; i++) {
        least = Math.min(least, f.applyAsDouble(i));
        most = Math.max(most, f.applyAsDouble(i));
        squares += f.applyAsDouble(i) * f.applyAsDouble(i);
      }
      assertThat(envelope.least(cell)).isEqualTo(least);
      assertThat(envelope.most(cell)).isEqualTo(most);
      assertThat(envelope.rms(cell)).isCloseTo(Math.sqrt(squares / (to - from)), within(1e-9));
    }
    assertThat(envelope.finite()).isTrue();
  }

  /** As many seconds of file as there are, the memory is that of the picture. */
  @Test
  void aLongSignalIsNotHeld() {
    long length = 1L << 26; // 512 MiB as samples
    Signal endless = Drawn.signal(length, i -> (i & 1023) - 512);
    long before = used();
    Envelope envelope = Envelope.of(session, List.of(endless), 1000).getFirst();
    assertThat(envelope.peak()).isEqualTo(512);
    assertThat(used() - before).isLessThan(64L << 20);
    assertThat(session.memory().usage().reserved()).isZero();
  }

  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  @Test
  void aSpectrogramOfASignalOfHoursIsAsLargeAsAPicture() {
    Signal hours = Drawn.signal(1L << 40, i -> Math.sin(i * 0.13));
    Axis axis = FrequencyRange.WHOLE.axis(RATE, 0, 50);
    Spectrogram spectrogram =
        Spectrogram.of(session, List.of(hours), RATE, axis, 20, false).getFirst();
    assertThat(spectrogram.columns()).isEqualTo(20);
    assertThat(spectrogram.peak()).isCloseTo(1, within(0.1));
  }

  @Test
  void aSineOfFullScaleHasLevelZeroWhereverItLies() {
    for (double hertz : new double[] {440, 1000, 1003.3, 7777.7}) {
      Signal sine = Drawn.sine(hertz, RATE, 3);
      AverageSpectrum spectrum = AverageSpectrum.of(session, List.of(sine), RATE, false).getFirst();
      int best = 0;
      for (int bin = 0; bin < spectrum.powers().length; bin++) {
        best = spectrum.powers()[bin] > spectrum.powers()[best] ? bin : best;
      }
      // The first and the last frame are half outside.
      assertThat(SpectrogramRow.decibels(spectrum.powers()[best])).isBetween(-0.7, 0.01);
      double perBin = RATE / 2 / (spectrum.powers().length - 1);
      assertThat(best * perBin).isCloseTo(hertz, within(perBin));
    }
  }

  @Test
  void theSpectrumOfSeveralChannelsTogetherIsTheMeanOfTheirs() {
    Signal sine = Drawn.sine(1000, RATE, 1);
    Signal silence = Drawn.signal(48_000, i -> 0);
    double[] one = AverageSpectrum.of(session, List.of(sine), RATE, true).getFirst().powers();
    double[] two =
        AverageSpectrum.of(session, List.of(sine, silence), RATE, true).getFirst().powers();
    for (int bin = 0; bin < one.length; bin++) {
      assertThat(two[bin]).isCloseTo(one[bin] / 2, within(1e-15));
    }
  }

  @Test
  void aStereoFieldGrowsWithoutLosingWhatItHas() {
    // The loudest come last, so that all was counted finely first.
    Signal left = Drawn.signal(200_000, i -> Math.sin(i * 0.1) * Math.exp(i * 1e-4 - 18));
    Signal right = Drawn.signal(200_000, i -> Math.cos(i * 0.1) * Math.exp(i * 1e-4 - 18));
    StereoField field = StereoField.of(session, left, right);
    assertThat(field.peak()).isBetween(6.0, 7.4);
    assertThat(field.range()).isCloseTo(8, within(1e-4));
    long count = 0;
    for (int y = 0; y < StereoField.SIDE; y++) {
      for (int x = 0; x < StereoField.SIDE; x++) {
        count += field.count(x, y);
      }
    }
    assertThat(count).isEqualTo(200_000);
    assertThat(field.correlation()).isCloseTo(0, within(0.01));
    assertThat(StereoField.of(session, left, left).correlation()).isCloseTo(1, within(1e-12));
    Signal silence = Drawn.signal(10, i -> 0);
    assertThat(StereoField.of(session, left, silence).correlation()).isNaN();
  }
}
