package tenuto.dsp.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.envelopes.Point;
import tenuto.dsp.envelopes.Shapes;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.levels.Mixing;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/** Pieces laid one after the other by their lengths in ms neither overlap nor leave gaps. */
class JoinsTest {
  @ParameterizedTest
  @ValueSource(doubles = {44_100, 48_000, 96_000})
  void piecesLaidByTheirLengthsMeet(double rate) {
    try (Session session = Session.open()) {
      session.sampleRate(rate);
      List<TimedSignal> line = new ArrayList<>();
      double t = 0;
      for (int i = 0; i < 200; i++) {
        Signal x = Generators.constant(session, 20 + i * 0.37, 0.5);
        line.add(new TimedSignal(x, t));
        t += x.length() * 1000.0 / rate;
      }
      double[] all = Signals.samples(session, Mixing.mixAt(session, line));
      assertThat(all).hasSize(line.stream().mapToInt(x -> (int) x.signal().length()).sum());
      assertThat(all).containsOnly(0.5);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {8000, 11_025, 22_050, 44_100, 48_000, 88_200, 96_000, 192_000})
  void whatIsAsLongInMsIsAsLongInSamples(double rate) {
    try (Session session = Session.open()) {
      session.sampleRate(rate);
      for (int i = 1; i < 20_000; i += 7) {
        assertThat(Generators.silence(session, i * 1000.0 / rate).length()).isEqualTo(i);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {44_100, 48_000, 96_000})
  void anEnvelopeOverTheLengthCoversTheSignal(double rate) {
    try (Session session = Session.open()) {
      session.sampleRate(rate);
      for (int i = 0; i < 300; i++) {
        Signal x = Generators.constant(session, 47 + i * 0.37, 0.5);
        int n = (int) x.length();
        List<Point> points =
            List.of(new Point(0, 0), new Point(10, 1), new Point(n * 1000.0 / rate, 0));
        double[] shape = Signals.samples(session, Shapes.numericShape(session, points));
        assertThat(shape).hasSize(n);
        assertThat(shape[n - 1]).isCloseTo(1 / (n - rate / 100), within(1e-9));
      }
    }
  }

  /** Whatever rounding the sums of its times have, a line is as many samples long as it says. */
  @ParameterizedTest
  @ValueSource(doubles = {44_100, 48_000, 96_000})
  void linesOfAnEnvelopeBeginWhereTheirTimesSay(double rate) {
    try (Session session = Session.open()) {
      session.sampleRate(rate);
      List<Point> points = new ArrayList<>();
      double t = 0;
      int samples = 0;
      List<Integer> begins = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        points.add(new Point(t, i));
        begins.add(samples);
        int length = (int) ((20 + i * 0.37) * rate / 1000);
        t += length * 1000.0 / rate;
        samples += length;
      }
      double[] shape = Signals.samples(session, Shapes.numericShape(session, points));
      assertThat(shape).hasSize(begins.getLast());
      for (int i = 0; i < begins.size() - 1; i++) {
        assertThat(shape[begins.get(i)]).as("point %d", i).isCloseTo(i, within(1e-6));
      }
    }
  }
}
