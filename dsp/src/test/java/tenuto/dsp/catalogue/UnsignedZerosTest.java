package tenuto.dsp.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tenuto.dsp.envelopes.Point;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.Echo;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.signal.Signal;

/** One over a zero that a word is given is never −∞, wherever among its arguments it is. */
class UnsignedZerosTest {
  private static Object of(Object argument) {
    return UnsignedZeros.of(new Object[] {argument})[0];
  }

  private static void assertUnsigned(double number) {
    assertThat(1 / number).isEqualTo(Double.POSITIVE_INFINITY);
  }

  @Test
  void inNumbersAndControls() {
    assertUnsigned((double) of(-0.0));
    assertUnsigned(Controls.number((Signal) of(Channels.steady(-0.0))).orElseThrow());
  }

  @Test
  void inPairsAndRows() {
    Point point = (Point) of(new Point(-0.0, -0.0));
    assertUnsigned(point.ms());
    assertUnsigned(point.value());
    Echo echo = (Echo) of(new Echo(-0.0, -0.0));
    assertUnsigned(echo.dB());
    assertUnsigned(echo.ms());
    Signal signal = Signals.of(1);
    TimedSignal timed = (TimedSignal) of(new TimedSignal(signal, -0.0));
    assertUnsigned(timed.ms());
    assertThat(timed.signal()).isSameAs(signal);
    assertUnsigned(((Row) of(new Row(List.of(-0.0, 1.0)))).at(0));
  }

  @Test
  void inLists() {
    assertUnsigned((double) ((List<?>) of(List.of(2.0, -0.0))).get(1));
    assertUnsigned(((Point) ((List<?>) of(List.of(new Point(-0.0, 1)))).getFirst()).ms());
    List<List<Double>> rows = List.of(List.of(-0.0));
    assertUnsigned((double) ((List<?>) ((List<?>) of(rows)).getFirst()).getFirst());
  }

  @Test
  void allElseIsTheSame() {
    List<Signal> signals = List.of(Signals.of(1), Signals.of(-0.0));
    Object[] given = {-1.5, Double.NaN, 5e-324, "text", null, signals, Channels.steady(-2)};
    Object[] all = UnsignedZeros.of(given);
    assertThat(all).containsExactly(given).isNotSameAs(given);
    assertThat(all[5]).isSameAs(signals);
  }
}
