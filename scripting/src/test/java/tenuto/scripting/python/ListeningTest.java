package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.scripting.command.Command;

/** Listening as a patch does it. */
class ListeningTest {
  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  @Test
  void givesNumbersAndTuples() {
    patches.both(
        """
        x = sf.Realise(sf.Concatenate(sf.Silence(200), sf.SineWave(400, 440)))
        heard = sf.Pitch(+x)
        for ms, hz, probability in heard:
            assert 200 < ms < 600 and abs(hz - 440) < 1 and 0.9 < probability <= 1
        assert len(heard) > 30
        onset, = sf.Onsets(+x)
        assert abs(onset - 200) < 10
        same(sf.Beats(x), [])
        same(sf.Pitch(sf.Silence(100)), [])
        onset, = sf.SineWave(100, 440).onsets()
        assert 0 <= onset < 10
        """);
  }

  /**
   * What make_samples.py put into them. A bell's partials have no common octave, so that the one in
   * which it is heard is open: it is a c. The drop follows 8 ms after a tick.
   */
  @Test
  void hearsWhatTheSamplesAreKnownToHold() {
    patches
        .scoped(
            """
            from math import log
            bell, wood, drop = [sf.Realise(sf.ReadFile('%s/' + name + '.wav')[0])
                                for name in ('bell', 'wood', 'drop')]
            def cents(hz, name):
                return 1200 * log(hz / sf.Note(name), 2)
            heard = [hz for ms, hz, probability in sf.Pitch(wood) if ms > 75]
            assert len(heard) >= 10, heard
            for hz in heard:
                assert abs(cents(hz, 'f4')) < 5, hz
            heard = [hz for ms, hz, probability in sf.Pitch(bell) if ms > 75]
            assert len(heard) >= 100, heard
            for hz in heard:
                assert abs((cents(hz, 'c4') + 600) % 1200 - 600) < 5, hz
            places = [(wood, 100), (wood, 600), (bell, 1000), (drop, 2700 - 8), (wood, 3100)]
            onsets = sf.Onsets(sf.Realise(sf.MixAt(places)))
            same(len(onsets), 5)
            for ms, begin in zip(onsets, (100, 600, 1000, 2700, 3100)):
                assert abs(ms - begin) < 10, (ms, begin)
            """
                .replace("%s", Command.root().resolve("samples").toString()))
        .ok();
  }

  @Test
  void runsProcessorsMadeInPython() {
    Patches.Ran ran =
        patches.both(
            """
            from be.tarsos.dsp import AudioProcessor, PitchShifter
            from be.tarsos.dsp.onsets import PercussionOnsetDetector, OnsetHandler

            class Halve(AudioProcessor):
                def __init__(self):
                    self.samples, self.ended = 0, False
                def process(self, event):
                    buffer = event.floatBuffer
                    for i in range(event.overlap, len(buffer)):
                        buffer[i] *= 0.5
                    self.samples += len(buffer) - event.overlap
                    return True
                def processingFinished(self):
                    self.ended = True

            halve = Halve()
            y = sf.Tarsos(sf.Constant(100, 1), halve, size=512)
            same(halve.ended, True)
            assert halve.samples >= 4800
            same(sf.MaxValue(y), 0.5)

            class Times(OnsetHandler):
                times = []
                def handleOnset(self, seconds, salience):
                    self.times.append(seconds)
            click = sf.Concatenate(sf.Silence(300), sf.WhiteNoise(300))
            sf.Tarsos(click, PercussionOnsetDetector(96000.0, 1024, 0, Times())).ms
            print 'ours'
            loud = sf.Tarsos(sf.Constant(100, 0.1), PitchShifter(1.5, 96000, 1024, 4), 1024, 768)
            sf.Length(loud)
            """);
    assertThat(ran.out()).isEqualTo("ours\n");
  }

  @Test
  void tellsWhatIsWrong() {
    patches
        .scoped(
            """
            from be.tarsos.dsp import AudioProcessor, GainProcessor
            x = sf.SineWave(100, 440)
            says(refused(sf.Tarsos, x, 3), "sf.Tarsos: processor must be an AudioProcessor of TarsosDSP's, but is 3 (int)")
            says(refused(sf.Tarsos, x, None), 'sf.Tarsos: processor must be')
            says(refused(sf.Tarsos, x, GainProcessor), 'sf.Tarsos: processor must be')
            says(refused(sf.Tarsos, x, GainProcessor(1), 64, 64), 'sf.Tarsos: overlap must be a whole number from 0 to 63, but is 64')
            class Broken(AudioProcessor):
                def process(self, event):
                    return event.floatBuffer[99999]
                def processingFinished(self):
                    pass
            class Raising(Broken):
                def process(self, event):
                    raise ValueError('mine')
            try:
                sf.Tarsos(x, Broken())
                assert False
            except Exception, e:
                assert 'index' in str(e).lower(), str(e)
            same(refused(sf.Tarsos, x, Raising()), 'mine')
            says(refused(sf.Pitch, x, 5), 'sf.Pitch: lowest must be between 10 and 2000, but is 5')
            says(refused(sf.Onsets, x, 1.5), 'sf.Onsets: least must be between 0 and 1, but is 1.5')
            """)
        .ok();
  }
}
