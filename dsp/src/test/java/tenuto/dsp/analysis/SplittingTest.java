package tenuto.dsp.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.Pieces;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

class SplittingTest {
  private static Session session;

  @BeforeAll
  static void open() {
    session = Session.open();
    session.sampleRate(1000);
  }

  @AfterAll
  static void close() {
    assertThat(session.memory().usage().lent()).isZero();
    session.close();
  }

  /** Noise of such peaks at such times, and silence elsewhere. */
  private static double[] sounds(int n, double[]... fromToPeak) {
    double[] x = new double[n];
    for (double[] sound : fromToPeak) {
      for (int i = (int) sound[0]; i < sound[1]; i++) {
        x[i] = i % 2 == 0 ? sound[2] : -sound[2];
      }
    }
    return x;
  }

  private static List<String> silences(double dB, double ms, double shortest, double... x) {
    Findings found = Splitting.silences(session, List.of(Signals.of(x)), dB, ms, shortest, 6);
    return found.rows().stream().map(Arrays::toString).toList();
  }

  /** From, to and what is in each channel of each piece, which is then given back. */
  private static List<double[][]> taken(Session session, Pieces pieces, double... begins) {
    List<double[][]> all = new ArrayList<>();
    assertThat(pieces.pieces().stream().mapToDouble(Pieces.Piece::ms).toArray())
        .containsExactly(begins);
    for (Pieces.Piece piece : pieces.pieces()) {
      all.add(
          piece.channels().stream()
              .map(channel -> Signals.samples(session, channel))
              .toArray(double[][]::new));
    }
    pieces.sources().forEach(Stored::close);
    return all;
  }

  @Test
  void silencesAreWhereNothingIsHeardForLongEnough() {
    double[] x = sounds(2000, new double[] {300, 800, 0.5}, new double[] {1200, 1500, 0.5});
    assertThat(silences(-20, 300, 0, x))
        .containsExactly("[0.0, 300.0]", "[800.0, 1200.0]", "[1500.0, 2000.0]");
    assertThat(silences(-20, 301, 0, x)).containsExactly("[800.0, 1200.0]", "[1500.0, 2000.0]");
    assertThat(silences(-20, 401, 0, x)).containsExactly("[1500.0, 2000.0]");
    assertThat(silences(-20, 300, 301, x)).containsExactly("[0.0, 300.0]", "[800.0, 2000.0]");
    assertThat(silences(-6, 300, 0, x)).containsExactly("[0.0, 2000.0]");
    assertThat(silences(-20, 2001, 0, new double[2000])).isEmpty();
    assertThat(silences(-20, 1, 0)).isEmpty();
  }

  /** −20 dBFS are 0.1, and 6 dB less are 0.05. */
  @Test
  void whatGoesDownALittleIsNotSilentYet() {
    double[] fading =
        sounds(
            2000,
            new double[] {500, 700, 0.08},
            new double[] {700, 800, 0.2},
            new double[] {800, 1300, 0.06});
    assertThat(silences(-20, 100, 0, fading)).containsExactly("[0.0, 500.0]", "[1300.0, 2000.0]");
    double[] hum = sounds(2000, new double[] {500, 1300, 0.09});
    assertThat(silences(-20, 100, 0, hum)).containsExactly("[0.0, 2000.0]");
    double[] spoilt = new double[1000];
    spoilt[500] = Double.NaN;
    assertThat(silences(-20, 100, 0, spoilt)).containsExactly("[0.0, 500.0]", "[501.0, 1000.0]");
  }

  @Test
  void channelsAreCutAtTheSamePlaces() {
    double[] left = sounds(5000, new double[] {1000, 1500, 0.5}, new double[] {4000, 4200, 0.5});
    double[] right = sounds(5000, new double[] {1400, 1900, 0.5});
    List<Signal> both = List.of(Signals.of(left), Signals.of(right));
    List<double[][]> pieces =
        taken(session, Splitting.atSilences(session, both, -60, 300, 20, 10, 6), 980, 3980);
    for (int i = 0; i < 2; i++) {
      int from = i == 0 ? 980 : 3980;
      int to = i == 0 ? 1920 : 4220;
      assertThat(pieces.get(i)[0]).isEqualTo(Arrays.copyOfRange(left, from, to));
      assertThat(pieces.get(i)[1]).isEqualTo(Arrays.copyOfRange(right, from, to));
    }
    pieces = taken(session, Splitting.atSilences(session, both, -60, 300, 1e6, 10, 6), 0, 2950);
    assertThat(pieces.get(0)[0]).isEqualTo(Arrays.copyOf(left, 2950));
    assertThat(pieces.get(1)[1]).isEqualTo(Arrays.copyOfRange(right, 2950, 5000));
    assertThat(
            taken(session, Splitting.atSilences(session, List.of(Signals.of()), -60, 300, 0, 0, 6)))
        .isEmpty();
  }

  @Test
  void aSoundIsCutBeforeItsNotes() {
    double[] x = new double[48_000];
    double[] noise = Blocks.noise(48_000, 1, 1);
    int[] begins = {3000, 15_000, 16_000, 30_000};
    for (int begin : begins) {
      for (int i = begin; i < x.length; i++) {
        x[i] += noise[i - begin] * Math.exp((begin - i) / 2000.0);
      }
    }
    try (Session fast = Session.open()) {
      fast.sampleRate(48_000);
      cut(fast, x);
    }
  }

  private static void cut(Session session, double[] x) {
    List<Signal> both = List.of(Signals.of(new double[48_000]), Signals.of(x));
    Pieces found = Splitting.atOnsets(session, both, 0.4, 3, 50);
    List<Double> ms = found.pieces().stream().map(Pieces.Piece::ms).toList();
    // The third comes 21 ms after the second.
    assertThat(ms).hasSize(4);
    for (int i = 0; i < 4; i++) {
      double wanted = new double[] {0, 62.5, 312.5, 625}[i];
      assertThat(ms.get(i)).isBetween(Math.max(0, wanted - 5), wanted);
    }
    List<double[][]> pieces =
        taken(session, found, ms.stream().mapToDouble(Double::doubleValue).toArray());
    double[] whole = pieces.stream().flatMapToDouble(p -> Arrays.stream(p[1])).toArray();
    assertThat(whole).isEqualTo(x);
    Pieces longer = Splitting.atOnsets(session, both, 0.4, 3, 350);
    assertThat(longer.pieces()).hasSize(2);
    longer.sources().forEach(Stored::close);
  }
}
