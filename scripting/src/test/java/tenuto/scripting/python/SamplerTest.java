package tenuto.scripting.python;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a sampler plays: samples at the pitch, level and place that their zones say. */
class SamplerTest {
  private static final Path SAMPLES = Path.of("../samples").toAbsolutePath().normalize();

  private static final String KIT =
      """
      import math, os
      def note(ms, length, key=60, velocity=127):
          return sf.MidiNote(ms, length, key, velocity)
      def most(x):
          return max(sf.MaxValue(x), -sf.MinValue(x))
      def near(a, b, by):
          assert abs(a - b) <= by, '%r is not %r' % (a, b)
      def hz(x):
          frames = 9600
          ups = [i for i in range(1, frames) if x.getSample(i - 1) < 0 <= x.getSample(i)]
          def place(i):
              a, b = x.getSample(i - 1), x.getSample(i)
              return i - 1 + a / (a - b)
          return 96000.0 * (len(ups) - 1) / (place(ups[-1]) - place(ups[0]))
      """;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  private void scoped(String text) {
    patches.scoped(KIT + text.replace("SAMPLES", SAMPLES.toString())).ok();
  }

  /** Its tone has 250 Hz on key 59; below velocity 64 it is a sine at the left. */
  @Test
  void aSoundFontsLoopIsHeldAtThePitchOfTheKey() {
    scoped(
        """
        pipe = sf.Sampler('SAMPLES/pipe.sf2')
        left, right = pipe(note(0, 1000, 59, 63))
        near(hz(sf.Realise(left[300:])), 250, 0.05)
        same(most(right), 0)
        low, high = pipe(note(0, 1000, 71, 63)), pipe(note(0, 1000, 66, 63))
        near(hz(sf.Realise(low[0][300:])), 500, 0.1)
        near(hz(sf.Realise(high[0][300:])), 250 * 2 ** (7 / 12.0), 0.1)
        loud = pipe(note(0, 1000, 59, 127))
        near(hz(sf.Realise(loud[1][300:])), 500, 0.1)
        tuned = sf.Sampler('SAMPLES/pipe.sf2', tuning=sf.Temperament('equal', a4=450))
        near(hz(sf.Realise(tuned(note(0, 1000, 59, 63))[0][300:])), 250 * 450 / 440.0, 0.1)
        """);
  }

  /** Attack 15.6 ms, 1 s for 100 dB of decay to -6 dB, and half a second for those of a release. */
  @Test
  void aSoundFontsEnvelopeIsInDecibels() {
    scoped(
        """
        pipe = sf.Sampler('SAMPLES/pipe.sf2')
        x = pipe(note(0, 1000, 59, 63))[0]
        peak = 0.5 * 32000 / 32768 * (63 / 127.0) ** 2 * 10 ** (-2 / 20.0)
        near(most(x[20:24]) / peak, 10 ** (-0.6 / 20.0), 0.01)
        near(most(x[200:900]) / peak, 10 ** (-6 / 20.0), 0.005)
        near(most(x[1098:1102]) / peak, 10 ** (-26 / 20.0), 0.005)
        near(x.ms, 1000 + 500 * 0.94, 0.1)
        near(most(sf.Sampler('SAMPLES/pipe.sf2', gain=-6)(note(0, 1000, 59, 63))[0][200:900]) / peak, 10 ** (-12 / 20.0), 0.005)
        short = pipe(note(0, 8, 59, 63))[0]
        assert short.ms < 520 and most(short) < peak * 0.6
        """);
  }

  @Test
  void keysAndVelocitiesOutsideAreSilent() {
    scoped(
        """
        pipe = sf.Sampler('SAMPLES/pipe.sf2')
        silent = pipe(note(0, 300, 20, 127))
        same([most(silent[0]), silent[0].ms, len(silent)], [0, 300.0, 2])
        click = sf.Sampler('SAMPLES/pipe.sf2', 'Click')
        near(click(note(0, 5000, 36))[0].ms, 400 / 32.0, 0.05)
        near(click(note(0, 5000, 38))[0].ms, 800 / 32.0, 0.05)
        near(click(note(0, 5, 38))[0].ms, 8, 0.05)
        says(refused(lambda: sf.Sampler('SAMPLES/pipe.sf2', 'Organ')), "preset must be one of 'Pipe' (0:0), 'Click' (128:0), but is 'Organ'")
        says(refused(lambda: sf.Sampler('none.sfz')), 'none.sfz')
        says(refused(lambda: sf.Sampler('SAMPLES/wood.wav')), 'a SoundFont starts with RIFF, a size and sfbk')
        says(refused(lambda: sf.Sampler('SAMPLES/kit.sfz', gain='x')), "sf.Sampler: gain must be a number, but is 'x'")
        says(refused(lambda: sf.Sampler('SAMPLES/kit.sfz', tuning=3)), 'sf.Sampler: tuning must be that of')
        """);
  }

  @Test
  void anSfzFileIsAnInstrument() {
    scoped(
        """
        kit = sf.Sampler('SAMPLES/kit.sfz')
        same(kit.names(), ['wood'])
        wood, bell = [sf.ReadFile('SAMPLES/%s.wav' % name)[0] for name in ('wood', 'bell')]
        for played in (kit(note(0, 10, 36)), kit(sf.pattern.seq('c2', name='wood').notes()[0].copy(key=99, velocity=127))):
            near(played[0].ms, wood.ms, 0.02)
            near(most(played[0] - wood * 0.5 ** 0.5), 0, 1e-6)
        near(most(kit(note(0, 2000, 72))[1] - bell * 0.5 ** 0.5), 0, 1e-6)
        near(kit(note(0, 5000, 84))[0].ms, bell.ms / 2, 1)
        near(kit(note(0, 100, 72))[0].ms, 100 + 300 * 100 / 78.17, 0.1)
        whole = sf.Perform(sf.pattern.seq('c4 [e4 g4] c2').notes(240), kit)
        same(len(whole), 2)
        assert most(whole[0]) > 0.1
        """);
  }

  @Test
  void loopsReleasesAndTakesOfAnSfzFile() {
    scoped(
        """
        ramp = sf.Breakpoints([(0, 0), (100, 1), (200, 0)])
        steady = sf.NumericShape((0, 0.5), (100, 0.5))
        sf.WriteFile([ramp], 'ramp.wav', 'float64')
        sf.WriteFile([steady], 'one.wav', 'float64')
        sf.WriteFile([steady * 0.5], 'two.wav', 'float64')
        lines = ['<region>sample=ramp.wav key=60 loop_mode=loop_sustain loop_start=9600 loop_end=9601 ampeg_release=9',
                 '<region>sample=ramp.wav key=61 trigger=release',
                 '<group>key=62 seq_length=2 <region>sample=one.wav seq_position=1 <region>sample=two.wav seq_position=2',
                 '<region>sample=ramp.wav key=63 offset=9600 end=14399 region_label=Part loop_mode=no_loop ampeg_release=9']
        with open('FOLDER/out/x.sfz', 'w') as file:
            file.write('\\n'.join(lines))
        x = sf.Sampler('FOLDER/out/x.sfz')
        same(x.names(), ['part'])
        near(x(sf.pattern.seq('Part', kit=['Part']).notes()[0])[0].ms, 50, 0.02)
        root = 0.5 ** 0.5
        held = x(note(0, 500, 60))[0]
        near(sf.ValueAt(held, 400), root, 1e-3)
        near(held.ms, 600, 0.1)
        released = x(note(0, 300, 61))[0]
        same(most(released[:300]), 0)
        near(sf.ValueAt(released, 400), root, 1e-3)
        part = x(note(0, 300, 63))[0]
        near(part.ms, 50, 0.02)
        near(sf.ValueAt(part, 0), root, 1e-3)
        def level(played):
            return round(sf.ValueAt(played[0], 50) / root, 3)
        same([level(x(note(0, 90, 62).copy(take=i))) for i in range(4)], [0.5, 0.25, 0.5, 0.25])
        phrase = sf.pattern.seq('d4 d4 d4 d4', beats=1, velocity=127).notes(60)
        same([level([each[each_note.ms:] for each in sf.Perform(phrase, x)]) for each_note in phrase], [0.5, 0.25, 0.5, 0.25])
        turns = x.perform([note(0, 90, 62), note(200, 90, 62), note(400, 90, 62)])
        same([level([each[ms:] for each in turns]) for ms in (0, 200, 400)], [0.5, 0.25, 0.5])
        """
            .replace("FOLDER", folder.toString()));
  }

  @Test
  void aClosedHiHatSilencesTheOpenOne() {
    scoped(
        """
        sf.WriteFile([sf.NumericShape((0, 0.5), (1000, 0.5))], 'hat.wav', 'float64')
        with open('FOLDER/out/x.sfz', 'w') as file:
            file.write('<global>sample=hat.wav loop_mode=one_shot <region>key=46 group=1 off_by=2 <region>key=42 group=2 end=960')
        hats = sf.Sampler('FOLDER/out/x.sfz')
        def heard(*notes):
            made = hats.perform(notes)[0]
            return [round(sf.ValueAt(made, ms) / 0.5 ** 0.5, 3) for ms in (199, 201, 206, 400)]
        same(heard(note(0, 50, 46)), [0.5] * 4)
        same(heard(note(0, 50, 46), note(200, 50, 42))[2:], [0.5, 0])
        same(heard(note(0, 50, 46), note(300, 50, 42)), [0.5, 0.5, 0.5, 0])
        same(heard(note(0, 50, 46), note(0, 50, 42)), [0.5] * 4)
        same(heard(note(0, 50, 46), note(150, 50, 46))[0], 1)
        """
            .replace("FOLDER", folder.toString()));
  }

  @Test
  void aFolderIsAKit() {
    scoped(
        """
        os.makedirs('FOLDER/out/kit')
        for name, level in (('kick', 1), ('snare_v60', 0.25), ('snare', 0.5)):
            sf.WriteFile([sf.NumericShape((0, level), (100, level))] * 2, 'kit/%s.wav' % name, 'float64')
        kit = sf.Sampler('FOLDER/out/kit')
        same(kit.names(), ['kick', 'snare'])
        beat = sf.pattern.rhythm('x.x.', 'kick') | sf.pattern.rhythm('.x.x', 'snare')
        def level(name, velocity):
            made = kit(sf.pattern.rhythm('x', name).notes()[0].copy(velocity=velocity))
            return round(sf.ValueAt(made[1], 50) / (velocity / 127.0) ** 2, 3)
        same([level('kick', 127), level('kick', 1), level('snare', 60), level('snare', 61)], [1, 1, 0.25, 0.5])
        same(len(sf.Perform(beat.notes(120), kit)), 2)
        """
            .replace("FOLDER", folder.toString()));
  }
}
