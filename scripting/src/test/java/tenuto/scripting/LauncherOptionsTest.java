package tenuto.scripting;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Model.OptionSpec;

/** The launcher reads of a command line whether it wants vectors, and guesses nothing. */
class LauncherOptionsTest {
  private static final String BEGIN = "\nneeds_vectors() {\n";
  private static final String END = "\nvectors=\n";

  @TempDir Path folder;

  private static String launcher() throws Exception {
    return Files.readString(Command.root().resolve("tenuto"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "yes | render x.py",
        "no  | info my-rate.wav",
        "no  | ''",
        "no  | convert 'my --rate.wav' --out d",
        "no  | convert --out d -- --rate.wav --rate",
        "no  | convert --name --rate x.wav",
        "yes | convert x.wav --out d --rate 44100",
        "yes | convert --rate=44100 x.wav",
        "no  | process 'gain -3dB' generated.wav operate/speed.wav 'a.py b.wav' resample",
        "no  | process --out speed 'gain -3dB' x.wav",
        "no  | process 'convolve speed.wav' x.wav",
        "no  | process 'gain *' x.wav",
        "no  | process --out d -- 'gain 1' speed",
        "no  | process --out",
        "yes | process f.py x.wav",
        "yes | process --out d 'gain -3dB,  speed 2' x.wav",
        "yes | process 'resample 44100' x.wav",
        "yes | process --quiet --json --jobs 2 'convert-sample-rate 96000 44100' x.wav",
        "yes | process --out d -- 'speed 2' x.wav",
        "yes | process 'gain 1' x.wav --rate 44100"
      })
  void takesVectorsForWhatComputesMuch(String vectors, String line) throws Exception {
    String launcher = launcher();
    String functions = launcher.substring(launcher.indexOf(BEGIN), launcher.indexOf(END));
    String arguments = line == null ? "" : line;
    Path script = folder.resolve("script");
    Files.writeString(
        script,
        "set -u"
            + functions
            + "\nif needs_vectors "
            + arguments
            + "; then echo yes; else echo no; fi\n");

    Command result = Command.run(Command.of(folder, Path.of("/bin/sh"), script.toString()));

    assertThat(result).isEqualTo(new Command(0, vectors + "\n", ""));
  }

  /** What stands behind another option is neither a chain nor an option. */
  @Test
  void knowsEveryOptionThatTakesValue() throws Exception {
    Matcher known =
        Pattern.compile("\n    -o \\| ((?:--[a-z-]+ \\| )+--[a-z-]+)\\)\n").matcher(launcher());
    assertThat(known.find()).isTrue();

    assertThat(new TreeSet<>(Arrays.asList((known.group(1) + " | --rate").split(" \\| "))))
        .isEqualTo(
            Stream.of("process", "convert")
                .flatMap(
                    name ->
                        Tenuto.line(name)
                            .getSubcommands()
                            .get(name)
                            .getCommandSpec()
                            .options()
                            .stream())
                .filter(option -> option.arity().max() > 0)
                .map(OptionSpec::longestName)
                .collect(TreeSet::new, TreeSet::add, TreeSet::addAll));
  }
}
