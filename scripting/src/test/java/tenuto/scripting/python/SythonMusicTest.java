package tenuto.scripting.python;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.setup.Settings;

/** The modules of the scripts' library for notes, tunings and chance. */
class SythonMusicTest {
  private static final double RATE = 22_050;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches =
        new Patches(folder, new Settings().withThreads(2).withScratch(folder).withSampleRate(RATE));
  }

  @Test
  void drawsByChanceWithinBounds() {
    patches.both(
        """
        import Generative
        from Generative import *
        same(PrimeRange(30), [2, 3, 5, 7, 11, 13, 17, 19, 23, 29])
        same(PrimeRange(10, 20), [11, 13, 17, 19])
        same(len(PrimeRange(10000)), 1229)
        value, seen = 5, []
        for i in range(500):
            after = randWalk(value, 3, 10)
            assert abs(after - value) <= 3 and 0 <= after <= 10
            value = after
            seen.append(value)
        assert min(seen) < 2 and max(seen) > 8
        drawn = [balancedRandom(4) for i in range(500)]
        assert 2 <= min(drawn) < 2.2 and 5.8 < max(drawn) < 6
        walk = BrownianWalk(maxNumerator=10, maxDenominator=3)
        ratios = []
        for i in range(500):
            ratios.append(walk.next())
            assert 1 <= walk.numerator <= 10 and 1 <= walk.denominator <= 3
            same(ratios[-1], walk.numerator / float(walk.denominator))
        assert min(ratios) == 1 / 3.0 and max(ratios) == 10
        says(refused(BrownianWalk, 1, 1, 2), 'maxNumerator must be at least 3, but is 2')
        same(tweakRandom([1, 2], 0), [1, 2])
        tweaked = tweakRandom([100] * 500, 0.1)
        assert 95 <= min(tweaked) < 96 and 104 < max(tweaked) <= 105
        """);
  }

  @Test
  void readsNotesAndPlaysThemAsPlayersDo() {
    patches.both(
        """
        from Midi import *
        def note(tick, off, key=60, velocity=64, channel=0):
            return MidiEvent('note', tick, off, key, velocity, channel)
        def times(midi):
            return [(event.tick, event.tick_off) for event in midi]
        track = [note(0, 100), note(100, 300, 90), MidiEvent('meta', 50, kind='tempo', value=90)]
        copies = clone([track])
        copies[0][0].key = 1
        same(track[0].key, 60)
        same(times(delay(track, 2, 10)), [(5, 105), (105, 305), (55, None)])
        same(times(track), [(0, 100), (100, 300), (50, None)])
        same([each.velocity for each in fix_velocity(track)], [100, 100, None])
        same([each.velocity for each in damp_velocity(track)], [64, 48, None])
        same(times(min_length(track, 2, 300)), [(0, 150), (100, 300), (50, None)])
        same(times(legato(track, 2, 20)), [(0, 110), (100, 310), (50, None)])
        same(times(staccato(track, 2, 300)), [(0, 1), (100, 150), (50, None)])
        same(times(long_as(track, 2, 300)), [(100, 300), (50, None)])
        same(times(shorter_than(track, 2, 300)), [(0, 100), (50, None)])
        moved = scatter(track * 50, 2, 20)
        for before, after in zip(track * 50, moved):
            assert after.tick >= 0 and abs(after.tick - before.tick) <= 10
            if before.tick_off:
                same(after.tick_off - after.tick, before.tick_off - before.tick)
        assert max([each.tick for each in moved]) > 100
        same(find_length([track], 200), 1)
        same(set_length([track], 2), 400)
        same(tempo([track]), [(50, 90)])
        held = [note(0, 100), note(50, 80), note(60, 200, 61), note(50, 90), note(200, 210)]
        same(times(repare_overlap(held)), [(0, 45), (60, 200), (50, 90), (200, 210)])
        same(len(repare_overlap([held, track])), 2)

        moves = [MidiEvent('command', tick, kind='controller', number=7, value=value)
                 for tick, value in ((10, 127), (20, 0), (1000, 127))]
        shape = controllerEnvelope(moves, 7, 1, sf.Silence(50))
        same(shape.samples, sf.Silence(50).samples)
        for ms, value in ((5, 0.5), (10, 1), (15, 0.5), (20, 0), (49, 29 / 980.0)):
            assert abs(sf.ValueAt(shape, ms) - value) < 0.01, ms
        """);
  }

  @Test
  void tunesAsInTheBooks() {
    patches.both(
        """
        import math
        from Midi import *
        def near(a, b, bound=1e-6):
            assert abs(a - b) < bound, (a, b)
        def cents(tuning):
            return [1200 * math.log(tuning(60 + i) / tuning(60), 2) for i in range(13)]
        near(equal_temperament(69), 440, 1e-6)
        near(werckmeisterIII(0), 8.1757989156 * 415 / 440)
        near(equal_temperament(60.5), equal_temperament(60) * 2 ** (1 / 24.0))
        for a, b in zip(cents(werckmeisterIII), [0, 90.225, 192.18, 294.135, 390.225, 498.045,
                        588.27, 696.09, 792.18, 888.27, 996.09, 1092.18, 1200]):
            near(a, b, 0.001)
        for a, b in zip(cents(bach_lehman), [0, 98.04, 196.09, 298.04, 392.18, 501.96, 596.09,
                        698.04, 798.04, 894.13, 998.04, 1094.13, 1200]):
            near(a, b, 0.01)
        near(just_intonation(67) / just_intonation(60), 1.5)
        near(just_intonation(64) / just_intonation(60), 1.25)
        near(key_from_cents(10, 13, range(12)), 20 * 2 ** (1 / 1200.0))
        near(key_from_cents(10, 13, [3] * 12, True), 20 * 2 ** (103 / 1200.0))
        says(refused(key_from_cents, 1, 1, [1]), 'cents must be twelve, but are 1')
        """);
  }

  @Test
  void readsMidiFiles() {
    patches.both(
        """
        from Midi import read_midi_file, tempo, find_length
        def read():
            notes = [sf.MidiNote(0, 500, 60), sf.MidiNote(500, 250, 64, 100, 3),
                     sf.MidiNote(1000, 1000, 67)]
            events = [sf.MidiEvent(250, 'controller', 90, 7)]
            sf.WriteMidi(notes + events, '%s', tempo=[(0, 120), (1000, 60)], division=480)
            tracks = read_midi_file('%s')
            found = sorted([(each.tick, each.tick_off, each.key, each.velocity, each.channel)
                            for track in tracks for each in track if each.command == 'note'])
            same(found, [(0, 480, 60, 64, 0), (480, 720, 64, 100, 3), (960, 1440, 67, 64, 0)])
            moved = [each for track in tracks for each in track if each.command == 'command']
            same([(each.tick, each.kind, each.number, each.value) for each in moved],
                 [(240, 'controller', 7, 90)])
            same(tempo(tracks), [(0, 120.0), (960, 60.0)])
            same(find_length(tracks, 1000.0 / 960), 1500 / 60000.0)
        read()
        """
            .formatted(folder.resolve("a.mid"), folder.resolve("a.mid")));
  }
}
