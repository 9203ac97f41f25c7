package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What notes of phrases have, and what can be done with phrases. */
class PhraseTest {
  private static final String TOLD =
      """
      p = sf.pattern
      def told(phrase):
          return [(round(n.ms / 1000, 6), round(n.length / 1000, 6), n.key) for n in phrase.notes(60)]
      """;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  @Test
  void whatElseANoteHasIsItsAttribute() {
    patches.both(
        """
        p = sf.pattern
        line = p.seq('c4 . e4 g4', cutoff=[800, 2000, 400], pan=-0.5, text=('a', 'b'), channel=[1, 2])
        same([(n.key, n.cutoff, n.pan, n.text, n.channel) for n in line.notes()],
             [(60, 800, -0.5, 'a', 1), (64, 400, -0.5, 'a', 1), (67, 800, -0.5, 'b', 2)])
        beat = p.rhythm('x.x5', 'c2', open=[0.1, 0.9], channel=[9, 10])
        same([(n.open, n.channel) for n in beat.notes()], [(0.1, 9), (0.9, 10), (0.1, 9)])
        changed = (line * 2).transpose(2).swing().loosen().maybe(1).reverse() | beat.shift(3)
        same(sorted(n.cutoff for n in changed.notes() if n.key > 50), [400, 400, 800, 800, 800, 800])
        same([(n.cutoff, n.pan) for n in line.set(cutoff=[1, 2], q=3).notes()], [(1, -0.5), (2, -0.5), (1, -0.5)])
        x = sf.Perform(line.notes(600), lambda n: sf.Constant(n.length, n.cutoff))
        same([sf.ValueAt(x, ms) for ms in (50, 250, 350)], [800.0, 400.0, 800.0])
        same([each[6] for each in p.Phrase([(0, 1, 60, 80, 0), (1, 1, 60, 80, 0, 'x')], 2).events], [{}, {}])
        says(refused(lambda: p.seq('c4', ms=5)), "sf.pattern.seq: a further attribute must not have a name that notes have")
        says(refused(lambda: p.rhythm('x', 'c4', hz=[5])), "pressure, changes, but is 'hz'")
        says(refused(lambda: p.seq('c4', cutoff=[])), 'sf.pattern.seq: cutoff must not be an empty list, but is []')
        """);
  }

  /** A bar of 4 and one of 3 beats: by hand. */
  @Test
  void isCutByBeats() {
    patches.both(
        TOLD
            + """
            line = p.seq('c4 d4 e4 f4 g4 a4 b4', hold=1) | p.seq(['c2'], beats=7, hold=1)
            same(told(line[4:]), [(0.0, 1.0, 67), (1.0, 1.0, 69), (2.0, 1.0, 71)])
            same((line[4:].beats, line[:4].beats, line[-3:-1].beats, line[5:99].beats), (3.0, 4.0, 2.0, 2.0))
            same(sorted(told(line[:2])), [(0.0, 1.0, 60), (0.0, 2.0, 36), (1.0, 1.0, 62)])
            same(told(line[-3:-1]), [(0.0, 1.0, 67), (1.0, 1.0, 69)])
            same(told(line[1.5:2.5]), [(0.5, 0.5, 64)])
            same((told(line[3:3]), line[3:1].beats), ([], 0.0))
            says(refused(lambda: line[0]), 'sf.pattern.Phrase: a part must be given in beats, as in phrase[0:4], but is 0')
            says(refused(lambda: line[::2]), 'a part must be given in beats')
            says(refused(lambda: line['a':]), "a part must be a number, but is 'a'")
            """);
  }

  @Test
  void everyFourthBarIsChanged() {
    patches.both(
        TOLD
            + """
            bar = p.seq('c4 d4', beats=2, hold=1)
            piece = (bar * 8).every(4, lambda part: part.transpose(12))
            same([n.key for n in piece.notes()], [60, 62] * 3 + [72, 74] + [60, 62] * 3 + [72, 74])
            same((piece.beats, [n.ms for n in piece.notes(60)]), (32.0, [2000.0 * i for i in range(16)]))
            same([n.key for n in bar.every(2, p.Phrase.reverse, beats=2).notes()], [60, 62])
            same(told((bar * 2).every(2, lambda part: part.fit(2))),
                 [(0.0, 2.0, 60), (2.0, 2.0, 62), (4.0, 1.0, 60), (5.0, 1.0, 62)])
            late = p.Phrase([(-0.1, 1, 60, 80, 0), (4.5, 1, 62, 80, 0)], 4)
            same([round(each[0], 6) for each in late.every(1, lambda part: part).events], [-0.1, 4.5])
            says(refused(bar.every, 4, bar.reverse),
                 'sf.pattern.Phrase.every: the phrase must be at least count * beats long, which is 16 beats, but is 4.0')
            says(refused(bar.every, 1, 5), 'change must be a function of a phrase, but is 5')
            says(refused(bar.every, 1, lambda part: None), 'change must return a phrase, but returned None')
            says(refused(bar.every, 0.5, bar.reverse), 'count must be a whole number, 1 or more, but is 0.5')
            """);
  }

  @Test
  void playsChordsAsArpeggios() {
    patches.both(
        TOLD
            + """
            chord = p.seq([['e4', 'c4', 'g4'], None, 'b4'], beats=1, hold=1, cutoff=[5, 6, 7])
            def keys(**how):
                return [n.key for n in chord.arp(**how).notes()][:-4]
            same(keys(), [60, 64, 67, 60])
            same([keys(order=o) for o in ('down', 'written')], [[67, 64, 60, 67], [64, 60, 67, 64]])
            same([n.key for n in chord.stretch(2).arp('updown').notes()][:8], [60, 64, 67, 64, 60, 64, 67, 64])
            same([n.key for n in chord.stretch(2).arp('up', octaves=2).notes()][:8], [60, 64, 67, 72, 76, 79, 60, 64])
            same([n.key for n in chord.stretch(2).arp('down', octaves=2).notes()][:6], [79, 76, 72, 67, 64, 60])
            same(told(chord.arp(step=0.5, hold=0.5)), [(0.0, 0.25, 60), (0.5, 0.25, 64), (2.0, 0.25, 71), (2.5, 0.25, 71)])
            same([n.cutoff for n in chord.arp(step=0.5).notes()], [5, 5, 7, 7])
            assert len(set(n.place for n in chord[:2].arp().notes())) == 4
            some = [n.key for n in (chord[:2] * 40).arp('random').notes()]
            assert set(some) == set([60, 64, 67]) and some.count(60) > 20, some
            says(refused(chord.arp, 'sideways'), "order must be one of up, down, updown, written, random, but is 'sideways'")
            says(refused(chord.arp, 'up', 0), 'sf.pattern.Phrase.arp: step must be above 0, but is 0')
            """);
  }

  @Test
  void isHeldAndFitted() {
    patches.both(
        TOLD
            + """
            line = p.seq([['c4', 'e4'], 'd4', None, 'f4'], beats=[1, 0.5, 0.5, 1])
            same(told(line.legato()), [(0.0, 1.0, 60), (0.0, 1.0, 64), (1.0, 1.0, 62), (2.0, 1.0, 65)])
            same([each[1] for each in told(line.legato(0.25))], [1.25] * 4)
            same([each[1] for each in told(line.legato(-2))], [0.0] * 4)
            same([each[:2] for each in told(line.legato().fit(6))], [(0.0, 2.0), (0.0, 2.0), (2.0, 2.0), (4.0, 2.0)])
            same(line.fit(7).beats, 7.0)
            says(refused(line.fit, 0), 'sf.pattern.Phrase.fit: beats must be above 0, but is 0')
            says(refused(p.Phrase([], 0).fit, 1), 'the phrase must be longer than 0 beats')
            """);
  }

  /**
   * Deviations of the standard deviations that are given, and no other's where a note is put in.
   */
  @Test
  void isPlayedAsByPlayers() {
    String text =
        """
        import math
        p = sf.pattern
        line = p.seq(KEYS, hold=0.5, velocity=64) * 1000
        played = line.humanise(beats=0.02, velocity=6, length=0.1)
        def deviation(values):
            middle = sum(values) / len(values)
            assert abs(middle) < 0.15 * math.sqrt(sum(x * x for x in values) / len(values)), middle
            return math.sqrt(sum((x - middle) ** 2 for x in values) / len(values))
        pairs = list(zip(line.events, played.events))[1:]
        for which, right in ((0, 0.02), (3, 6.0), (1, 0.05)):
            found = deviation([float(b[which] - a[which]) for a, b in pairs])
            assert abs(found / right - 1) < 0.08, (which, found)
        print [(e[1], e[3]) for e in p.seq(KEYS).humanise().events if e[2] != 61]
        chords = p.seq([p.chord(k.replace('4', '')) for k in KEYS.split()] * 3, beats=4)
        print [e[2] for e in chords.arp('random').events if KEYS[:2] != 'c#' or int(e[0] / 4) % 4]
        """;
    List<String> without =
        patches.scoped(text.replace("KEYS", "'c4 e4 g4'")).ok().out().lines().toList();
    List<String> with =
        patches.scoped(text.replace("KEYS", "'c#4 c4 e4 g4'")).ok().out().lines().toList();
    assertThat(with).isEqualTo(without).hasSize(2);
  }

  @Test
  void sequencesHaveTupletsRestsAndPhrases() {
    patches.both(
        TOLD
            + """
            same(told(p.seq('c4 [e4 g4] ~ [c4 [d4 ~] e4]', hold=1)),
                 [(0.0, 1.0, 60), (1.0, 0.5, 64), (1.5, 0.5, 67), (3.0, 0.333333, 60), (3.333333, 0.166667, 62),
                  (3.666667, 0.333333, 64)])
            same([n.velocity for n in p.seq('c4[e4 g4]c4', velocity=[1, 2, 3]).notes()], [1, 2, 3, 1])
            turn = p.seq('d4 e4', beats=0.5, hold=1, cutoff=9)
            line = p.seq(['c4', turn, None, turn.fit(3)], beats=[1, 99], hold=1, velocity=[50, 60])
            same(told(line), [(0.0, 1.0, 60), (1.0, 0.5, 62), (1.5, 0.5, 64), (3.0, 1.5, 62), (4.5, 1.5, 64)])
            same([n.cutoff for n in line.notes()[1:]], [9] * 4)
            same(p.steps('x.~X'), [80, 0, 0, 120])
            says(refused(p.seq, 'c4 [e4'), "sf.pattern.seq: keys must have a ] for each [, but is 'c4 [e4'")
            says(refused(p.seq, 'c4 ] e4'), 'keys must have names between [ and ]')
            says(refused(p.seq, 'c4 [] e4'), 'keys must have names between [ and ]')
            says(refused(p.seq, 'c4 x9'), "sf.pattern.seq: a key must be a number, the name of a note such as 'c4' or 'f#3', or a drum, but is 'x9'; the drums are")
            """);
  }

  @Test
  void namesChordsWithABassAndByRomanNumerals() {
    patches.both(
        """
        p = sf.pattern
        same([p.chord('G/B'), p.chord('c3/g'), p.chord('Am7/G2'), p.chord('c/c')],
             [[59, 67, 71, 74], [43, 48, 52, 55], [43, 69, 72, 76, 79], [48, 60, 64, 67]])
        same(p.chords('Am7 . G/B C', octave=3), [[57, 60, 64, 67], None, [47, 55, 59, 62], [48, 52, 55]])
        major, minor = p.scale('c major'), p.scale('a3 minor')
        same(major.roman('I ii7 V7 viio Imaj7'),
             [[60, 64, 67], [62, 65, 69, 72], [67, 71, 74, 77], [71, 74, 77], [60, 64, 67, 71]])
        same(minor.roman('i iv V VI ~ bII'), [[57, 60, 64], [62, 65, 69], [64, 68, 71], [65, 69, 72], None, [58, 62, 65]])
        same(major.roman('V7/ii V/V III+ iim7b5 IVsus2'),
             [[69, 73, 76, 79], [74, 78, 81], [64, 68, 72], [62, 65, 68, 72], [65, 67, 72]])
        same(len(p.seq(major.roman('I IV')).notes()), 6)
        says(refused(p.chord, 'g/'), 'sf.pattern.chord: name must begin with a note')
        says(refused(major.roman, 'I Q'), "a numeral must be one of i ii iii iv v vi vii, in upper or lower case, but is 'Q'")
        says(refused(major.roman, 'iX'), 'sf.pattern.scale.roman: a numeral must')
        says(refused(p.scale('c minor pentatonic').roman, 'vii'), 'one of i ii iii iv v, in')
        """);
  }

  @Test
  void drumsAndKitsHaveNames() {
    patches.both(
        """
        p = sf.pattern
        beat = p.rhythm('x.x.', 'kick') | p.seq('snare [hat hat]', beats=0.5)
        same(sorted((n.ms, n.key, n.name) for n in beat.notes(60)),
             [(0.0, 36, 'kick'), (0.0, 38, 'snare'), (500.0, 36, 'kick'), (500.0, 42, 'hat'), (750.0, 42, 'hat')])
        kit = {'zap': sf.Constant(10, 3), 'hat': sf.Constant(10, 5), 'low': 24}
        line = p.seq('zap hat zap low', kit=kit, name='x')
        same([(n.key, n.name, n.place) for n in line.notes()],
             [(60, 'zap', '0'), (42, 'hat', '0'), (60, 'zap', '1'), (24, 'low', '0')])
        x = sf.Perform(p.seq('zap hat', kit=kit).notes(6000), lambda n: kit[n.name])
        same((sf.ValueAt(x, 5), sf.ValueAt(x, 15)), (3.0, 5.0))
        same([n.name for n in p.rhythm('xx', ['a', 'b'], kit=['a', 'b']).notes()], ['a', 'b'])
        says(refused(lambda: p.rhythm('x', 'zip', kit=kit)),
             "sf.pattern.rhythm: a key must be one of hat, low, zap, but is 'zip'")
        """);
  }

  @Test
  void aNoteThatIsMovedByABarHasTheSameLengthToTheLastBit() {
    String text =
        """
        p = sf.pattern
        phrase = BAR + p.seq('c3 e3 g3 b3', beats=[0.25, 0.5], hold=0.9) * 40
        changes = [lambda x: x, lambda x: x.humanise(), lambda x: x.loosen(), lambda x: x.swing(0.6, 0.25),
                   lambda x: x.loosen().swing(0.6, 0.25), lambda x: x.swing(0.6, 0.25).humanise()]
        swung = sf.Timeline(113, swing=0.57, step=0.25)
        for i, change in enumerate(changes):
            for tempo in [97, 120, sf.Timeline(97)] + [swung] * (i < 3):
                lengths = [repr(n.length) for n in change(phrase).notes(tempo) if n.key < 67]
                print lengths[1:]  # the first may not be moved before the beginning
        """;
    String there = patches.scoped(text.replace("BAR", "p.seq([])")).ok().out();
    String moved = patches.scoped(text.replace("BAR", "p.seq('c5 g4', beats=2)")).ok().out();
    assertThat(moved.equals(there)).isTrue(); // without hundreds of numbers in its message
    assertThat(there.lines()).hasSize(21);
  }

  @Test
  void aNoteOverAChangeOfTempoTakesItsPartOfBoth() {
    patches
        .scoped(
            """
            notes = sf.pattern.seq('c4 c4 c4', beats=[1, 2, 1], hold=1).notes([(0, 60), (2, 120)])
            same([n.length for n in notes], [1000.0, 1500.0, 500.0])
            """)
        .ok();
  }
}
