package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;

/** Files that a patch reads when it wants their samples. */
class ReadFileTest {
  @TempDir Path folder;
  private Patches patches;
  private String take;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
    take = folder.resolve("out/take.wav").toString();
    patches.scoped("sf.WriteFile([sf.SineWave(2000, 440)] * 2, 'take.wav', 'float64')").ok();
  }

  @Test
  void takesNoRoomUntilItIsStored() {
    for (String end : new String[] {"", "sf.Realise(l)\n"}) {
      Patches.Ran ran =
          patches.run("patch.sy", "l, r = sf.ReadFile('%s')\n%s".formatted(take, end));
      assertThat(ran.ok().result().leaks()).hasSize(end.isEmpty() ? 0 : 1);
    }
  }

  @Test
  void isReadFromTheFileThatWasThereWhenItsNameIsWrittenAnew() {
    patches
        .scoped(
            """
            import sys
            l, r = sf.ReadFile(sys.argv[1])
            before = sf.ValueAt(l, 100)
            sf.WriteFile([l * 0.5, r * 0.5], 'take.wav', 'float64')
            same(sf.ValueAt(l, 100), before)
            same(sf.ValueAt(sf.ReadFile(sys.argv[1])[0], 100), before / 2)
            """,
            take)
        .ok();
  }

  @Test
  void aFileCutShortMeanwhileIsAnErrorOfTheWordThatWantedIt() throws IOException {
    String patch =
        """
        import sys
        l, r = sf.ReadFile(sys.argv[1])
        open(sys.argv[1], 'r+').truncate(100000)
        sf.WriteFile16(l, 'never.wav')
        """;
    Patches.Ran ran = patches.run("patch.py", patch, take);
    assertThat(ran.result().exit()).isEqualTo(1);
    assertThat(ran.error())
        .startsWith(
            "sf.WriteFile16: %s: the file was truncated since it was opened".formatted(take))
        .contains("patch.py:4: sf.WriteFile16");
    assertThat(folder.resolve("out/never.wav")).doesNotExist();
  }

  @Test
  void everyFormatIsWrittenAndRead() {
    patches
        .scoped(
            """
            import sys
            x = [sf.Realise(sf.WhiteNoise(500) * 0.5), sf.SineWave(500, 440)]
            out = sys.argv[1].replace('take.wav', '')
            for name in ('a.rf64', 'a.w64', 'a.aiff', 'a.aifc', 'a.npy', 'a.wav'):
                sf.WriteFile(x, name, 'float64')
                for was, now in zip(x, sf.ReadFile(out + name)):
                    same(sf.MaxValue(was - now), 0)
                    same(len(was), len(now))
            sf.WriteFile(x, 'a.raw', 'pcm16be')
            l, r = sf.ReadFile(out + 'a.raw', 'pcm16be 96000 2')
            assert sf.MaxValue(x[0] - l) < 1.5 / 32768
            """,
            take)
        .ok();
  }

  @Test
  void ditherIsSeededAndLeavesAloneWhatFits() throws IOException {
    String patch =
        """
        import sys
        out = sys.argv[1].replace('take.wav', '')
        x = sf.SineWave(500, 440) * 0.5
        sf.WriteFile(x, 'a.wav', 'pcm16')
        sf.WriteFile(x, 'none.wav', 'pcm16', 'none')
        sf.WriteFile16(x, 'plain.wav')
        a, none, plain = [sf.ReadFile(out + name)[0] for name in ('a.wav', 'none.wav', 'plain.wav')]
        sf.WriteFile(a, 'again.wav', 'pcm16')
        again = sf.ReadFile(out + 'again.wav')[0]
        def difference(p, q):
            return max(sf.MaxValue(p - q), sf.MaxValue(q - p))
        same(difference(plain, none), 0)
        same(difference(again, a), 0)
        assert 0 < difference(a, x) < 1.5 / 32768
        assert difference(a, none) > 0
        """;
    patches.scoped(patch, take).ok();
    byte[] first = Files.readAllBytes(folder.resolve("out/a.wav"));
    patches.scoped(patch, take).ok();
    assertThat(folder.resolve("out/a.wav")).hasBinaryContent(first);
    assertThat(Files.size(folder.resolve("out/plain.wav"))).isEqualTo(44 + 2 * 48_000);
  }

  @Test
  void anotherRateIsConvertedAndSaidOnce() {
    PrintStream before = System.err;
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    try {
      patches
          .scoped(
              """
              import sys
              sf.SetSampleRate(48000)
              l, r = sf.ReadFile(sys.argv[1])
              sf.ReadFile(sys.argv[1])
              same(len(l), 96000)
              assert abs(sf.ValueAt(l, 1000) - sf.ValueAt(sf.SineWave(2000, 440), 1000)) < 1e-4
              """,
              take)
          .ok();
    } finally {
      System.setErr(before);
    }
    assertThat(err.toString(StandardCharsets.UTF_8))
        .containsOnlyOnce(
            "tenuto: %s has 96000 Hz and is converted to the session's 48000 Hz, as are all files"
                    .formatted(take)
                + " of that rate\n");
  }

  @Test
  void filesSayWhoMadeThem() throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      Metadata metadata = SoundFiles.open(files, Path.of(take)).metadata();
      assertThat(metadata.text(Metadata.SOFTWARE)).startsWith("Tenuto ");
      assertThat(metadata.text(Metadata.COMMENT)).matches("made by \\S+ with seed \\d+");
    }
  }
}
