package tenuto.dsp.synthesis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.support.Samples;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

/** A number gives the same bits as a signal that stays there, and ends are where they are asked. */
class NumbersAndSignalsTest {
  private static final List<Row> PARTIALS =
      List.of(new Row(List.of(1.0, 0.5)), new Row(List.of(3.3, 0.2)));

  /** Makes a word's signal from the controls that it is given. */
  private interface Make {
    Signal of(WordContext context, Signal[] controls);
  }

  private record Case(String name, double[] numbers, Make make) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Case of(String name, Make make, double... numbers) {
    return new Case(name, numbers, make);
  }

  static Stream<Case> cases() {
    return Stream.of(
        of(
            "WavetableOsc",
            (context, c) -> Wavetables.wavetableOsc(context, 100, c[0], tables(), c[1], 0.1),
            441,
            0.3),
        of(
            "FMOperator",
            (context, c) ->
                FmVoices.fmOperator(context.session(), 100, c[0], c[1], c[2], c[3], c[4]),
            220,
            0.3,
            1.5,
            2,
            0.7),
        of(
            "FMVoice",
            (context, c) -> FmVoices.fmVoice(context.session(), 100, c[0], operators(), 4, c[1]),
            220,
            0.5),
        of(
            "Additive",
            (context, c) -> Partials.additive(context.session(), 100, c[0], PARTIALS),
            220),
        of("Pluck", (context, c) -> Strings.pluck(context, 100, c[0], 1000, 200), 220),
        of(
            "WaveguideString",
            (context, c) ->
                Strings.waveguideString(context.session(), 100, c[0], 0.2, 900, 200, 0.0001, 0.1),
            220));
  }

  private static List<Signal> tables() {
    double[] saw = new double[100];
    Arrays.setAll(saw, i -> i / 50.0 - 1);
    return List.of(Signals.of(saw), Signals.of(0, 1, 0, -1));
  }

  private static List<Row> operators() {
    List<Row> rows = new ArrayList<>();
    for (double k = 1; k <= 6; k++) {
      rows.add(new Row(List.of(k, 0.5, k / 10)));
    }
    return rows;
  }

  private static double[] samples(Case word, boolean signals, int length) {
    try (Session session = new Session(new Settings().withThreads(1));
        WordContext context = WordContext.of(session, Path.of("."))) {
      session.sampleRate(22_050);
      Signal[] controls = new Signal[word.numbers.length];
      for (int i = 0; i < controls.length; i++) {
        double[] same = new double[length];
        Arrays.fill(same, word.numbers[i]);
        controls[i] = signals ? Signals.of(same) : Channels.steady(word.numbers[i]);
      }
      return Signals.samples(session, word.make.of(context, controls));
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aNumberIsASignalThatStays(Case word) {
    double[] wanted = samples(word, false, 0);
    assertThat(wanted).hasSizeGreaterThan(2000);
    assertThat(Arrays.mismatch(samples(word, true, 3000), wanted)).isEqualTo(-1);
    double[] shorter = samples(word, true, 1500);
    assertThat(shorter).hasSize(1500);
    // Partials go on otherwise once the frequency moves, and to the last group's padding it does.
    Samples.assertClose(shorter, i -> wanted[i], 1e-12);
  }
}
