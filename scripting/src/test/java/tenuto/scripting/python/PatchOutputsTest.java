package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which files a run leaves, also when it fails. */
class PatchOutputsTest {
  private static final long CHUNK = 65536;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> all = Files.walk(folder.resolve("out"))) {
      return all.filter(Files::isRegularFile)
          .map(file -> folder.resolve("out").relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  @Test
  void relativePathsLieUnderOutAndFoldersAreMade() throws IOException {
    Path absolute = folder.resolve("elsewhere/c.wav");
    Patches.Ran ran =
        patches.scoped(
            """
            # -*- coding: utf-8 -*-
            import sys
            x = sf.SineWave(10, 440)
            sf.WriteFile16([x, x], 'a.wav')
            sf.WriteFile32(x, 'deep/er/b.wav')
            sf.WriteFile(x, sys.argv[1], 'float64')
            sf.WriteFile(x, u'gr\\xf6\\xdfe.wav', 'pcm24')
            sf.WriteFile(x, 'gr\\xc3\\xb6\\xc3\\x9fer.wav', 'pcm24')
            """,
            absolute.toString());
    ran.ok();
    assertThat(files()).containsExactly("a.wav", "deep/er/b.wav", "größe.wav", "größer.wav");
    assertThat(absolute).exists();
    assertThat(ran.result().written()).hasSize(5);
  }

  @Test
  void twoWritesOfOnePathAreAnError() throws IOException {
    for (String again : new String[] {"a.wav", "./a.wav", "b/../a.wav", "b//../a.wav"}) {
      Patches.Ran ran =
          patches.run(
              "patch.py",
              "x = sf.Silence(10)\nsf.WriteFile16(x, 'a.wav')\nsf.WriteFile32([x, x], '%s')\n"
                  .formatted(again));
      assertThat(ran.result().exit()).isEqualTo(1);
      assertThat(ran.error())
          .startsWith("sf.WriteFile32: path must be new in a run, but is written twice: ")
          .contains("patch.py:3: sf.WriteFile32");
      assertThat(files()).containsExactly("a.wav");
      assertThat(Files.size(folder.resolve("out/a.wav"))).isLessThan(3000);
    }
    Patches.Ran ran =
        patches.run(
            "patch.py",
            "def f():\n  sf.WriteFile16(sf.Silence(9), 'a.wav')\nfor i in (1, 2):\n  sf_do(f)\n");
    assertThat(ran.error()).contains("written twice");
    patches.run("patch.py", "sf.WriteFile16(sf.Silence(20), 'a.wav')\n").ok();
    assertThat(Files.size(folder.resolve("out/a.wav"))).isGreaterThan(3000);
  }

  @Test
  void aFailedWriteMayBeTriedAgain() throws IOException {
    Patches.Ran ran =
        patches.scoped(
            """
            nan = sf.Divide(sf.Silence(10), sf.Silence(10)) if False else sf.Power(sf.Constant(10, 1e200), 9)
            says(refused(sf.WriteFile16, [sf.Silence(10), nan], 'a.wav'), 'a.wav')
            sf.WriteFile16(sf.Silence(10), 'a.wav')
            """);
    assertThat(ran.ok().result().written()).hasSize(1);
    assertThat(files()).containsExactly("a.wav");
  }

  @Test
  void whatIsNotFiniteIsNamedAtItsOwnSampleBehindALevel() {
    patches
        .scoped(
            """
            x = sf.SineWave(250, 440)
            bad = sf.Concatenate(x, sf.Power(sf.Constant(10, 1e200), 9), x)
            for level in (sf.Normalise, sf.FixSize, sf.RemoveDC, sf.NormaliseArea,
                          lambda x: sf.NormalisePeak([x, x])[1], lambda x: sf.NormaliseTo(x, -20),
                          lambda x: sf.NormaliseTo(x, -20, 'dBRMS'), lambda x: sf.NormaliseTo(x, -1, 'dBTP')):
                says(refused(sf.WriteFile16, [x, level(bad)], 'a.wav'),
                     'channel 2 is Infinity at 0.250000 s (sample 24000)')
            """)
        .ok();
  }

  @Test
  void aPathThatLeadsNowhereIsToldInASentenceAndMayBeTriedAgain() throws IOException {
    Path plain = Files.writeString(folder.resolve("plain"), "text");
    patches
        .scoped(
            """
            import sys
            plain, folder = sys.argv[1:]
            x = sf.Silence(10)
            notes = [sf.MidiNote(0, 100, 60)]
            for write in (lambda path: sf.WriteFile(x, path), lambda path: sf.WriteSignal(x, path),
                          lambda path: sf.WriteFileString('x', path), lambda path: sf.WriteMidi(notes, path),
                          lambda path: sf.WriteToSignalPool(x, path), lambda path: sf.share(x, path)):
                for path in (plain + '/a.wav', plain + '/b/a.wav'):
                    says(refused(write, path), 'cannot write %s: %s is not a folder' % (path, plain))
                says(refused(write, 300 * 'n' + '/a.wav'), '/a.wav: File name too long')
                says(refused(write, folder), 'cannot write %s: ' % folder)
                says(refused(write, 'a.wav/'), "path must name a file, but is 'a.wav/'")
            for read in (sf.ReadFile, sf.ReadSignal, sf.ReadMidi, lambda path: sf.ReadFromSignalPool(path, 0)):
                says(refused(read, folder), folder + ' is a folder, not a file')
                says(refused(read, ''), "path must name a file, but is ''")
                says(refused(read, plain + '/a.wav'), 'there is no file ' + plain)
            """,
            plain.toString(), Files.createDirectory(folder.resolve("made")).toString())
        .ok();
  }

  /** Whatever a patch catches, a run that lacked room for its signals has failed. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "grow()\n",
        "try:\n    grow()\nexcept:\n    pass\n",
        "try:\n    grow()\nexcept Exception, e:\n    pass\nsf.WriteFile16(x, 'never.wav')\n",
        "try:\n    grow()\nfinally:\n    raise ValueError('mine')\n",
        "def f():\n    try:\n        grow()\n    except:\n        pass\nsf_do(f).get()\n",
        "for i in range(100):\n    try:\n        grow()\n    except:\n        pass\n",
        "sf_do(grow)\n",
        "import sys\ntry:\n    grow()\nexcept:\n    sys.exit(0)\n",
      })
  void runningOutOfScratchCannotBeSwallowed(String text) throws IOException {
    assertOutOfScratch(text);
  }

  @Test
  @Timeout(60)
  void norByTryingForever() throws IOException {
    assertOutOfScratch("while True:\n    try:\n        grow()\n    except:\n        pass\n");
  }

  private void assertOutOfScratch(String text) throws IOException {
    for (String name : new String[] {"patch.py", "patch.sy"}) {
      Patches.Ran ran =
          patches
              .with(patches.settings().withScratchMax(20 * CHUNK))
              .run(
                  name,
                  """
                  x = sf.Realise(sf.SineWave(100, 440))
                  sf.WriteFile16(+x, 'before.wav')
                  kept = []
                  def grow():
                      while True:
                          kept.append(sf.Realise(sf.WhiteNoise(1000)))
                  """
                      + text);
      assertThat(ran.result().exit()).isEqualTo(4);
      assertThat(ran.error().lines().findFirst().orElseThrow())
          .startsWith("out of scratch space: " + folder + " was asked for ")
          .contains("of the 1.3 MiB that --scratch-max allows are in use");
      assertThat(files()).containsExactly("before.wav");
      assertThat(Files.size(folder.resolve("out/before.wav"))).isEqualTo(44 + 2 * 9600);
    }
  }
}
