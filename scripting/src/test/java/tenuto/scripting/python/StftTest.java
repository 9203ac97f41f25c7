package tenuto.scripting.python;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Short-time spectra as an object of a patch. */
class StftTest {
  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  @Test
  void isASignalInFramesAndBecomesItAgain() {
    patches
        .both(
            """
            x = sf.Realise(sf.WhiteNoise(100))
            s = sf.STFT(+x, size=512, hop=128)
            same((s.size, s.hop, s.bins, s.samples, s.ms), (512, 128, 257, 9600, 100.0))
            same(s.frames, (9600 - 1 + 512) // 128)
            same((len(s), s.time(3), s.hz(32)), (s.frames, 1000 * 256 / 96000., 6000.0))
            for y in (s.signal(), sf.InverseSTFT(s), s.polar(s.magnitudes, s.phases).signal()):
                same(sf.Samples(y), 9600)
                assert sf.MaxValue(sf.Mix(+x, sf.NumericVolume(y, -1))) < 1e-14
            s.release()
            -x
            """)
        .ok();
  }

  @Test
  void isComputedWith() {
    patches
        .scoped(
            """
            x = sf.SineWave(50, 3000)
            s = sf.STFT(x, 512, 128)
            assert sf.MaxValue((0.5 * s).signal() - 0.5 * x) < 1e-14
            assert sf.MaxValue((s * 2 - s).signal() - x) < 1e-14
            assert sf.MaxValue((s + s).signal() - 2 * x) < 1e-14
            part = s.realise()[10:20]
            same((part.frames, part.samples), (10, 1280))
            row = s.row(12)
            same((len(row), row[3], s[12][3], part.row(2)[3]), (257, row[3], row[3], row[3]))
            loudest = max(range(257), key=lambda k: abs(row[k]))
            same((loudest, s.hz(loudest)), (16, 3000.0))
            same(repr(part), '<STFT of 10 frames, size=512, hop=128>')
            left, right = sf.STFT([x, x])
            same((left.size, right.hop), (4096, 1024)) # 40 ms at 96 kHz, rounded up
            same(sf.STFT(x, window=20).size, 2048)
            """)
        .ok();
  }

  @Test
  void aFunctionMakesNewFrames() {
    patches
        .both(
            """
            s = sf.STFT(sf.Mix(sf.SineWave(50, 1000), sf.SineWave(50, 9000)), 512, 128)
            times = []
            def low(ms, bins):
                times.append(ms)
                return [z if s.hz(k) < 5000 else 0 for k, z in enumerate(bins)]
            y = s.map(low).signal()
            same((len(times), times[3]), (s.frames, s.time(3)))
            rest = sf.Mix(y, sf.NumericVolume(sf.SineWave(50, 1000), -1))
            assert sf.MaxValue(sf.Cut(10, 40, rest)) < 1e-3
            s.release()
            """)
        .ok();
  }

  @Test
  void saysWhatIsWrong() {
    patches
        .scoped(
            """
            def fails(kind, text, function):
                try:
                    function()
                except kind as e:
                    assert text in str(e), e
                else:
                    raise AssertionError('no ' + text)
            x = sf.SineWave(50, 3000)
            s = sf.STFT(x, 512, 128)
            fails(ValueError, 'size must be', lambda: sf.STFT(x, 500))
            fails(ValueError, 'hop must be', lambda: sf.STFT(x, 512, 257))
            fails(TypeError, 'sf.STFT: size must be a number', lambda: sf.STFT(x, 'a'))
            fails(TypeError, 'x must be a signal', lambda: sf.STFT(1))
            fails(ValueError, 'must be signals of', lambda: s.polar(x, x))
            fails(ValueError, 'must return 257 bins', lambda: s.map(lambda ms, bins: [1]))
            fails(IndexError, 'number 99 is asked for', lambda: s.row(99))
            fails(TypeError, 'must be whole', lambda: s.row(0.5))
            fails(ValueError, 'do not go with', lambda: s + sf.STFT(x))
            fails(ValueError, 'without a step', lambda: s[0:4:2])
            fails(TypeError, 'unsupported', lambda: s * x)
            fails(AttributeError, 'magnitudes', lambda: s.magnitude)
            s.release()
            fails(ValueError, 'released', lambda: s.signal())
            fails(ValueError, 'released', lambda: s.row(0))
            fails(ValueError, 'released', lambda: s[0])
            fails(ValueError, 'released', lambda: s.map(lambda ms, bins: bins))
            """)
        .ok();
  }
}
