package tenuto.tools.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.setup.Settings;
import tenuto.tools.input.ChainException;
import tenuto.tools.support.Sounds;

class StepChainTest {
  private static final ChainWords WORDS = new ChainWords(new Catalogue());

  private static String read(String chain) {
    return StepChain.parse(chain, WORDS).text();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "true; gain -3dB,  Speed 2",
        "true; resample 44100",
        "true; gain 1 | convert-sample-rate 96000 44100",
        "false; gain -3dB, highpass 80"
      })
  void saysWhetherItChangesTheRate(boolean changes, String chain) {
    assertThat(StepChain.parse(chain, WORDS).changesRate()).isEqualTo(changes);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "lowpass 80; lowpass[80.0, 0.7071067811865476]",
        "lowpass 80Hz 2; lowpass[80.0, 2.0]",
        "LowPass 1.5kHz q=50%; lowpass[1500.0, 0.5]",
        "lowpass 1.5k; lowpass[1500.0, 0.7071067811865476]",
        "fade 10ms 0.5s; fade[10.0, 500.0, linear]",
        "fade 10ms 20ms smooth; fade[10.0, 20.0, smooth]",
        "fade fall=1min rise=0; fade[0.0, 60000.0, linear]",
        "fade 1:02.5 1:00:00; fade[62500.0, 3600000.0, linear]",
        "gain 50%; gain[0.5]",
        "gain -20dB; gain[0.1]",
        "gain 20; gain[10.0]",
        "normalise; normalise[0.0]",
        "normalize -1.5db; normalize[-1.5]",
        "rbj-low-pass hz=1000 q=.7; rbj-low-pass[1000.0, 0.7]",
        "resonant-filter 0.5 1 10ms; resonant-filter[0.5, 1.0, 10.0]",
        "resonant-filter 0.5 1 10; resonant-filter[0.5, 1.0, 10.0]",
        "remix 1+2 0; remix[1+2 0]",
        "volume=-3dB, areverse; vol[0.7079457843841379], reverse[]",
        "spectral-shift -1.5kHz 1024; spectral-shift[-1500.0, 1024.0, 80.0]",
        "afreqshift 80; afreqshift[80.0, 0.0, 80.0]",
        "'  gain  3 , dc |reverse '; gain[1.4125375446227544], dc[], reverse[]",
      })
  void readsNamesValuesAndUnits(String chain, String meant) {
    assertThat(read(chain)).isEqualTo(meant);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "gain -3 dB# step 1 (gain -3 dB): a unit follows its number without a space: -3dB, not -3"
            + " dB",
        "fade 10 ms# step 1 (fade 10 ms): a unit follows its number without a space: 10ms, not 10"
            + " ms (the shape, which SoX has first, comes last here)",
        "highpass 80 Hz# step 1 (highpass 80 Hz): a unit follows its number without a space: 80Hz,"
            + " not 80 Hz",
        "gian 3# step 1 (gian 3): there is no such word; did you mean gain?",
        "gain -3, highpas 80# step 2 (highpas 80): there is no such word; did you mean highpass?",
        "rubberband 2# step 1 (rubberband 2): there is no such word; time-stretch and pitch-shift"
            + " do what it does",
        "silence 1# step 1 (silence 1): there is no such word; trim removes silence at both ends,"
            + " truncate-silence within",
        "acompressor=threshold=0.1:ratio=4:attack=20# step 1"
            + " (acompressor=threshold=0.1:ratio=4:attack=20): values follow a name after a space;"
            + " here it is 'acompressor threshold=-20dB ratio=4 attack=20'",
        "silenceremove=1# step 1 (silenceremove=1): there is no such word; trim removes silence at"
            + " both ends, truncate-silence within",
        "normalis# step 1 (normalis): there is no such word; did you mean normalise?",
        "highpass 1e400# step 1 (highpass 1e400): hz must be a frequency above 0 such as 80, 80Hz"
            + " or 1.5kHz, or an existing sound file or @a.csv, but is '1e400'",
        "highpass 80x# step 1 (highpass 80x): hz must be a frequency above 0 such as 80, 80Hz or"
            + " 1.5kHz, or an existing sound file or @a.csv, but is '80x'",
        "highpass 3dB# step 1 (highpass 3dB): hz must be a frequency above 0 such as 80, 80Hz or"
            + " 1.5kHz, or an existing sound file or @a.csv, but is '3dB'",
        "highpass# step 1 (highpass): needs hz (a frequency above 0 such as 80, 80Hz or 1.5kHz, or"
            + " an existing sound file or @a.csv)",
        "lowpass=f=1000:p=1# step 1 (lowpass=f=1000:p=1): values follow a name after a space, as in"
            + " 'lowpass hz [Hz] q=0.7071067811865476'",
        "adelay=500# step 1 (adelay=500): values follow a name after a space, as in 'delay times'",
        "remix 1,2# step 1: a comma begins a further step; remix '1+2' is the mean of two channels",
        "gain -n -3# step 1 (gain -n -3): takes 1 argument, but got 2: it is gain gain [dB or %] (of SoX it is 'normalise"
            + " -3dB' here)",
        "dc 1# step 1 (dc 1): takes 0 arguments, but got 1: it is dc",
        "trim 0 10# step 1 (trim 0 10): takes 1 argument, but got 2: it is trim dB [dB]=-90.3 (of SoX it is 'cut 0s 10s'"
            + " here)",
        "highpass 80 hz=80# step 1 (highpass 80 hz=80): got hz twice",
        "highpass 80 z=1# step 1 (highpass 80 z=1): has no parameter z: it is highpass hz [Hz]"
            + " q=0.7071067811865476",
        "highpass hz=80 2# step 1 (highpass hz=80 2): '2' must come before values given by name",
        "fade 10 500# step 1 (fade 10 500): rise must be a time with its unit, such as 10ms, 0.5s"
            + " or 1:02.5, but is '10' (of SoX it is 'cut 0s 500s, fade 10s 10s exponential' here)",
        "gain 1,,gain 2# step 2 is empty",
        "gain 1,# step 2 is empty",
        "''# step 1 is empty",
        "'gain -3,5dB'# step 1: a comma begins a further step, and numbers have a decimal point:"
            + " -3.5dB, not -3,5dB",
        "gain \"1# step 1: a quote \" is not closed",
        "convolve none.wav# step 1 (convolve none.wav): response must be an existing sound file,"
            + " but is 'none.wav'",
        "spectral-shift none.wav# step 1 (spectral-shift none.wav): hz must be a shift such as 80,"
            + " -80Hz or 1.5kHz, or an existing sound file or @a.csv, but is 'none.wav'",
        "length# step 1 (length): sf.Length(x) returns no signal that a chain could continue with",
        "volume 3 4# step 1 (volume 3 4): takes 1 argument, but got 2: it is volume dB [dB]",
        "mix-at 3# step 1 (mix-at 3): sf.MixAt(x...) does not take a signal first",
      })
  void namesStepRuleAndValueOfWhatIsWrong(String chain, String message) {
    assertThatThrownBy(() -> read(chain)).isInstanceOf(ChainException.class).hasMessage(message);
  }

  /** What no file could make right is refused before any is touched. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "highpass 80 0; step 1 (highpass 80 0): q must be above 0 and finite, but is 0",
        "gain 1, notch 100 -2; step 2 (notch 100 -2): width must be above 0 and finite, but is"
            + " -2.0",
        "butterworth-low-pass 100 12; step 1 (butterworth-low-pass 100 12): order must be a whole"
            + " number from 1 to 11, but is 12",
        "trim 3dB; step 1 (trim 3dB): dB must be below 0, but is 3",
        "cut 2s 1s; step 1 (cut 2s 1s): end must not be before start, but they are 1000.0 and"
            + " 2000.0 ms",
        "shelf middle 100 3; step 1 (shelf middle 100 3): kind must be low or high, but is"
            + " 'middle'",
      })
  void triesValuesOnSilence(String chain, String message) {
    StepChain steps = StepChain.parse(chain, WORDS);
    try (FileSession fileSession =
        new FileSession(new Settings().withThreads(1), WORDS.catalogue(), Path.of(""), false)) {
      assertThatThrownBy(() -> steps.tryOn(fileSession))
          .isInstanceOf(ChainException.class)
          .hasMessage(message);
    }
  }

  /** Steps that store what they are given are given what is stored already. */
  @Test
  void nothingThatStepsStoreIsKeptAfterAFile() {
    double[] sound = new double[48_000];
    Arrays.setAll(sound, i -> i % 100 / 100.0);
    try (FileSession fileSession =
        new FileSession(new Settings().withThreads(1), WORDS.catalogue(), Path.of(""), false)) {
      StepChain steps = StepChain.parse("loudness -16, trim -60dB, normalise -1dB", WORDS);
      assertThat(Sounds.through(fileSession, steps, sound, sound)).hasSize(2);
      assertThat(fileSession.session().memory().usage().lent()).isZero();
    }
  }

  @Test
  void quotedTextIsNeverParted() {
    assertThat(StepText.of("a 'b, c=d' x=\"y z\"|e"))
        .hasToString(
            "[StepText[number=1, parts=[Part[text=a, equals=-1], Part[text=b, c=d, equals=-1],"
                + " Part[text=x=y z, equals=1]]], StepText[number=2, parts=[Part[text=e,"
                + " equals=-1]]]]");
  }
}
