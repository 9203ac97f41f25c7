package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.setup.Settings;

/** Sequences as a patch has them. */
class PatternTest {
  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  /** As Toussaint's paper lists them. */
  @Test
  void spreadsHitsAsEuclidDid() {
    patches.both(
        """
        def rhythm(*args):
            return ''.join('.x'[pulse] for pulse in sf.pattern.euclid(*args))
        same([rhythm(2, 5), rhythm(3, 8), rhythm(5, 8), rhythm(4, 9), rhythm(5, 16), rhythm(7, 12)],
             ['x.x..', 'x..x..x.', 'x.xx.xx.', 'x.x.x.x..', 'x..x..x..x..x...', 'x.xx.x.xx.x.'])
        same([rhythm(0, 3), rhythm(3, 3), rhythm(1, 4), rhythm(3, 8, 1), rhythm(3, 8, -2)],
             ['...', 'xxx', 'x...', '..x..x.x', 'x.x..x..'])
        says(refused(sf.pattern.euclid, 9, 8), 'sf.pattern.euclid: hits must be at most count, but is 9')
        says(refused(sf.pattern.euclid, 1.5, 8), 'hits must be a whole number')
        """);
  }

  @Test
  void knowsScalesAndChordsByName() {
    patches.both(
        """
        p = sf.pattern
        dorian = p.scale('d dorian')
        same(dorian[0:8], [62, 64, 65, 67, 69, 71, 72, 74])
        same((dorian[-1], dorian[14], dorian[None], dorian[[0, 2]]), (60, 86, None, [62, 65]))
        same((list(p.scale('f#3 Minor Pentatonic')), len(dorian)), ([54, 57, 59, 61, 64], 7))
        same([p.scale('c major').chord(i) for i in (0, 6)], [[60, 64, 67], [71, 74, 77]])
        same([p.scale('c major').nearest(key) for key in (61, 'd4#', 59.6)], [60, 62, 60])
        for name, semitones in p.SCALES.items():
            assert semitones[0] == 0 and list(semitones) == sorted(set(semitones)) and semitones[-1] < 12, name
        chords = {'c': [60, 64, 67], 'am': [69, 72, 76], 'f#m7': [66, 69, 73, 76], 'eb3 maj7': [51, 55, 58, 62],
                  'c7': [60, 64, 67, 70], 'c4': [60, 64, 67], 'c5': [60, 67], 'bbm7b5': [70, 73, 76, 80],
                  'c3m': [48, 51, 55], 'b': [71, 75, 78], 'a-1 minor': [9, 12, 16]}
        for name, keys in chords.items():
            same((name, p.chord(name)), (name, keys))
        same(p.chord('c7', inversion=2), [67, 70, 72, 76])
        same(p.chord('c', octave=2), [36, 40, 43])
        says(refused(p.scale, 'c nothing'), "name must end with one of aeolian, augmented")
        says(refused(p.scale, 'h major'), "sf.pattern.scale: name must begin with a note")
        says(refused(p.chord, 'cx'), 'sf.pattern.chord: name must end with nothing, as a major chord, or one of 11, 13')
        """);
  }

  @Test
  void makesNotesOfPhrases() {
    patches.both(
        """
        p = sf.pattern
        def told(phrase, **speed):
            return [(round(n.ms, 6), round(n.length, 6), n.key, n.velocity) for n in phrase.notes(**speed)]
        line = p.seq('c4 . e4', beats=[1, 0.5], velocity=[80, 90, 100], hold=0.5)
        same(told(line), [(0.0, 250.0, 60, 80), (750.0, 250.0, 64, 100)])
        same((line.beats, line.ms(60), len(line), repr(line)), (2.5, 2500.0, 2, '<phrase of 2 notes, 2.5 beats>'))
        same(told(line * 2, bpm=60)[2:], [(2500.0, 500.0, 60, 80), (4000.0, 500.0, 64, 100)])
        same(told(line + line.transpose(-12), bpm=60)[3], (4000.0, 500.0, 52, 100))
        same(told(line | p.seq(['c2']), bpm=60)[0:2], [(0.0, 500.0, 60, 80), (0.0, 900.0, 36, 80)])
        same(told(line.reverse(), bpm=60), [(500.0, 500.0, 64, 100), (2000.0, 500.0, 60, 80)])
        same(told(line.stretch(2), bpm=60), [(0.0, 1000.0, 60, 80), (3000.0, 1000.0, 64, 100)])
        same(told(line.louder(1.5))[0][3], 120)
        same([n.channel for n in line.on(9).notes()], [9, 9])
        same(told(line, bpm=[(0, 60), (1, 120)], start=100), [(100.0, 500.0, 60, 80), (1350.0, 250.0, 64, 100)])
        chords = p.seq([p.chord('c'), [62, None]])
        same([n.key for n in chords.notes()], [60, 64, 67, 62])
        beat = p.rhythm('x..X 5', [36, 'd2'], step=0.5)
        same(told(beat, bpm=60), [(0.0, 450.0, 36, 80), (1500.0, 450.0, 38, 120), (2000.0, 450.0, 36, 70)])
        same(beat.beats, 2.5)
        same(told(p.rhythm(p.euclid(2, 4), 40, velocity=[70, 60]), bpm=60),
             [(0.0, 225.0, 40, 70), (500.0, 225.0, 40, 60)])
        """);
  }

  /** Of each pair of eighths the first is two thirds, and what is between moves with it. */
  @Test
  void swings() {
    patches.both(
        """
        line = sf.pattern.seq([60] * 5, beats=0.5, hold=1).swing()
        begins = [round(n.ms, 6) for n in line.notes(60)]
        same(begins, [0.0, 666.666667, 1000.0, 1666.666667, 2000.0])
        same(round(line.notes(60)[1].length, 6), 333.333333)
        straight = sf.pattern.seq([60] * 8, beats=0.25).swing(0.5)
        same([n.ms for n in straight.notes(60)], [250.0 * i for i in range(8)])
        quarters = sf.pattern.seq([60] * 3, beats=0.25).swing(0.6)
        same([round(n.ms, 6) for n in quarters.notes(60)], [0.0, 300.0, 600.0])
        says(refused(line.swing, 1), 'amount must be above 0 and below 1')
        """);
  }

  @Test
  void leavesToTheSeedWhatIsChance() {
    String text =
        """
        p = sf.pattern
        steps = p.walk(200, start=1, least=-3, most=4)
        assert steps[0] == 1 and min(steps) == -3 and max(steps) == 4
        assert set(b - a for a, b in zip(steps, steps[1:])) == set([-2, -1, 1, 2])
        same(p.walk(3, moves=(9,)), [0, 0, 0])
        chosen = p.choose('abc', 300, weights=[1, 2, 0])
        assert 60 < chosen.count('a') < 140 and 'c' not in chosen
        some = p.maybe(range(1000), 0.25)
        assert 200 < 1000 - some.count(None) < 300
        phrase = p.seq([60] * 400).maybe(0.5).loosen(beats=0.1, velocity=20)
        assert 150 < len(phrase) < 250
        assert max(abs(event[0] - round(event[0])) for event in phrase.events) > 0.05
        print steps, chosen, some, phrase.events
        """;
    String first = patches.scoped(text).ok().out();
    assertThat(patches.scoped(text).ok().out()).isEqualTo(first);
    Settings other = new Settings().withSeed(1).withScratch(folder);
    assertThat(patches.with(other).scoped(text).ok().out()).isNotEqualTo(first);
  }

  /** Each event draws by its own identity. */
  @Test
  void oneMoreChangesNoOther() {
    String text =
        """
        p = sf.pattern
        def told(phrase):
            return sorted((note.key, note.place, round(note.ms - LATER * (note.key > 61 or note.key == 60), 6), note.velocity) for note in phrase.notes(60))
        print told(p.seq(LINE).maybe(0.7).loosen(0.3, 20))
        print told(p.rhythm(DRUMS, 'c2').loosen(0.1, 20) * 2)
        print p.walk(WALK), p.choose('abcdefgh', WALK), p.maybe(range(WALK), 0.6)
        print told(p.seq('c3 d3').loosen()), told(p.seq('c3 d3').loosen())
        """;
    List<String> before = drawn(text, "'c4 e4 g4 b4 d5 f5'", "'x.x.x.x.'", 20, 0);
    List<String> after = drawn(text, "'c#4 c4 e4 g4 b4 d5 f5'", "'x.xxx.x.'", 21, 1000);
    for (int i = 0; i < 2; i++) {
      for (String each : before.get(i).split("(?<=\\)), ")) {
        assertThat(after.get(i)).contains(each.replaceAll("^\\[+|]+$", ""));
      }
    }
    for (String each : before.get(2).split("] \\[")) {
      assertThat(after.get(2)).contains(each.replaceAll("[\\[\\]]", ""));
    }
    assertThat(after.get(3)).isEqualTo(before.get(3));
    String[] twice = before.get(3).split("] \\[");
    assertThat(twice[0].substring(1)).isNotEqualTo(twice[1].replace("]", ""));
  }

  private List<String> drawn(String text, String line, String drums, int walk, int later) {
    String with = text.replace("LINE", line).replace("DRUMS", drums).replace("WALK", "" + walk);
    String told = with.replaceFirst("LATER", "" + later);
    return patches.scoped(told).ok().out().lines().toList();
  }

  @Test
  void isThereLikeAWord() {
    patches.both(
        """
        assert 'pattern' in dir(sf)
        assert sf.pattern is sf.pattern
        import sys
        assert 'pattern' not in sys.modules
        x = sf.Perform(sf.pattern.seq('c4 e4').notes(600), lambda note: sf.Constant(note.length, note.key))
        same((sf.ValueAt(x, 50), sf.ValueAt(x, 150)), (60.0, 64.0))
        same(sf.Perform(sf.pattern.seq('c4').notes(), lambda note: sf.Silence(1)).ms, 1.0)
        says(refused(sf.pattern.steps, 'q'), 'sf.pattern.steps: text must be made of')
        says(refused(sf.pattern.seq, ['c4'], 0), 'sf.pattern.seq: beats must be above 0, but is 0')
        says(refused(lambda: sf.pattern.seq('c4', velocity='loud')), "sf.pattern.seq: velocity must be a number, but is 'loud'")
        says(refused(lambda: sf.pattern.seq('c4', hold='long')), "sf.pattern.seq: hold must be a number, but is 'long'")
        says(refused(sf.pattern.seq('c4').notes, [(1, 60)]), 'pairs (beat, bpm) from beat 0 on')
        says(refused(sf.pattern.seq('c4').notes, 0), 'bpm must be above 0')
        """);
  }

  /** A patch that asks for none of it reads none of it. */
  @Test
  void isReadWhenItIsFirstAskedFor() {
    patches
        .scoped(
            """
            import sys
            sf.SineWave(10, 440)
            assert 'tenuto_pattern' not in sys.modules and 'random' not in sys.modules
            sf.pattern
            assert 'tenuto_pattern' in sys.modules
            """)
        .ok();
  }
}
