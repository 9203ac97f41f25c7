package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;

/** What is put in before notes moves them, and their noises with them. */
class MovedNotesTest {
  /** Sixty bars, two minutes, with a bar of silence or notes before. */
  private static final String PIECE =
      """
      sf.SetSampleRate(22050)
      keys = [48, 55, 60, 64, 67, 53, 57, 62]
      notes = [sf.MidiNote(500 * i, 300 + 60 * (i % 3), keys[i % 7] + i / 8 % 5) for i in range(240)]
      notes = [note.copy(ms=note.ms + BAR) for note in notes] + BEFORE
      def breath(note):
          return sf.WhiteNoise(note.length) * sf.Percussive(5, note.length - 5) * (note.key / 1000.0)
      sf.WriteFile([sf.Perform(notes, breath)], 'a.raw', 'float64')
      """;

  @TempDir Path folder;

  private byte[] rendered(Cache cache, int bar, String before) throws IOException {
    Settings settings = new Settings().withScratch(folder).withThreads(2).withCache(cache);
    String text = PIECE.replace("BAR", "" + bar).replace("BEFORE", before);
    new Patches(folder, settings).run("patch.py", text).ok();
    return Files.readAllBytes(folder.resolve("out/a.raw"));
  }

  private static byte[] end(byte[] of, int length) {
    return Arrays.copyOfRange(of, of.length - length, of.length);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2000 | []",
        "2000 | [sf.MidiNote(500 * i, 400, 71 + i) for i in range(4)]",
        "4000 | [n.copy(ms=n.ms - 4000) for n in notes[:4]]"
      })
  void theSoundAfterABarIsTheSameAndIsFound(int bar, String before) throws Exception {
    MemoryCache cache = new MemoryCache();
    byte[] alone = rendered(cache, 0, "[]");
    int kept = cache.size();
    byte[] moved = rendered(cache, bar, before);
    assertThat(moved.length - alone.length).isEqualTo(bar * 22050 / 1000 * Double.BYTES);
    int common = Math.min(moved.length, alone.length);
    assertThat(Arrays.equals(end(moved, common), end(alone, common))).isTrue();
    // The notes before, their bars, and the bar that meets them.
    assertThat(cache.size() - kept).isLessThan(kept / 10);
  }

  /** A bar in the middle: what is before it stays, what is after it is moved. */
  @Test
  void aBarInTheMiddleMovesWhatIsAfterIt() throws Exception {
    MemoryCache cache = new MemoryCache();
    byte[] alone = rendered(cache, 0, "[]");
    int kept = cache.size();
    String later = "[]\nnotes = [n.copy(ms=n.ms + 2000 * (n.ms >= 60000)) for n in notes]";
    byte[] moved = rendered(cache, 0, later);
    int before = 60_000 * 22050 / 1000 * Double.BYTES;
    int after = alone.length - before;
    assertThat(Arrays.equals(end(moved, after), end(alone, after))).isTrue();
    assertThat(Arrays.equals(Arrays.copyOf(moved, before), Arrays.copyOf(alone, before))).isTrue();
    assertThat(cache.size() - kept).isLessThan(kept / 10);
  }

  /** By a time that is no whole number of samples: the notes are found, and mixed anew. */
  @Test
  void aNoteIsFoundWhereverItsFirstSampleIs() throws Exception {
    MemoryCache cache = new MemoryCache();
    rendered(cache, 0, "[]");
    int kept = cache.size();
    String less = "[]\nnotes = [n.copy(ms=n.ms + 1000 / 3.0) for n in notes]";
    rendered(cache, 0, less);
    assertThat(cache.size() - kept).isLessThan(kept / 3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"counted", "scoped"})
  void equalsCloseTogetherDifferAndThoseFarApartDoNot(String mode) {
    String text =
        """
        import sys
        def first(note):
            noise = sf.Realise(sf.WhiteNoise(5))
            sys.stdout.write('%s %r\\n' % (note.ms, sf.ValueAt(+noise, 1)))
            return noise
        roll = [sf.MidiNote(100 * i, 5, 60) for i in range(16)] + [sf.MidiNote(0, 5, 60)]
        far = [sf.MidiNote(10000, 5, 60), sf.MidiNote(20000, 5, 60).copy(take=2)]
        sf.Perform([n for n in roll + far WHERE], first)
        """;
    Patches patches = new Patches(folder);
    String all = ran(patches, mode, text.replace("WHERE", "")).out();
    assertThat(all.lines().map(line -> line.split(" ")[1]).distinct()).hasSize(18);
    assertThat(all.lines().filter(line -> line.startsWith("10000")).map(MovedNotesTest::value))
        .isSubsetOf(
            all.lines().filter(line -> line.startsWith("0 ")).map(MovedNotesTest::value).toList());
    String fewer = ran(patches, mode, text.replace("WHERE", "if n.ms != 700")).out();
    assertThat(all.lines().toList()).containsAll(fewer.lines().toList());
    assertThat(fewer.lines()).hasSize(18);
  }

  private static String value(String line) {
    return line.split(" ")[1];
  }

  private static Patches.Ran ran(Patches patches, String mode, String text) {
    return (mode.equals("scoped") ? patches.scoped(text) : patches.counted(text)).ok();
  }

  /** Objects of the patch's own class are notes, too, and so are those of a task. */
  @Test
  void aNotesTimeIsNoPartOfItsSeedWhereverItIsUsed() {
    String text =
        """
        class Own(object):
            def __init__(self, ms):
                self.ms, self.key = ms, 60
        def noise(note):
            print repr(sf.ValueAt(sf.WhiteNoise(5), 1))
            return sf.Silence(1)
        sf_do(noise, sf.MidiNote(TIME, 5, 60)).get()
        sf.Perform([Own(TIME)], noise)
        """;
    String first = new Patches(folder).scoped(text.replace("TIME", "0")).ok().out();
    assertThat(new Patches(folder).scoped(text.replace("TIME", "70.5")).ok().out())
        .isEqualTo(first);
    assertThat(
            new Patches(folder)
                .scoped(text.replace("TIME", "0").replace("= ms, 60", "= ms, 61"))
                .ok()
                .out())
        .isNotEqualTo(first);
  }
}
