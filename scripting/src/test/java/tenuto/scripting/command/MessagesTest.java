package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** What people type who do not know the manual by heart, and what they are told. */
class MessagesTest {
  @TempDir Path folder;
  private String sound;
  private String out;

  @BeforeEach
  void setUp() throws IOException {
    sound = Sounds.write(folder.resolve("a.wav"), 8000, 0.1, 1).toString();
    out = folder.resolve("out").toString();
  }

  @Test
  void aChainThatWasForgottenIsNamed() {
    for (String first : new String[] {sound, folder.toString(), "-", "other.wav", "*.flac"}) {
      CapturedRun told = TenutoRun.by("process", first, sound, "--out", out);
      assertThat(told.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(told.err())
          .startsWith(
              ("tenuto: a chain is missing before the files, such as \"normalise"
                      + " -1dB\": '%s' is not a chain")
                  .formatted(first));
    }
    assertThat(TenutoRun.by("process", "gian -3", sound, "--out", out).err())
        .contains("did you mean gain?");
  }

  @Test
  void misspeltCommandsAndOptionsAreSuggested() {
    CapturedRun told = TenutoRun.by("proces", "gain 1", sound, "--out", out);
    assertThat(told.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(told.err())
        .isEqualTo(
            "tenuto: there is no command 'proces'; did you mean process? (see tenuto --help)\n");
    told = TenutoRun.by("process", "gain 1", sound, "--out", out, "--bit=16");
    assertThat(told.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(told.err())
        .isEqualTo(
            "tenuto: there is no option --bit; did you mean --bits? (see tenuto process --help)\n");
    assertThat(TenutoRun.by("formats", "x").err()).contains("Unmatched argument");
  }

  @Test
  void helpOfAMissingPresetIsAboutPresets() {
    CapturedRun told = TenutoRun.by("help", "@nope");
    assertThat(told.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(told.err()).startsWith("tenuto: @nope: there is no ").contains("preset");
  }

  /** A chain may end in the name of a sound. */
  @Test
  void aChainThatNamesASoundIsNoFile() {
    String[][] chains = {
      {"compressor -30dB 4 key=no.wav", "step 1 (compressor -30dB 4 key=no.wav): key must be"},
      {"convolve my room.wav", "step 1 (convolve my room.wav): "},
    };
    for (String[] chain : chains) {
      CapturedRun told = TenutoRun.by("process", chain[0], sound, "--out", out);
      assertThat(told.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(told.err()).startsWith("tenuto: " + chain[1]);
    }
  }

  @Test
  void aMissingFileIsNamedAsMissing() {
    String missing = folder.resolve("no.wav").toString();
    String[][] commands = {
      {"mix", sound, missing, "--out", out + ".wav"},
      {"join", sound, missing, "--out", out + ".wav"},
      {"compare", sound, missing},
      {"tag", sound, "--copy-from", missing},
      {"split", sound, "--tracks", missing, "--out", out},
    };
    for (String[] command : commands) {
      CapturedRun told = TenutoRun.by(command);
      assertThat(told.exit()).isEqualTo(ExitCode.FAILED);
      assertThat(told.err()).startsWith("tenuto: there is no file " + missing + "\n");
    }
  }

  /** The last one is read, and not written. */
  @ParameterizedTest
  @ValueSource(strings = {"b.mp4", "b.ape", "b.mp2", "b.caf"})
  void aNameOfASoundIsNoFolder(String name) {
    Path named = folder.resolve(name);
    CapturedRun told = TenutoRun.by("convert", sound, "--out", "" + named);
    assertThat(told.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(told.err()).contains("--out must name a folder").contains("does not write such");
    assertThat(named).doesNotExist();
  }

  @Test
  void aLevelOfSilenceIsNotAboveFullScale() {
    String[][] commands = {
      {"measure", sound, "--silence", "60"},
      {"split", sound, "--at-silence", "--silence", "60", "--out", out},
    };
    for (String[] command : commands) {
      CapturedRun told = TenutoRun.by(command);
      assertThat(told.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(told.err()).contains("--silence must be a level in dBFS, 0 or below, such as -60");
    }
    assertThat(TenutoRun.by("split", sound, "--out", out).err())
        .startsWith("tenuto: one of --at, --every, --into, --at-silence, --at-cues and --tracks");
  }

  @ParameterizedTest
  @CsvSource({"44.1k, 44100", "44.1kHz, 44100", "22050Hz, 22050", "11025, 11025"})
  void ratesAreWrittenAsInChains(String written, double rate) throws IOException {
    CapturedRun told = TenutoRun.by("convert", sound, "-o", out, "--rate", written);
    assertThat(told.exit()).as(told.err()).isZero();
    try (OpenFiles files = new OpenFiles()) {
      assertThat(SoundFiles.open(files, Path.of(out, "a.wav")).about().sampleRate())
          .isEqualTo(rate);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"fast", "44.1q", "", "1:02"})
  void whatIsNoRateIsRefused(String written) {
    for (String command : new String[] {"convert", "render"}) {
      CapturedRun told = TenutoRun.by(command, sound, "-o", out, "--rate", written);
      assertThat(told.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(told.err())
          .contains("a sample rate must be written as 44100 or 44.1k, but is '" + written + "'");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "process, Usage: tenuto process",
    "measure, Usage: tenuto measure",
    "gain, 'gain gain [dB or %]'",
    "highpass, 'highpass hz [Hz] q=0.7071067811865476'",
    "rbj-low-pass, rbj-low-pass"
  })
  void helpKnowsCommandsAndWordsOfChains(String name, String begin) {
    CapturedRun told = TenutoRun.by("help", name);
    assertThat(told.exit()).as(told.err()).isZero();
    assertThat(told.out()).startsWith(begin);
  }

  @Test
  void helpTellsOfEachParameter() {
    assertThat(TenutoRun.by("help", "fade").out())
        .contains("A linear fade-in", "  rise: a time with its unit", "default: 0");
    assertThat(TenutoRun.by("help", "nothing-like-it").exit()).isEqualTo(ExitCode.USAGE);
  }

  /** A name of bytes that are no letters comes from the system with marks in their places. */
  @Test
  void aNameThatIsNoUtf8IsCalledThat() throws Exception {
    int exit =
        new ProcessBuilder("/bin/sh", "-c", "cp a.wav \"$(printf 'caf\\351.wav')\"")
            .directory(folder.toFile())
            .start()
            .waitFor();
    assertThat(exit).isZero();
    CapturedRun told = TenutoRun.by("measure", folder.toString());
    assertThat(told.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(told.err())
        .contains("its name is not valid UTF-8, so it cannot be opened: rename it");
    CapturedRun named = TenutoRun.by("info", folder.resolve("caf\ufffd.wav").toString());
    assertThat(named.err()).contains("its name is not valid UTF-8");
    CapturedRun batch = TenutoRun.by("convert", folder.toString(), "--out", out);
    assertThat(batch.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(batch.err()).contains("its name is not valid UTF-8");
    assertThat(Files.exists(Path.of(out, "a.wav"))).isTrue();
  }

  @Test
  void theWordsOfChainsAreJsonToo() {
    CapturedRun told = TenutoRun.by("ops", "--chain", "--json");
    Map<String, JsonObject> words = records(told);
    assertThat(words.size()).isEqualTo((int) TenutoRun.by("ops", "--chain").out().lines().count());
    JsonObject fade = words.get("fade");
    assertThat(fade.get("summary").getAsString()).startsWith("A linear");
    var fall = fade.get("parameters").getAsJsonArray().get(1).getAsJsonObject();
    assertThat(fall.get("name").getAsString()).isEqualTo("fall");
    assertThat(fall.get("unit").getAsString()).isEqualTo("time");
    assertThat(fall.get("default").getAsString()).isEqualTo("0");
    assertThat(List.of("rbj-low-pass", "gain", "convert-sample-rate"))
        .allSatisfy(name -> assertThat(words).containsKey(name));
  }

  private static Map<String, JsonObject> records(CapturedRun told) {
    Map<String, JsonObject> records = new HashMap<>();
    for (String line : told.out().lines().toList()) {
      JsonObject record = JsonParser.parseString(line).getAsJsonObject();
      assertThat(records.put(record.get("word").getAsString(), record)).isNull();
    }
    return records;
  }
}
