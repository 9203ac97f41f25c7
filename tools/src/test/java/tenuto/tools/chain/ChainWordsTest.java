package tenuto.tools.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.generators.Generators;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.tools.support.Sounds;

/** The words of chains: each name one word, each word what it stands for. */
class ChainWordsTest {
  private static final Catalogue CATALOGUE = new Catalogue();
  private static final ChainWords WORDS = new ChainWords(CATALOGUE);

  @TempDir static Path folder;
  private static FileSession fileSession;
  private static Path sound;

  @BeforeAll
  static void open() throws Exception {
    fileSession =
        new FileSession(
            new Settings().withThreads(1).withScratch(folder), CATALOGUE, folder, false);
    sound = Sounds.write(folder.resolve("response.wav"), 48000, 0.01, 1);
  }

  @AfterAll
  static void close() {
    fileSession.close();
  }

  /** That two words give one name is an error where the table is made. */
  @Test
  void everyWordOfTheCatalogueHasANameOfItsOwn() {
    Map<String, String> names = new HashMap<>();
    for (String word : CATALOGUE.names()) {
      assertThat(names.put(CATALOGUE.kebabCase(word), word)).as(word).isNull();
      assertThat(CATALOGUE.kebabCase(word)).matches("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    }
    assertThat(names)
        .containsEntry("rbj-low-pass", "RBJLowPass")
        .containsEntry("write-file32", "WriteFile32")
        .containsEntry("db6", "DB6")
        .containsEntry("db-6", "DB_6")
        .containsEntry("raise", "Raise");
  }

  /** What SoX and ffmpeg call words that are spelled otherwise here. */
  @ParameterizedTest
  @CsvSource({
    "adelay, delay",
    "areverse, reverse",
    "aresample, resample",
    "atrim, cut",
    "bandreject, notch",
    "equalizer, peak",
    "loudnorm, loudness",
    "norm, normalise",
    "rate, resample"
  })
  void whatIsCalledOtherwiseElsewhereIsTheSameHere(String elsewhere, String here) {
    assertThat(WORDS.word(elsewhere)).isSameAs(WORDS.word(here));
    assertThat(WORDS.word(here).summary()).contains(elsewhere);
  }

  @ParameterizedTest
  @CsvSource({
    "channels, remix makes new channels",
    "fir, convolve FILE takes",
    "dcshift, dc removes an offset",
    "deemph, did you"
  })
  void whatIsDoneOtherwiseHereIsHinted(String elsewhere, String hint) {
    assertThatThrownBy(() -> WORDS.word(elsewhere))
        .hasMessageStartingWith("there is no such word; " + hint);
  }

  /** As SoX's: in chains it stored the sound, and changed nothing. */
  @Test
  void swapExchangesChannelsInPairs() {
    assertThat(done("swap", new double[] {1}, new double[] {2}, new double[] {3}))
        .containsExactly(new double[] {2}, new double[] {1}, new double[] {3});
  }

  /** With ffmpeg 5.1's afade the samples were the same, in all of these cases. */
  @ParameterizedTest
  @CsvSource({
    "fade-at in 1ms 2ms, '0, 0, .5, 1, 1, 1'",
    "fade-at in 4ms 4ms, '0, 0, 0, 0, 0, .25'",
    "fade-at out 1ms 4ms, '1, 1, .75, .5, .25, 0'",
    "fade-at out 4ms 4ms, '1, 1, 1, 1, 1, .75'",
  })
  void aFadeMayBeAtAnyPlace(String chain, String samples) {
    double[] ones = new double[6 * 48]; // 6 ms
    Arrays.fill(ones, 1);
    double[] made = done(chain, ones).getFirst();
    assertThat(made).hasSize(ones.length);
    String[] expected = samples.split(", ");
    for (int ms = 0; ms < expected.length; ms++) {
      double value = Double.parseDouble(expected[ms]);
      assertThat(made[48 * ms]).as("%d ms", ms).isCloseTo(value, within(1.0 / 48));
    }
  }

  /** Gains in dB that SoX 14.4.2 has at 50, 100, 200, 1500, 3000 and 6000 Hz. */
  @ParameterizedTest
  @CsvSource({
    "bass -6, -4.7552, -3, -1.2447, -0.0285, -0.0070, -0.0016",
    "bass 6 200, 5.6236, 4.7553, 3, 0.1122, 0.0280, 0.0065",
    "treble -6, -0.0018, -0.0070, -0.0280, -1.2262, -3, -4.8311",
    "treble 3dB 5kHz, 0.0003, 0.0011, 0.0045, 0.2366, 0.7723, 1.7919",
  })
  void shelvesOfSoxHaveItsResponse(
      String chain, double at50, double at100, double at200, double a, double b, double c) {
    double[] impulse = new double[48000];
    impulse[0] = 1;
    double[] made = done(chain, impulse).getFirst();
    double[] hz = {50, 100, 200, 1500, 3000, 6000};
    double[] expected = {at50, at100, at200, a, b, c};
    for (int i = 0; i < hz.length; i++) {
      double re = 0;
      double im = 0;
      for (int k = 0; k < made.length; k++) {
        re += made[k] * Math.cos(2 * Math.PI * hz[i] * k / 48000);
        im -= made[k] * Math.sin(2 * Math.PI * hz[i] * k / 48000);
      }
      assertThat(20 * Math.log10(Math.hypot(re, im))).isCloseTo(expected[i], within(2e-4));
    }
  }

  @Test
  void theTableHasEveryNameOnce() {
    List<String> names = WORDS.table().stream().map(line -> line.split(" ")[0]).toList();
    assertThat(names).doesNotHaveDuplicates().contains("highpass", "rbj-high-pass", "pcnt50");
    for (Word word : CATALOGUE.words()) {
      boolean takesFirst =
          !word.parameters().isEmpty()
              && word.parameters().getFirst().kind() == Parameter.Kind.SIGNAL;
      if (takesFirst && word.result() == Signal.class) {
        boolean writable =
            word.parameters().stream()
                .map(Parameter::kind)
                .noneMatch(
                    kind ->
                        kind == Parameter.Kind.ECHOES
                            || kind == Parameter.Kind.PLACES
                            || kind == Parameter.Kind.FILTER
                            || kind == Parameter.Kind.PROCESSOR);
        assertThat(names.contains(CATALOGUE.kebabCase(word.name())))
            .as(word.name())
            .isEqualTo(writable);
      }
    }
  }

  static Stream<ChainWord> words() {
    Set<String> hidden =
        ShortNames.of(CATALOGUE).stream().map(ChainWord::name).collect(Collectors.toSet());
    return WORDS.ofCatalogue().values().stream()
        .filter(word -> !hidden.contains(word.name()))
        .filter(word -> !word.name().matches("(db-?|pcnt-?)\\d*[1-9]")); // ten of each are enough
  }

  /** With values that the words' own examples have. */
  @ParameterizedTest
  @MethodSource("words")
  void everyWordCanBeCalled(ChainWord word) {
    StringBuilder chain = new StringBuilder(word.name());
    for (ChainWord.Slot slot : word.slots()) {
      chain.append(' ').append(slot.name()).append('=').append(value(word.name(), slot));
    }
    fileSession.begin(48000, 0);
    try (Chain.Applied applied = StepChain.parse(chain.toString(), WORDS).on(fileSession)) {
      Signal tone = Slices.of(Generators.sineWave(fileSession.session(), 400, 440), 0, 16384);
      assertThat(applied.apply(List.of(tone), x -> x)).as("%s", chain).isNotEmpty();
    } finally {
      fileSession.end();
    }
  }

  private static String value(String word, ChainWord.Slot slot) {
    if (slot.measure() == ValueKind.FILE) {
      return sound.toString();
    }
    if (!slot.otherwise().isEmpty()) {
      return slot.otherwise();
    }
    return switch (slot.name()) {
      case "order", "octaves", "q" -> "1";
      case "highHz" -> "2kHz";
      case "outputs" -> "1";
      case "bpm" -> "120";
      case "beats" -> "1";
      case "samples" -> "480";
      case "modes" -> "200:300:0.5";
      case "moments" -> "0:0;200:300";
      default ->
          switch (slot.measure()) {
            case HERTZ -> slot.name().equals("sourceRate") ? "48kHz" : "1kHz";
            case MILLISECONDS -> "10ms";
            case DECIBELS -> "-40dB";
            case ROWS -> "200:3;1kHz:6";
            default -> word.equals("multiply") ? sound.toString() : "0.5";
          };
    };
  }

  /** Whatever a parameter's help says, its values are written in its unit. */
  @ParameterizedTest
  @CsvSource({
    "plate depth=0.3ms tail=0.02s, plate depth=0.3 tail=20",
    "reverb size=12m preDelay=0.002s rate=0.5Hz tail=20ms, reverb size=12 preDelay=2 rate=0.5"
        + " tail=20",
    "spring depth=1ms ms=0.05s tail=20, spring depth=1 ms=50 tail=20",
    "chorus depth=2ms rate=1.5Hz, chorus depth=2 rate=1.5",
    "svf-low-pass hz=1.2kHz q=2, svf-low-pass hz=1200 q=2",
    "limiter ceiling=-1dBTP lookahead=1ms, limiter ceiling=-1 lookahead=1",
    "pitch-shift semitones=-3st, pitch-shift semitones=-3",
    "binaural azimuth=30deg elevation=-10deg radius=9cm, binaural azimuth=30 elevation=-10"
        + " radius=9",
    "compressor threshold=-20dBFS attack=5ms knee=6dB, compressor threshold=-20 attack=5 knee=6"
  })
  void valuesAreWrittenInTheirUnit(String withUnits, String without) {
    double[] tone = new double[960];
    Arrays.setAll(tone, i -> Math.sin(0.05 * i));
    List<double[]> first = Sounds.through(fileSession, StepChain.parse(withUnits, WORDS), tone);
    List<double[]> second = Sounds.through(fileSession, StepChain.parse(without, WORDS), tone);
    assertThat(first.toArray(double[][]::new)).isDeepEqualTo(second.toArray(double[][]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "plate depth=50%; depth must be a time such as 10, 10ms or 0.5s",
        "plate rate=50%; rate must be a frequency such as",
        "reverb size=50%; size must be metres such as 2 or 2m",
        "pitch-shift semitones=50%; semitones must be semitones such as -3 or -3st",
        "limiter ceiling=50%; ceiling must be decibels such as -3 or -3dB",
        "butterworth-low-pass hz=1kHz order=50%; order must be a number such as 4"
      })
  void aPartOfATimeAFrequencyOrACountIsRefused(String chain, String error) {
    assertThatThrownBy(() -> StepChain.parse(chain, WORDS)).hasMessageContaining(error);
  }

  @Test
  void aFileStandsWhereANumberMayMove() throws IOException {
    double[] hz = new double[X.length];
    Arrays.fill(hz, 1000);
    Path file = Sounds.write(folder.resolve("hz.wav"), 48000, hz);
    Path both = Sounds.write(folder.resolve("both.wav"), 48000, hz, Y);
    List<double[]> told = done("shaped-ladder-low-pass 1000 0.5", X, X);
    List<double[]> read = done("shaped-ladder-low-pass '%s' 0.5".formatted(file), X, X);
    assertThat(read).usingElementComparator(Arrays::compare).isEqualTo(told);
    List<double[]> each = done("shaped-ladder-low-pass '%s' 0.5".formatted(both), X, X);
    assertThat(each.get(0)).isEqualTo(told.get(0));
    assertThat(each.get(1)).isNotEqualTo(told.get(1));
    assertThatThrownBy(() -> done("compressor '%s'".formatted(both), X, Y))
        .hasMessageContaining("must be a file of one channel, but has 2");
  }

  private List<double[]> done(String chain, double[]... channels) {
    return Sounds.through(fileSession, StepChain.parse(chain, WORDS), channels);
  }

  private static final double[] X = new double[4800];
  private static final double[] Y = new double[4800];

  static {
    Arrays.setAll(X, i -> Math.sin(i * 0.1) + 0.1);
    Arrays.setAll(Y, i -> Math.cos(i * 0.7) / 2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "highpass 80; rbj-high-pass 80 0.7071067811865476",
        "highpass 80; butterworth-high-pass 80 2",
        "lowpass 1kHz; butterworth-low-pass 1000 2",
        "lowpass 1kHz 3; rbj-low-pass 1000 3",
        "bandpass 1kHz 2oct; rbj-band-pass 1000 2",
        "notch 1kHz 0.5o; rbj-notch 1000 0.5",
        "peak 1kHz 1oct -6dB; rbj-peaking 1000 1 -6",
        "lowshelf 200 -6; rbj-low-shelf 200 0.7071067811865476 -6",
        "highshelf 2000 3dB 1; rbj-high-shelf 2000 1 3",
        "shelf low 200 -6 1; rbj-low-shelf 200 1 -6",
        "shelf high 200 -6 1; rbj-high-shelf 200 1 -6",
        "gain 50%; pcnt50",
        "vol 0.5; pcnt50",
        "vol -6dB; db-6",
        "pitch 300; pitch-shift 3",
        "tempo 2; time-stretch 0.5",
        "atempo 50%; time-stretch 2",
        "gain -6dB; db-6",
        "gain -6; numeric-volume 0.5011872336272722",
        "normalise -6; normalise-peak -6",
        "normalize; normalise-peak 0",
        "dc; remove-dc",
        "loudness -16LUFS; normalise-loudness -16",
        "trim -20dB; trim-silence -20",
        "pad 10ms 20ms; pad 10ms behind=0.02s",
        "resample 44.1k; convert-sample-rate 48000 44100",
        "eq 1kHz:-6dB:2; peak 1kHz 2q -6dB",
        "anequalizer 200:-6:1:1; lowshelf 200 -6 1",
        "allpass 700 1.5; rbj-all-pass 700 1.5",
        "speed 2; convert-sample-rate 96000 48000",
        "speed 50%; convert-sample-rate 24000 48000",
      })
  void aShortNameIsWhatItStandsFor(String chain, String same) {
    List<double[]> made = done(chain, X, Y);
    List<double[]> expected = done(same, X, Y);
    assertThat(made).hasSameSizeAs(expected);
    for (int i = 0; i < made.size(); i++) {
      assertThat(made.get(i)).containsExactly(expected.get(i), within(1e-12));
    }
  }

  @Test
  void rowsOfNumbersAreParted() {
    assertThat(done("eq 200:3:0.7:1;1.5kHz:-6dB;8k:2", X).getFirst())
        .isEqualTo(done("eq 200:3:0.7:1, eq 1500:-6, eq 8000:2", X).getFirst());
    for (String wrong : List.of("eq 200:", "eq 200:3;", "eq 200:3oct", "eq a:b")) {
      assertThatThrownBy(() -> StepChain.parse(wrong, WORDS))
          .hasMessageContaining("bands must be rows of numbers such as 200:3:0.7;1.5kHz:-6dB");
    }
  }

  @Test
  void aCrossoversBandsAreChannels() {
    List<double[]> bands = done("acrossover 300Hz 3kHz", X);
    assertThat(bands).hasSize(3);
    assertThat(done("crossover 300 3000 0 4", X).getFirst()).isEqualTo(bands.getFirst());
    assertThat(done("crossover 1kHz", X, Y)).hasSize(4);
  }

  /** As Sonic Field's words of odd order are not. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "butterworth-high-pass 100 3",
        "butterworth-band-pass 100 10000 1",
        "bessel-high-pass 100 1",
        "bessel-band-pass 100 10000 3",
        "shaped-butterworth-band-pass 100 10000 1"
      })
  void aWaveStaysUpright(String chain) {
    double[] click = new double[64];
    click[0] = 1;
    assertThat(done(chain, click).getFirst()[0]).isPositive();
  }

  /** Of SoX's bandwidths in Hz and Q: alpha = sin w0 / 2q of the cookbook, whose gain is known. */
  @ParameterizedTest
  @CsvSource({
    "notch 1kHz 100, 950",
    "notch 1kHz 100, 1051",
    "bandpass 1kHz 10q, 951.2",
    "butterworth-band-pass 100 10000 1, 100",
    "butterworth-band-pass 100 10000 1, 10000",
    "butterworth-band-pass 100 10000 3, 10000",
    "butterworth-high-pass 300 3, 300",
    "shaped-butterworth-band-pass 100 10000 1, 10000"
  })
  void aBandIs3DecibelsDownAtItsEdges(String chain, double edge) {
    double[] tone = new double[48000];
    Arrays.setAll(tone, i -> Math.sin(2 * Math.PI * edge * i / 48000));
    double[] made = done(chain, tone).getFirst();
    double power = 0;
    for (int i = 24000; i < 48000; i++) {
      power += made[i] * made[i] / 24000;
    }
    assertThat(power).isCloseTo(0.25, within(0.012));
  }

  @Test
  void timesAndChannels() {
    double[] ramp = new double[480];
    Arrays.setAll(ramp, i -> i);
    assertThat(done("cut 1ms 2ms", ramp).getFirst()).hasSize(48).startsWith(48).endsWith(95);
    assertThat(done("cut 9ms", ramp).getFirst()).hasSize(48).endsWith(479);
    assertThat(done("cut 9ms 1s", ramp).getFirst()).hasSize(48).endsWith(479);
    assertThat(done("reverse", ramp).getFirst()).startsWith(479).endsWith(0);
    assertThat(done("delay 1ms", ramp).getFirst())
        .hasSize(528)
        .contains(0, org.assertj.core.data.Index.atIndex(48))
        .endsWith(479);
    assertThat(done("delay 0 1ms", ramp, ramp)).extracting(x -> x.length).containsExactly(480, 528);
    assertThat(done("fade 5ms 5ms", ramp).getFirst()[120]).isEqualTo(60);
    assertThat(done("remix 2 1 1+2", ramp, X).get(0)).isEqualTo(X);
    assertThat(done("remix -", ramp, ramp)).hasSize(1);
  }

  @Test
  void aResponseOfOneChannelServesAllAndIsBroughtToTheirRate() throws Exception {
    Path delta = folder.resolve("delta.wav");
    Sounds.write(delta, 96000, new double[] {0.5, 0, 0, 0});
    List<double[]> made = done("convolve " + delta, X, Y);
    assertThat(made).hasSize(2);
    Path own = folder.resolve("own.wav");
    Sounds.write(own, 48000, new double[] {0.5, 0, 0.25});
    double[] x = done("convolve '" + own + "'", X, Y).getFirst();
    assertThat(x).hasSize(4802);
    for (int i = 2; i < 4800; i++) {
      assertThat(x[i]).isCloseTo(0.5 * X[i] + 0.25 * X[i - 2], within(1e-12));
    }
  }
}
