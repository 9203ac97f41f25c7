package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.setup.Settings;

/** How the modules that Sonic Field's scripts import are found, and what all of them keep to. */
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
  void javaNamesOfBothYearsLeadToOurs() {
    patches.both(
        """
        from com.nerdscentral.audio import SFConstants as constants, SFData as data
        from com.nerdscentral.audio.core import SFConstants, SFData, SFMemoryZone
        for each in (data, SFData):
            x = each.build(10)
            x.setSample(3, 0.5)
            same(sf.MaxValue(x), 0.5)
        for hz in (22050, 44100):
            sf.SetSampleRate(hz)
            for each in (constants, SFConstants):
                same(each.SAMPLE_RATE / 2, hz / 2.0)
                same(2 * each.SAMPLE_RATE_MS, hz / 500.0)
                same(int(each.SAMPLE_RATE), hz)
                assert hz - 1 < each.SAMPLE_RATE < hz + 1
                same(str(each.SAMPLE_RATE), str(float(hz)))
                same(sf.Samples(sf.SineWave(each.SAMPLE_RATE, 100)), hz * hz // 1000)
        """);
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
        same(round(sf.ValueAt(ensure_signal(0.25, 10), 5), 12), 0.25)
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
}
