package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Signals that a patch keeps in files and pools. */
class KeptSignalsTest {
  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  @Test
  void aSignalIsKeptFromOneRunToTheNext() throws IOException {
    String patch =
        """
        path, bell = sf.MaybeReadSignal('a bell / on c5')
        if bell is None:
            bell = sf.SineWave(100, 523)
            same(sf.WriteSignal(bell, path).samples, 9600)
            print 'made'
        same(sf.ValueAt(bell, 50), sf.ValueAt(sf.SineWave(100, 523), 50))
        same(sf.MaybeReadSignal('a bell / on c5')[1].samples, 9600)
        same(sf.MaybeReadSignal('another')[1], None)
        """;
    assertThat(patches.scoped(patch).ok().out()).isEqualTo("made\n");
    assertThat(patches.scoped(patch).ok().out()).isEmpty();
    try (Stream<Path> all = Files.walk(folder.resolve("out/restart"))) {
      assertThat(all.filter(Files::isRegularFile))
          .singleElement()
          .satisfies(
              file -> {
                assertThat(file.getFileName().toString())
                    .matches("a bell _ on c5-[0-9a-f]{16}\\.signal");
                assertThat(file.getParent().getFileName().toString()).matches("[0-9a-f]{2}");
              });
    }
  }

  @Test
  void countedPatchesLeaveNothingLent() {
    Patches.Ran ran =
        patches.counted(
            """
            x = sf.SwapSignal(sf.SineWave(100, 440))
            same(sf.WriteSignal(+x, 'x.signal'), x)
            at = sf.WriteToSignalPool(x, 'x.pool')
            same(at, 16)
            y = sf.Mix(sf.ReadSignal('x.signal'), sf.ReadFromSignalPool('x.pool', at))
            sf.WriteFile16(y, 'y.wav')
            path, none = sf.MaybeReadSignal('x')
            """);
    assertThat(ran.ok().result().leaks()).isEmpty();
  }

  @Test
  void aPoolGoesOnInTheNextRun() {
    patches.scoped("same(sf.WriteToSignalPool(sf.SineWave(1, 440), 'x.pool'), 16)").ok();
    patches
        .scoped(
            """
            same(sf.WriteToSignalPool(sf.SineWave(2, 440), 'x.pool'), 16 + 16 + 96 * 8)
            same(sf.ReadFromSignalPool('x.pool', 16).samples, 96)
            same(sf.ReadFromSignalPool('x.pool', 800).samples, 192)
            says(refused(sf.ReadFromSignalPool, 'x.pool', 24),
                 'sf.ReadFromSignalPool: offset must be one that sf.WriteToSignalPool returned')
            says(refused(sf.WriteFile16, sf.SineWave(1, 440), 'x.pool'), 'written twice')
            sf.WriteSignal(sf.Silence(1), 'x.signal')
            says(refused(sf.WriteToSignalPool, sf.Silence(1), 'x.signal'), 'written twice')
            says(refused(sf.ReadFromSignalPool, 'x.signal', 16),
                 'byte 0: a signal pool starts with the letters')
            says(refused(sf.ReadSignal, 'x.pool'), 'byte 0: the count of')
            says(refused(sf.ReadSignal, 'nowhere'), 'sf.ReadSignal: there is no file nowhere')
            """)
        .ok();
  }

  @Test
  void tasksWriteToOnePoolAtATime() {
    patches
        .scoped(
            """
            def kept(hz):
                return hz, sf.WriteToSignalPool(sf.SineWave(20, hz), 'notes.pool')
            for done in [sf_do(kept, hz) for hz in range(100, 2000, 100)]:
                hz, at = done.get()
                x = sf.ReadFromSignalPool('notes.pool', at)
                same(sf.ValueAt(x, 7), sf.ValueAt(sf.SineWave(20, hz), 7))
            """)
        .ok();
  }

  @Test
  void aTextIsWrittenInUtf8() throws IOException {
    patches.scoped("same(sf.WriteFileString(u'a\\u266f', 'a/text.txt'), u'a\\u266f')").ok();
    assertThat(Files.readString(folder.resolve("out/a/text.txt"))).isEqualTo("a♯");
  }

  @Test
  void bodiesAnswerFromTheirSides() {
    patches
        .scoped(
            """
            for bodies, sides in ((sf.ViolinBodyIRs(0), 5), (sf.ViolaBodyIRs([]), 3),
                                  (sf.CelloBodyIRs(None), 2), (sf.BassBodyIRs(''), 2)):
                same(len(bodies), sides)
                string = sf.MakeSawTooth(sf.SineWave(100, 220))
                heard = sf.Convolution(string, bodies[0])
                assert sf.MaxValue(heard) > 0
            """)
        .ok();
  }
}
