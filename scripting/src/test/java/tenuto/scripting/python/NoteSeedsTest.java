package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a noise is follows from the note or the function that makes it, not from its place. */
class NoteSeedsTest {
  private static final String BREATHS =
      """
      import sys
      notes = [sf.MidiNote(40 * i, 5, 40 + i % 60) for i in range(200)]
      def breath(note):
          noise = sf.WhiteNoise(note.length)
          sys.stdout.write('%s %s %r\\n' % (note.ms, note.key, sf.ValueAt(noise, 1)))
          return noise
      piece = sf.Perform(NOTES, breath)
      print 'sum', [sf.ValueAt(piece, 17.3 * i) for i in range(400)]
      """;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  /** The lines that a performance of such notes prints. */
  private Set<String> breaths(String notes, int threads) {
    Patches with = patches.with(patches.settings().withThreads(threads));
    return with.run("p.py", BREATHS.replace("NOTES", notes))
        .ok()
        .out()
        .lines()
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "notes[1:] | 1",
        "notes[:100] + notes[101:] | 1",
        "notes[:10] + [sf.MidiNote(1, 5, 99)] + notes[10:] | 0",
        "[notes[0].copy(ms=10321)] + notes[1:] | 1",
        "[notes[0].copy(key=99)] + notes[1:] | 1"
      })
  void aNoteMoreOrLessChangesNoOtherNotesNoise(String edited, int gone) {
    Set<String> before = breaths("notes", 2);
    before.removeIf(line -> line.startsWith("sum"));
    assertThat(before).hasSize(200);
    before.removeAll(breaths(edited, 2));
    assertThat(before).hasSize(gone);
  }

  @Test
  void theOrderOfTheListMakesNoDifference() {
    Set<String> all = breaths("notes", 2);
    assertThat(breaths("notes[::-1]", 1)).isEqualTo(all);
    assertThat(breaths("notes[100:] + notes[:100]", 8)).isEqualTo(all);
  }

  @Test
  void aFunctionsNameAndArgumentsTellItsTaskFromOthers() {
    patches
        .scoped(
            """
            def sea(hz, name='x'):
                return sf.ValueAt(sf.WhiteNoise(10), 1)
            first = [sf_do(sea, 100).get(), sf_do(sea, 200).get()]
            def land():
                return sf.ValueAt(sf.WhiteNoise(10), 1)
            others = [sf_do(land).get(), sf_do(sea, 300).get(), sf_do(sea, 100, 'y').get()]
            assert len(set(first + others)) == 5
            """)
        .ok();
  }

  /** Each word counts its own calls. */
  @Test
  void aNoiseDoesNotHearTheOtherWordsBeforeIt() {
    String noise = "print sf.ValueAt(sf.WhiteNoise(10), 1)";
    String alone = patches.scoped(noise).ok().out();
    assertThat(patches.scoped("x = sf.PinkNoise(10)\n" + noise).ok().out()).isEqualTo(alone);
    assertThat(patches.scoped("x = sf.WhiteNoise(10)\n" + noise).ok().out()).isNotEqualTo(alone);
  }

  @Test
  void whatIsNamedDoesNotHearWhatStandsBeforeIt() {
    String named =
        """
        with sf.named('sea'):
            print sf.ValueAt(sf.WhiteNoise(10), 1), sf.ValueAt(sf.PinkNoise(10), 1), random.random()
        with sf.named('sea'):
            print sf.ValueAt(sf.WhiteNoise(10), 1)
        """;
    String alone = patches.scoped("import random\n" + named).ok().out();
    String later =
        patches
            .scoped("import random\nx = sf.WhiteNoise(10)\nx = random.random()\n" + named)
            .ok()
            .out();
    assertThat(later).isEqualTo(alone);
    assertThat(alone.split("\\s+")).doesNotHaveDuplicates();
  }
}
