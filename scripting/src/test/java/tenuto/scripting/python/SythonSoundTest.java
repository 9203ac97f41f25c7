package tenuto.scripting.python;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.setup.Settings;

/** The modules of the scripts' library that make and change sound. */
class SythonSoundTest {
  private static final double RATE = 22_050;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches =
        new Patches(folder, new Settings().withThreads(2).withScratch(folder).withSampleRate(RATE));
  }

  @Test
  void mixesAndStores() {
    patches.both(
        """
        from Parallel_Helpers import mix, realise
        def level(x):
            return round(sf.ValueAt(x, 5), 12), x.samples  # between two samples
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
  void finishes() {
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
}
