package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** Words of somebody else's, in a jar that {@code --path} names. */
class WordJarsTest {
  private static final String SOURCE =
      """
      package org.example;

      import tenuto.dsp.kernel.Arithmetic;
      import tenuto.dsp.word.In;
      import tenuto.dsp.word.Operator;
      import tenuto.engine.signal.Mapped;
      import tenuto.engine.signal.Signal;

      public final class Effects {
        @Operator(
            value = "The signal so many times as loud.",
            words = "Boost",
            example = "sf.Boost(sf.SineWave(100, 440))",
            own = true)
        public static Signal boost(
            @In("a signal") Signal x,
            @In(value = "gain", from = 0, to = 10, otherwise = "2") double times) {
          return Mapped.of(new Arithmetic.Gain(times), x);
        }
      }
      """;

  @TempDir static Path folder;
  private static Path jar;
  private static Path classes;

  @BeforeAll
  static void makeJar() throws IOException {
    classes = JarKit.compiled(folder, SOURCE);
    jar = jar("effects.jar", "Boost /org.example.Effects boost - boost method louder-still -\n");
  }

  private static Path jar(String name, String index) throws IOException {
    return JarKit.jar(folder.resolve(name), classes, index);
  }

  @Test
  void aPatchCallsThem() throws IOException {
    Path patch =
        Files.writeString(
            folder.resolve("patch.py"),
            "x = sf.Constant(10, 1)\n"
                + "print sf.ValueAt(x.boost(), 5), sf.ValueAt(sf.Boost(x, 5), 5)\n");
    CapturedRun told =
        TenutoRun.by("render", patch.toString(), "--path", jar.toString(), "--quiet");
    assertThat(told).isEqualTo(new CapturedRun(0, "2.0 5.0\n", ""));
  }

  /** The method does not: its annotation is enough. */
  @Test
  void theirNumbersAreCheckedByTheirRanges() throws IOException {
    Path patch =
        Files.writeString(folder.resolve("loud.py"), "sf.Boost(sf.Constant(10, 1), 10.5)\n");
    CapturedRun told =
        TenutoRun.by("render", patch.toString(), "--path", jar.toString(), "--quiet");
    assertThat(told.exit()).isEqualTo(1);
    assertThat(told.err())
        .startsWith("tenuto: sf.Boost: times must be between 0 and 10, but is 10.5\n");
  }

  @Test
  void theyAreListedExplainedAndStepsOfChains() throws IOException {
    assertThat(TenutoRun.by("ops", "Boost", "--path", jar.toString()).out())
        .isEqualTo("Boost(x, times=2)  The signal so many times as loud\n");
    assertThat(TenutoRun.by("help", "Boost", "--path", jar.toString()).out())
        .startsWith("sf.Boost(x, times=2)\n    The signal so many times as loud.");
    String sound = Sounds.write(folder.resolve("a.wav"), 8000, 0.1, 1).toString();
    for (String step : new String[] {"boost times=0.5", "louder-still 0.5"}) {
      CapturedRun told =
          TenutoRun.by(
              "process",
              step,
              sound,
              "--out",
              folder.resolve("out").toString(),
              "--force",
              "--path",
              jar.toString());
      assertThat(told.exit()).as(told.err()).isZero();
    }
  }

  @Test
  void whatIsNoJarOfWordsIsRefused() throws IOException {
    refused(folder.resolve("none.jar"), "--path must name a folder or a jar");
    refused(
        jar("taken.jar", "Mix /org.example.Effects boost - mix method - -\n"),
        "the word Mix is there already");
    Path empty = folder.resolve("empty.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(empty))) {
      out.putNextEntry(new JarEntry("nothing"));
    }
    refused(empty, "has no words: " + JarKit.INDEX + " is missing");
    refused(Files.writeString(folder.resolve("text.jar"), "text"), "text.jar");
  }

  /** What the index promises is there, and takes nothing away that had a meaning before. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          ''; has no words: META-INF/tenuto/words.txt is empty
          Boost; is not what the annotation processor of tenuto-index writes
          Boost /org.example.Effects boost x boost method - -; is not what the annotation processor
          Boost /org.example.None boost - boost method - -; the word Boost is in the index, but not in the code
          Boost /org.example.Effects none - boost method - -; the word Boost is in the index, but not in the code
          Boost /org.example.Effects boost - saw method - -; the word Boost cannot be a step saw of chains
          Boost /org.example.Effects boost - reverse method - -; cannot be a method reverse of signals
          Boost /org.example.Effects boost - boost method louder,fade-in-out,rbj-low-pass -; cannot be a step rbj-low-pass of chains
          """)
  void anIndexThatIsNotTheCodesIsRefused(String index, String message) throws IOException {
    refused(jar("odd.jar", index + "\n"), message);
  }

  private static void refused(Path jar, String message) {
    CapturedRun told = TenutoRun.by("ops", "--path", jar.toString());
    assertThat(told.exit()).isEqualTo(2);
    assertThat(told.err()).startsWith("tenuto: ").contains(message).containsOnlyOnce("\n");
  }
}
