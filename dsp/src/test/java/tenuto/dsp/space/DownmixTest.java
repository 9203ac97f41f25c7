package tenuto.dsp.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.support.Signals;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

class DownmixTest {
  @TempDir static Path folder;

  private static Session session;
  private static WordContext context;

  @BeforeAll
  static void open() {
    session = Session.open();
    context = WordContext.of(session, folder);
  }

  @AfterAll
  static void close() {
    context.close();
    session.close();
  }

  /** Each channel alone, one after another. */
  private static List<Signal> impulses(int channels) {
    List<Signal> x = new ArrayList<>();
    for (int i = 0; i < channels; i++) {
      double[] samples = new double[channels];
      samples[i] = 1;
      x.add(Signals.of(samples));
    }
    return x;
  }

  private static String gains(List<Signal> mixed) {
    return String.join(
        " ",
        mixed.stream()
            .map(
                each ->
                    String.join(
                        ",",
                        Arrays.stream(Signals.samples(session, each))
                            .mapToObj(gain -> String.valueOf(Math.round(gain * 1e4) / 1e4))
                            .toList()))
            .toList());
  }

  /**
   * Each row of a result has the gains of the channels. The rows of 5.0, 5.1 and of one surround in
   * stereo and mono are those of BS.775-3, table 2; all of them are what {@code ffmpeg
   * -channel_layout FROM -i x -channel_layout TO} gives of floats.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          5.0    | stereo | 1.0,0.0,0.7071,0.7071,0.0 0.0,1.0,0.7071,0.0,0.7071
          5.1    | stereo | 1.0,0.0,0.7071,0.0,0.7071,0.0 0.0,1.0,0.7071,0.0,0.0,0.7071
          5.1    | mono   | 0.7071,0.7071,1.0,0.0,0.5,0.5
          quad   | stereo | 1.0,0.0,0.7071,0.0 0.0,1.0,0.0,0.7071
          quad   | mono   | 0.7071,0.7071,0.5,0.5
          3.0    | stereo | 1.0,0.0,0.7071 0.0,1.0,0.7071
          stereo | mono   | 0.7071,0.7071
          6.1    | stereo | 1.0,0.0,0.7071,0.0,0.5,0.7071,0.0 0.0,1.0,0.7071,0.0,0.5,0.0,0.7071
          7.1    | stereo | 1.0,0.0,0.7071,0.0,0.7071,0.0,0.7071,0.0 0.0,1.0,0.7071,0.0,0.0,0.7071,0.0,0.7071
          7.1    | mono   | 0.7071,0.7071,1.0,0.0,0.5,0.5,0.5,0.5
          5.1    | quad   | 1.0,0.0,0.7071,0.0,0.0,0.0 0.0,1.0,0.7071,0.0,0.0,0.0 0.0,0.0,0.0,0.0,1.0,0.0 0.0,0.0,0.0,0.0,0.0,1.0
          """)
  void theGainsAreThoseOfTheStandard(String from, String to, String wanted) {
    int channels = Layout.of(from).places().size();
    assertThat(gains(LayoutWords.downmix(context, impulses(channels), to, 0, from)))
        .isEqualTo(wanted);
    assertThat(gains(LayoutWords.downmix(context, impulses(channels), to, 0, "auto")))
        .isEqualTo(wanted);
  }

  /** As ffmpeg's: the sides of 7.1 at −3 dB in the back of 5.1, as that has a sound of its own. */
  @Test
  void sevenBecomeFive() {
    double[][] mixed =
        Signals.visited(session, LayoutWords.downmix(context, impulses(8), "5.1", 0, "auto"));
    double[][] wanted = new double[6][8];
    for (int i = 0; i < 6; i++) {
      wanted[i][i] = 1;
    }
    wanted[4][6] = Math.sqrt(0.5);
    wanted[5][7] = Math.sqrt(0.5);
    assertThat(mixed).isDeepEqualTo(wanted);
    double[][] one =
        Signals.visited(session, LayoutWords.downmix(context, impulses(7), "5.1", 0, "6.1"));
    assertThat(one[4]).containsExactly(0, 0, 0, 0, Math.sqrt(0.5), 1, 0);
  }

  @Test
  void lowFrequenciesAreMixedInWhenTold() {
    List<Signal> stereo = LayoutWords.downmix(context, impulses(6), "stereo", 0.5, "auto");
    assertThat(Signals.samples(session, stereo.get(1))[3])
        .isCloseTo(0.5 * Math.sqrt(0.5), within(1e-15));
    List<Signal> mono = LayoutWords.downmix(context, impulses(6), "mono", 0.5, "auto");
    assertThat(Signals.samples(session, mono.getFirst())[3]).isEqualTo(0.5);
  }

  @Test
  void heightIsPlayedBeneath() {
    double[][] mixed =
        Signals.visited(session, LayoutWords.downmix(context, impulses(10), "5.1", 0, "5.1.4"));
    double half = Math.sqrt(0.5);
    assertThat(mixed[0]).containsExactly(1, 0, 0, 0, 0, 0, half, 0, 0, 0);
    assertThat(mixed[5]).containsExactly(0, 0, 0, 0, 0, 1, 0, 0, 0, half);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          mono   | stereo | 0.7071 0.7071
          mono   | 5.1    | 0.0 0.0 1.0 0.0 0.0 0.0
          stereo | 5.0    | 1.0,0.0 0.0,1.0 0.0,0.0 0.0,0.0 0.0,0.0
          quad   | 5.0    | 1.0,0.0,0.0,0.0 0.0,1.0,0.0,0.0 0.0,0.0,0.0,0.0 0.0,0.0,1.0,0.0 0.0,0.0,0.0,1.0
          """)
  void moreLoudspeakersPlayTheSameChannels(String from, String to, String wanted) {
    int channels = Layout.of(from).places().size();
    assertThat(gains(LayoutWords.upmix(context, impulses(channels), to, from))).isEqualTo(wanted);
  }

  @Test
  void whatHasNoMoreChannelsStaysAsItIs() {
    assertThat(gains(LayoutWords.downmix(context, impulses(2), "stereo", 1, "auto")))
        .isEqualTo("1.0,0.0 0.0,1.0");
    assertThat(LayoutWords.downmix(context, impulses(1), "stereo", 1, "auto")).hasSize(1);
    assertThat(LayoutWords.upmix(context, impulses(8), "5.1", "auto")).hasSize(8);
  }

  /** A channel that ends first is silent from then on. */
  @Test
  void theLongestChannelDecides() {
    List<Signal> x = new ArrayList<>(Collections.nCopies(5, Signals.of(1, 1, 1)));
    x.add(Signals.of(1));
    double[] right =
        Signals.samples(session, LayoutWords.downmix(context, x, "stereo", 0, "auto").getLast());
    double half = Math.sqrt(0.5);
    assertThat(right).hasSize(3);
    assertThat(right[0] - right[2]).isCloseTo(half, within(1e-15));
  }

  @Test
  void whatIsUnknownIsNamed() {
    assertThatThrownBy(() -> LayoutWords.downmix(context, impulses(9), "stereo", 0, "auto"))
        .hasMessageStartingWith("x has 9 channels whose loudspeakers are not known");
    assertThatThrownBy(() -> LayoutWords.downmix(context, impulses(8), "octagon", 0, "auto"))
        .hasMessageStartingWith("to must be mono, stereo")
        .hasMessageEndingWith("but is 'octagon'");
    assertThatThrownBy(() -> LayoutWords.upmix(context, impulses(8), "5.1", "cube"))
        .hasMessageStartingWith("layout must be mono, stereo");
    assertThatThrownBy(() -> LayoutWords.upmix(context, impulses(2), "7.1", "5.1"))
        .hasMessage("layout '5.1' has 6 channels, but x has 2");
  }
}
