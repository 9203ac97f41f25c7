package tenuto.scripting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.operators.Catalogue;
import tenuto.engine.Settings;

/** The modules that Sonic Field's scripts import. */
class SythonTest {
  private static final double RATE = 22_050;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches =
        new Patches(folder, new Settings().withThreads(2).withScratch(folder).withSampleRate(RATE));
  }

  @Test
  void findsEachModuleOnceByThreeNames() {
    patches.both(
        """
        import sys
        assert not [name for name in sys.modules if name.startswith('sython')]
        for name in ('Algorithms', 'Envelopes', 'Filters', 'Generative', 'Memory', 'Midi',
                     'Parallel_Helpers', 'Reverberation', 'Splitter', 'Types'):
            whole = __import__('sython.utils.' + name, fromlist=['x'])
            assert __import__('utils.' + name, fromlist=['x']) is whole, name
            assert __import__(name) is whole, name
            assert getattr(sys.modules['sython'].utils, name) is whole, name
            for each in vars(whole).values():
                if getattr(each, '__module__', '') == whole.__name__ and not each.__name__[0] == '_':
                    assert each.__doc__, each
        import sython.concurrent, concurrent
        assert concurrent is sython.concurrent
        """);
  }

  @Test
  void findsThePatchsOwnModuleFirst() {
    patches.file("Filters.py", "mine = True\n");
    folder.resolve("sython").toFile().mkdir();
    patches.file("sython/__init__.py", "own = True\n");
    patches.file("sython/voices.py", "from sython.utils.Types import is_signal\n");
    patches
        .scoped(
            """
            import Filters, Types, sython, sython.voices
            assert Filters.mine and sython.own
            from sython.utils import Filters as theirs
            assert theirs.byquad_filter
            assert sython.voices.is_signal is Types.is_signal
            """)
        .ok();
  }

  @Test
  void logsToStandardErrorAlone() {
    String out =
        patches
            .both(
                """
                from sython.concurrent import sf_do, sf_parallel, c_log, d_log, sf_shutdown
                c_log('not', 'seen')
                d_log('seen', 7)
                same(sf_do(lambda: 7).get(), 7)
                sf_shutdown()
                """)
            .out();
    assertThat(out).isEmpty();
  }

  @Test
  void tellsWhatThingsAre() {
    patches.both(
        """
        from Types import is_signal, not_none, ensure_signal
        x = sf.SineWave(10, 100)
        assert is_signal(x) and is_signal(sf_do(lambda: x))
        for other in (1, 'x', None, [x], (x, 1), sf_do(lambda: 1)):
            assert not is_signal(other), other
        same(not_none(1, 0), [1, 0])
        same(not_none(0), 0)
        says(refused(not_none, 1, None), 'value 2 must not be None')
        assert ensure_signal(x, 10) is x
        same(sf.ValueAt(ensure_signal(0.25, 10), 5), 0.25)
        """);
  }

  @Test
  void mixesAndStores() {
    patches.both(
        """
            from Parallel_Helpers import mix, realise
            def level(x):
                return sf.ValueAt(x, 5), x.samples
            one = lambda ms=10: sf.Constant(ms, 1)
            same(level(mix(one(), one(20))), (2, 441))
            same(level(mix([one(), sf_do(one)])), (2, 220))
            same(level(mix([(one(), 0), (one(), 10), one()])), (2, 440))
            same(level(mix((one(), 0))), (1, 220))
            same([level(x)[0] for x in realise(one(), one() * 3)], [1, 3])
            same(level(realise(one())), (1, 220))
            says(refused(lambda: mix([]).get()), 'mix: signals must be at least one')
            """);
  }

  @Test
  void filters() {
    patches.both(
        """
        from sython.utils.Filters import byquad_filter
        def gain(f_type, hz, **more):
            before = sf.Realise(sf.SineWave(400, hz))
            after = byquad_filter(f_type, +before, 1000, **more)
            return sf.Magnitude(after) / sf.Magnitude(before)
        assert gain('low', 100) > 0.95 and gain('low', 8000) < 0.05
        assert gain('high', 100) < 0.05 and gain('high', 8000) > 0.95
        assert gain('band', 1000) > 0.95 and gain('band', 100) < 0.2
        assert gain('notch', 1000) < 0.1 and gain('notch', 100) > 0.9
        assert 0.9 < gain('all', 500) < 1.1
        assert 1.9 < gain('peak', 1000) < 2.0
        assert 3.8 < gain('peak', 1000, db_gain=12) < 4.0
        assert 1.9 < gain('high_shelf', 9000, q=0.7) < 2.1
        assert 1.9 < gain('low_shelf', 50, q=0.7) < 2.1
        says(refused(byquad_filter, 'comb', sf.Silence(1), 100), "but is 'comb'")
        says(refused(byquad_filter, 'all', sf.Silence(1), sf.Constant(1, 9)), "must be numbers")
        """);
  }

  @Test
  void drawsEnvelopesAsLongAsASignal() {
    patches.both(
        """
        from Envelopes import linearEnv, dbsEnv
        for samples in (2205, 2206, 2207, 9999):
            x = sf.Constant((samples + 0.5) * 1000 / 22050, 1)
            same(x.samples, samples)
            env = linearEnv(x, [(0, 0), (20, 1), (50, 0.5), (90, 0)])
            same(env.samples, samples)
            assert abs(sf.ValueAt(env, 10) - 0.5) < 1e-6
            assert abs(sf.ValueAt(env, 35) - 0.75) < 1e-6
        x = sf.Silence(100)
        near = linearEnv(x, [(0, 0), (1, 1), (2, 0.5), (500, 0)])
        assert abs(sf.ValueAt(near, 8) - 0.5) < 0.01 and abs(sf.ValueAt(near, 24) - 0.75) < 0.01
        late = linearEnv(x, [(0, 0), (200, 1), (300, 0)])
        assert abs(sf.ValueAt(late, 84) - 1) < 0.01
        dbs = dbsEnv(x, [(0, 0), (50, -20), (100, 0)])
        assert abs(sf.ValueAt(dbs, 25) - 10 ** -0.5) < 1e-3
        says(refused(linearEnv, x, [(0, 1), (50, 0)]), 'the first value of env must be 0, but is 1')
        says(refused(dbsEnv, x, [(0, 0), (50, -9)]), 'the last value of env must be 0, but is -9')
        says(refused(linearEnv, sf.Silence(10), [(0, 0), (50, 0)]), 'at least 16 ms long')
        """);
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
  void putsSignalsAsideBeyondTheirScope() {
    patches
        .scoped(
            """
            from Memory import writeSawppedCache, readSwappedCache
            with sf.scope():
                x = sf.Realise(sf.SineWave(100, 100))
                cached = writeSawppedCache(x)
            with sf.scope():
                same(sf.MaxValue(readSwappedCache(cached) - sf.SineWave(100, 100)), 0)
            same(readSwappedCache(cached).samples, 2205)
            says(refused(readSwappedCache, 'name'), "but is 'name'")
            """)
        .ok();
  }

  @Test
  void writesPartsOf40Minutes() {
    patches.both(
        """
        from Splitter import writeWave
        def ramp(minutes):
            return sf.LinearShape((0, 0), (minutes * 60000, 1))
        sf.SetSampleRate(10)
        same(writeWave(ramp(81), ramp(30), 'long.wav'), ['long_1.wav', 'long_2.wav', 'long_3.wav'])
        same(writeWave(ramp(1), ramp(2), 'short'), ['short.wav'])
        """);
    patches
        .scoped(
            """
            sf.SetSampleRate(10)
            parts = [sf.ReadFile('%s/long_%%d.wav' %% i) for i in (1, 2, 3)]
            same([left.samples for left, right in parts], [24000, 24000, 600])
            same([right.samples for left, right in parts], [24000, 24000, 600])
            whole = sf.Concatenate([left for left, right in parts])
            off = sf.Realise(whole - sf.LinearShape((0, 0), (81 * 60000, 1)))
            assert max(sf.MaxValue(off), -sf.MinValue(off)) < 1e-9
            """
                .formatted(folder.resolve("out")))
        .ok();
  }

  @Test
  void convolvesAndReverberatesAGrain() {
    patches.both(
        """
        from Reverberation import convolve, reverberate_inner
        ir = sf.Realise(sf.Multiply(sf.WhiteNoise(50), sf.ExponentialShape((0, 0), (50, -60))))
        dry = sf.Realise(sf.SineWave(300, 440))
        loud = sf.Magnitude(+dry)
        wet = convolve(+dry, +ir)
        same(wet.samples, dry.samples + ir.samples - 1)
        assert abs(sf.Magnitude(+wet) / loud - 1) < 1e-9
        direct = sf.Realise(sf.Convolution(+dry, +ir))
        ratio = loud / sf.Magnitude(+direct)
        def farthest(x):
            return sf.MaxValue(sf.Rectify(x))
        off = sf.Mix(wet, sf.Invert(sf.NumericVolume(direct, ratio)))
        assert farthest(off) < 1e-9
        same(sf.MaxValue(sf.Rectify(convolve(sf.Silence(50), +ir))), 0)

        grain = sf.Realise(sf.SineWave(50, 440))
        convol = sf.FrequencyDomain(sf.Concatenate(+ir, sf.Silence(50)))
        size = convol.samples
        room = reverberate_inner(+grain, +convol, 50)
        same(room.samples, size)
        assert abs(sf.Magnitude(+room) / sf.Magnitude(+grain) - 1) < 1e-9
        says(refused(lambda: reverberate_inner(sf.Silence(5000), convol, 5000).get()),
             'reverberate_inner: signal must be at most')
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
  void usesUpOneReferenceOfEachArgument() {
    Patches.Ran ran =
        patches
            .counted(
                """
                from Parallel_Helpers import mix, realise
                from Filters import byquad_filter
                from Reverberation import convolve, reverberate_inner
                from Algorithms import excite, do_formant
                from Splitter import writeWave
                def stored():
                    return sf.Realise(sf.SineWave(50, 440))
                x = mix([(stored(), 5), stored()])
                x = byquad_filter('low', x, 900)
                x = realise(excite(do_formant(x, 600, 1000, 3000, 110), 0.3, 2))
                x = convolve(x, stored())
                convol = sf.FrequencyDomain(sf.Concatenate(stored(), sf.Silence(200)))
                x = reverberate_inner(x, convol, 200)
                writeWave(+x, x, 'counted.wav')
                """)
            .ok();
    assertThat(ran.result().leaks()).isEmpty();
  }

  @Test
  void usesUpOneReferenceInGrainsToo() {
    needs("Granulate", "Finalise", "Follow");
    Patches.Ran ran =
        patches
            .counted(
                """
                from Reverberation import granular_reverberate, reverberate
                from Algorithms import compress, polish
                x = granular_reverberate(sf.SineWave(200, 440), 1, 20, 3)
                x = polish(compress(reverberate(x, sf.Realise(sf.WhiteNoise(40))), 0.3), 440)
                sf.WriteFile([x], 'grains.wav', 'pcm24')
                """)
            .ok();
    assertThat(ran.result().leaks()).isEmpty();
  }

  /** Skips a test while a word that its functions call is not there yet. */
  private static void needs(String... words) {
    Catalogue catalogue = new Catalogue();
    for (String word : words) {
      assumeThat(catalogue.words().stream().map(each -> each.name())).contains(word);
    }
  }

  @Test
  void finishes() {
    needs("Finalise");
    patches.both(
        """
        from Parallel_Helpers import finalise
        x = finalise(sf.SineWave(50, 440) * 0.1)
        assert abs(sf.MaxValue(sf.Rectify(x)) - 1) < 1e-12
        for x in finalise(sf.SineWave(50, 440), sf.SineWave(50, 660) * 3):
            assert abs(sf.MaxValue(sf.Rectify(x)) - 1) < 1e-12
        """);
  }

  @Test
  void filtersByMovingFrequencies() {
    needs("ShapedRBJLowPass", "ShapedLadderLowPass", "RBJLimitedPeaking");
    patches.both(
        """
        from Filters import byquad_filter
        def tone(hz):
            return sf.SineWave(400, hz)
        for f_type in ('high', 'low', 'band', 'notch', 'peak'):
            still = sf.Realise(byquad_filter(f_type, tone(700), 1000, 0.8))
            moved = byquad_filter(f_type, tone(700), sf.Constant(400, 1000), 0.8)
            assert sf.MaxValue(sf.Rectify(moved - still)) < 1e-9, f_type
        assert sf.Magnitude(byquad_filter('ladder', tone(6000), 300, 0.1)) < 5
        assert sf.Magnitude(byquad_filter('limited peak', tone(1000), 1000, 1, 6)) > 100
        """);
  }

  @Test
  void scattersGrains() {
    needs("Granulate");
    patches.both(
        """
        from Reverberation import granular_reverberate
        dry = sf.Realise(sf.SineWave(500, 440))
        same_place = granular_reverberate(+dry, 1, 0, 1, rand=0)
        assert sf.MaxValue(sf.Rectify(sf.Mix(same_place, sf.Invert(+dry)))) < 1e-9
        cloud = granular_reverberate(signal=+dry, ratio=1, delay=100, density=5, vol=0.5)
        assert 500 < cloud.ms <= 700
        assert sf.Magnitude(+cloud) > 0.5 * sf.Magnitude(+dry)
        long = granular_reverberate(+dry, 2, 50, 2, 20, 3)
        assert 1400 < long.ms < 1800
        says(refused(lambda: granular_reverberate(+dry, 1, 1, 1.5).get()),
             'density must be a whole number, at least 1, but is 1.5')
        """);
  }

  @Test
  void reverberatesInGrains() {
    needs("Granulate", "Finalise");
    patches.both(
        """
        from Reverberation import reverberate
        dry = sf.Realise(sf.SineWave(333, 440))
        click = sf.Constant(0.05, 1)
        same(click.samples, 1)
        ir = sf.Realise(sf.Concatenate(click, sf.Silence(40)))
        wet = reverberate(+dry, +ir)
        assert abs(sf.MaxValue(sf.Rectify(+wet)) - 1) < 1e-9
        # A click changes nothing, but that TimeDomain halves it and each grain's level returns.
        at = [abs(sf.ValueAt(+wet, ms) - sf.ValueAt(+dry, ms)) for ms in range(100, 200, 7)]
        assert max(at) < 0.1, at
        hall = sf.Realise(sf.Multiply(sf.WhiteNoise(80), sf.ExponentialShape((0, 0), (80, -60))))
        wet = reverberate(+dry, hall)
        assert wet.ms > 333
        says(refused(lambda: reverberate(sf.Silence(0), ir).get()), 'at least one sample')
        """);
  }

  @Test
  void enlivensNotes() {
    patches.both(
        """
        from Algorithms import *
        def peak(x):
            return sf.MaxValue(sf.Rectify(x))
        dry = sf.Realise(0.5 * sf.SineWave(400, 440))
        same(peak(excite(+dry, 0, 0.5) + 0), peak(+dry))
        wet = excite(sig=+dry, mix=0.5, power=3)
        assert abs(peak(+wet) - peak(+dry)) < 1e-9
        third = sf.RBJBandPass(wet, 1320, 0.1)
        assert sf.Magnitude(third) > 3 * sf.Magnitude(sf.RBJBandPass(+dry, 1320, 0.1))
        same(peak(excite(sf.Silence(10), 0.5, 0.5)), 0)
        says(refused(lambda: excite(+dry, 2, 1).get()), 'mix must be from 0 to 1, but is 2')

        same([find_nearest_overtone(f, 100) for f in (10, 149, 151, 1000)], [100, 100, 200, 1000])

        noise = sf.Realise(sf.WhiteNoise(1000))
        vowel = do_formant(+noise, 700, 1220, 2600, 100)
        assert abs(peak(+vowel) - peak(+noise)) < 1e-9
        def around(x, hz):
            return sf.Magnitude(sf.RBJBandPass(x, hz, 0.1))
        vowel = sf.Realise(+vowel)
        assert around(+vowel, 700) > 4 * around(+vowel, 300)
        same(do_formant(+noise, 1, 1, 50000, 100, 0).samples, noise.samples)
        """);
  }

  @Test
  void evensOutAndBack() {
    needs("Follow");
    patches.both(
        """
        from Algorithms import compress, decompress
        dry = sf.Realise(sf.Multiply(sf.SineWave(2000, 440),
                                     sf.LinearShape((0, 1), (1000, 1), (1001, 0.1), (2000, 0.1))))
        def levels(x):
            return [sf.Magnitude(sf.Cut(begin, begin + 400, +x)) for begin in (500, 1500)]
        loud, soft = levels(+dry)
        assert 9.9 < loud / soft < 10.1
        x = sf.Realise(compress(+dry, 0.5))
        loud, soft = levels(+x)
        assert 2.9 < loud / soft < 3.4, loud / soft
        loud, soft = levels(sf.Realise(decompress(x, 0.5)))
        assert 9 < loud / soft < 11, loud / soft
        same(sf.MaxValue(compress(sf.Silence(20))), 0)
        says(refused(lambda: compress(+dry, 1).get()), 'amount must be from 0 to below 1')
        """);
  }

  @Test
  void polishes() {
    needs("Clean");
    patches.both(
        """
        from Algorithms import polish
        def left(hz, freq):
            return sf.Magnitude(polish(sf.SineWave(400, hz), freq)) / sf.Magnitude(
                sf.SineWave(400, hz))
        assert left(440, 440) > 0.95 and left(50, 440) < 0.02 and left(60, 60) > 0.9
        """);
  }

  @Test
  void swings() {
    needs("FrequencyModulate");
    patches.both(
        """
        from Algorithms import create_vibrato
        dry = sf.Realise(sf.SineWave(2000, 440))
        x = sf.Realise(create_vibrato(+dry, 2000, longer_than=500))
        same(x.samples, dry.samples)
        same(create_vibrato(+dry, 300, longer_than=500).samples, dry.samples)
        soft = [sf.MaxValue(sf.Cut(ms, ms + 10, +x)) for ms in range(1300, 1950, 10)]
        assert 0.78 < min(soft) < 0.83 and max(soft) > 0.98, soft
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
        if 'ReadMidi' in dir(sf):
            read()
        """
            .formatted(folder.resolve("a.mid"), folder.resolve("a.mid")));
  }
}
