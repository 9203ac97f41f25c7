package tenuto.dsp.music;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TuningTest {
  @TempDir Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private Scale scale(String text) throws IOException {
    return Scale.read(file("x.scl", text));
  }

  private KeyboardMap keyboard(String text) throws IOException {
    return KeyboardMap.read(file("x.kbm", text));
  }

  private static double cents(double ratio) {
    return 1200 * Math.log(ratio) / Math.log(2);
  }

  @Test
  void readsCentsRatiosAndWholeNumbers() throws IOException {
    Scale scale =
        scale(
            """
            ! x.scl
            !
            A scale
              5 degrees
            ! the degrees
             100.0 cents
             -5.0
             3/2   a fifth
            81/64! no comment
             2
            what is behind is no matter
            """
                .replace("81/64!", "81/64 !"));
    assertThat(scale.name()).isEqualTo("A scale");
    assertThat(scale.ratios())
        .containsExactly(
            StrictMath.pow(2, 1 / 12.0), StrictMath.pow(2, -5 / 1200.0), 1.5, 81 / 64.0, 2.0);
    assertThat(scale.ratio(0)).isEqualTo(1);
    assertThat(scale.ratio(8)).isEqualTo(3);
    assertThat(scale.ratio(-2)).isEqualTo(0.75);
    assertThat(scale.ratio(-5)).isEqualTo(0.5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "! only this|line 2: the file ends where the name of the scale must be",
        "x|line 2: the file ends where the number of degrees must be",
        "x;none|line 2: the number of degrees must be a whole number from 1 to 100000, but is"
            + " 'none'",
        "x;0|line 2: the number of degrees must be",
        "x;2;3/2;!|line 5: 2 degrees are declared, but 1 are present",
        "x;1;two|line 3: a degree must be cents with a point",
        "x;1;3/0|line 3: a degree must be",
        "x;1;0|line 3: a degree must be",
        "x;1;-3/2|line 3: a degree must be",
        "x;1;.|line 3: a degree must be",
        "x;!;1;!;1e400.|line 5: a degree must be",
        "x;1;1000000.0|line 3: a degree must be",
      })
  void namesTheLineOfAWrongScale(String text, String rule) {
    assertThatThrownBy(() -> scale(text.replace(';', '\n')))
        .isInstanceOf(TuningException.class)
        .hasMessageContaining("x.scl: " + rule);
  }

  /** As editors save it: with a byte order mark before the first comment. */
  @Test
  void readsFilesWithAByteOrderMark() throws IOException {
    assertThat(scale("\uFEFF! x.scl\nA scale\n1\n2/1\n").ratio(1)).isEqualTo(2);
    assertThat(scale("\uFEFFA scale\n1\n2/1\n").name()).isEqualTo("A scale");
  }

  @Test
  void laysAScaleOnKeys() throws IOException {
    Scale scale = scale("white keys\n7\n9/8\n5/4\n4/3\n3/2\n5/3\n15/8\n2/1\n");
    String map = "! map\n12\n0\n127\n60\n69\n440.0\n7\n0\nx\n1\nx\n2\n3\nx\n4\nx\n5\nx\n6\n";
    Tuning tuning = new Tuning(scale, keyboard(map));
    assertThat(tuning.hz(69)).isEqualTo(440);
    assertThat(tuning.hz(60)).isCloseTo(264, within(1e-9));
    assertThat(tuning.hz(71)).isCloseTo(264 * 15 / 8.0, within(1e-9));
    assertThat(tuning.hz(72)).isCloseTo(528, within(1e-9));
    assertThat(tuning.hz(57)).isCloseTo(220, within(1e-9));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> tuning.hz(61))
        .withMessageContaining("key must be one that the keyboard map gives a pitch, but is 61");
    // Nothing but the reference: every key has a degree.
    Tuning linear = new Tuning(scale, keyboard("0\n50\n70\n60\n60\n100\n0\n"));
    assertThat(linear.hz(62)).isEqualTo(125);
    assertThat(linear.hz(67)).isEqualTo(200);
    assertThat(linear.hz(59)).isCloseTo(93.75, within(1e-9));
    assertThat(linear.hz(62.5)).isCloseTo(Math.sqrt(125 * 100 * 4 / 3.0), within(1e-9));
    for (double key : new double[] {49, 71, Double.NaN, 1e9}) {
      assertThatIllegalArgumentException().isThrownBy(() -> linear.hz(key));
    }
    assertThat(Tuning.read(folder.resolve("x.scl")).hz(60)).isCloseTo(261.6255653, within(1e-7));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "12;0;127;60|line 5: the file ends where the reference key must be",
        "0;0;128;60;69;440;0|line 3: the last key must be a whole number from 0 to 127",
        "0;0;127;60;69;-440;0|line 6: the reference frequency must be above 0 Hz, but is '-440'",
        "0;0;127;60;69;a;0|line 6: the reference frequency must be above 0 Hz, but is 'a'",
        "2;0;127;60;60;440;2;y|line 8: a degree or x must be a whole number",
        "2;0;127;60;61;440;2;0;x|line 9: the reference key 61 must have a degree",
      })
  void namesTheLineOfAWrongKeyboard(String text, String rule) {
    assertThatThrownBy(() -> keyboard(text.replace(';', '\n')))
        .isInstanceOf(TuningException.class)
        .hasMessageContaining("x.kbm: " + rule);
  }

  /** Cents above c as published, to the digits given. */
  @ParameterizedTest
  @CsvSource({
    "equal, 100 200 300 400 500 600 700 800 900 1000 1100",
    "werckmeister iii, 90.225 192.18 294.135 390.225 498.045 588.27 696.09 792.18 888.27 996.09"
        + " 1092.18",
    "kirnberger iii, 90.225 193.157 294.135 386.314 498.045 590.224 696.578 792.18 889.735 996.09"
        + " 1088.269",
    "vallotti, 94.135 196.09 298.045 392.18 501.955 592.18 698.045 796.09 894.135 1000 1090.225",
    "bach lehman, 98.045 196.09 298.045 392.18 501.955 596.09 698.045 798.045 894.135 998.045"
        + " 1094.135",
    "quarter comma meantone, 76.049 193.157 310.265 386.314 503.422 579.471 696.578 772.627 889.735"
        + " 1006.843 1082.892",
    "pythagorean, 113.685 203.91 294.135 407.82 498.045 611.73 701.955 815.64 905.865 996.09"
        + " 1109.775",
    "just, 111.731 203.91 315.641 386.314 498.045 590.224 701.955 813.686 884.359 1017.596"
        + " 1088.269",
  })
  void tunesAsPublished(String name, String published) {
    Temperament temperament = Temperament.of(name);
    assertThat(temperament.text()).isEqualTo(name);
    Tuning tuning = temperament.tuning(415, 0);
    String[] degrees = published.strip().split("\\s+");
    for (int i = 0; i < 11; i++) {
      assertThat(cents(tuning.hz(61 + i) / tuning.hz(60)))
          .as("degree %d", i + 1)
          .isCloseTo(Double.parseDouble(degrees[i]), within(1.1e-3));
    }
  }

  @ParameterizedTest
  @EnumSource
  void hasOctavesAndItsA(Temperament temperament) {
    for (int tonic = 0; tonic < 12; tonic++) {
      Tuning tuning = temperament.tuning(392, tonic);
      assertThat(tuning.hz(69)).isEqualTo(392);
      assertThat(tuning.hz(81)).isCloseTo(784, within(1e-9));
      assertThat(tuning.hz(21)).isCloseTo(24.5, within(1e-9));
      double fifth = cents(tuning.hz(67 + tonic) / tuning.hz(60 + tonic));
      Tuning onC = temperament.tuning(392, 0);
      assertThat(fifth).isCloseTo(cents(onC.hz(67) / onC.hz(60)), within(1e-9));
    }
    assertThat(temperament.source()).isNotEmpty();
  }

  @Test
  void findsTemperamentsByPartsOfTheirNames() {
    assertThat(Temperament.of("Bach")).isEqualTo(Temperament.BACH_LEHMAN);
    assertThat(Temperament.of("Werckmeister-3")).isEqualTo(Temperament.WERCKMEISTER_III);
    assertThat(Temperament.of("meantone")).isEqualTo(Temperament.QUARTER_COMMA_MEANTONE);
    for (String wrong : new String[] {"", "iii", "e", "none"}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Temperament.of(wrong))
          .withMessageContaining("temperament must be one of equal, pythagorean");
    }
  }

  @Test
  void namesNotesBothWays() {
    for (int key = -30; key < 200; key++) {
      assertThat(NoteName.key(NoteName.of(key))).isEqualTo(key);
      assertThat(NoteName.nearest(440 * Math.pow(2, (key - 69 + 0.4) / 12.0), 440)).isEqualTo(key);
    }
    assertThat(NoteName.of(70)).isEqualTo("a4#");
    assertThat(NoteName.of(0)).isEqualTo("c-1");
    for (String name : new String[] {"c4", "C4", "b3#", "b#3", "d4bb", "dbb4"}) {
      assertThat(NoteName.key(name)).as(name).isEqualTo(60);
    }
    assertThat(NoteName.key("bb3")).isEqualTo(58);
    assertThat(NoteName.key("c-1#")).isEqualTo(1);
    for (String wrong : new String[] {"", "h4", "c", "c4#b4", "4c", "c4##5", "c1000"}) {
      assertThatIllegalArgumentException().isThrownBy(() -> NoteName.key(wrong));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> NoteName.of(60.5));
    assertThatIllegalArgumentException().isThrownBy(() -> NoteName.nearest(0, 440));
  }
}
