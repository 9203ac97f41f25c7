package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;

/** Tracks, sends and buses are the sums and products of their signals. */
class MixerTest {
  private static final String KIT =
      """
      def steady(value, ms=100):
          return sf.NumericShape((0, value), (ms, value))
      def values(channels, ms=50):
          return [round(sf.ValueAt(x, ms), 6) for x in channels]
      root = round(0.5 ** 0.5, 6)
      one = sf.Channels(steady(1), steady(0.5))
      half = 20 * -0.30102999566398120  # dB
      """;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  private void scoped(String text) {
    patches.scoped(KIT + text).ok();
  }

  @Test
  void tracksHaveGainAndPan() {
    scoped(
        """
        def alone(x, **how):
            mixer = sf.Mixer()
            mixer.track('x', x, **how)
            return values(mixer.mix())
        same(alone(one), [1, 0.5])
        same(alone(one, gain=half), [0.5, 0.25])
        same(alone(one, gain=[(0, 0), (100, 2 * half)]), [0.5, 0.25])
        same(alone(one, gain=steady(0.25)), [0.25, 0.125])
        same(alone(one, gain=sf.Breakpoints([(0, 0), (100, 1)])), [0.5, 0.25])
        same(alone(steady(1)), [root, root])
        same(alone(steady(1), pan=1), [0, 1])
        same(alone(steady(1), pan=[(0, -1), (50, 1)]), [0, 1])
        same(alone(one, pan=1), [0, 0.5])
        same(alone(one, effect=lambda x: x * 2), [2, 1])
        same(alone(one, effect=[lambda x: x * 2, lambda x: x + 1]), [3, 2])
        same(alone(steady(1), effect=lambda x: [x, x]), [1, 1])
        same(values(sf.Mixer(1).track('x', steady(1)).mixer.mix()), [1])
        same(values(sf.Mixer(3).track('x', [steady(i) for i in range(3)]).mixer.mix()), [0, 1, 2])
        mixer = sf.Mixer(effect=lambda x: x + 1, gain=half)
        mixer.track('x', one)
        mixer.track('y', sf_do(lambda: one))
        same(values(mixer.mix()), [1.5, 1])
        """);
  }

  @Test
  void busesHearWhatIsSent() {
    scoped(
        """
        mixer = sf.Mixer()
        room = mixer.bus('room', lambda x: x * 10, gain=half)
        mixer.track('a', one).send('room', half)
        b = mixer.track('b', one, gain=half).send(room).send(room, pre=True)
        same(values(mixer.mix()), [1 + 0.5 + 5 * (0.5 + 0.5 + 1), 0.5 * 11.5])
        same([name for name, x in mixer.stems()], ['room', 'a', 'b'])
        same(values(dict(mixer.stems())['room']), [10, 5])
        group = mixer.bus('group', lambda x: x + 100, out='last')
        mixer.bus('last', lambda x: x * 2)
        mixer.bus('unused', lambda x: 1 / 0)
        b.out = group
        same(values(mixer.mix()), [1 + 10 + 201, 0.5 + 5 + 200.5])
        same([name for name, x in mixer.stems()], ['room', 'a', 'last'])
        """);
  }

  @Test
  void mutedIsSilentAndSoloAlone() {
    scoped(
        """
        mixer = sf.Mixer()
        room, group = mixer.bus('room', lambda x: x * 10), mixer.bus('group')
        a = mixer.track('a', one).send(room)
        b = mixer.track('b', one * 2, out=group).send(room)
        def heard(**how):
            for name, solo_or_mute in how.items():
                strip = {'a': a, 'b': b, 'room': room, 'group': group}[name]
                setattr(strip, solo_or_mute, True)
            made = values(mixer.mix())[0]
            for strip in (a, b, room, group):
                strip.mute = strip.solo = False
            return made
        same(heard(), 33)
        same(heard(a='mute'), 22)
        same(heard(room='mute'), 3)
        same(heard(group='mute'), 31)
        same(heard(a='solo'), 11)
        same(heard(b='solo'), 22)
        same(heard(room='solo'), 30)
        same(heard(group='solo'), 2)
        same(heard(a='solo', b='solo'), 33)
        same(heard(a='solo', b='mute'), 11)
        same(heard(a='mute', b='mute'), 0)
        """);
  }

  @Test
  void stemsAreBesideTheMixAndTheirSumIsIt() throws Exception {
    scoped(
        """
        mixer = sf.Mixer()
        room = mixer.bus('room', lambda x: sf.Reverb(x, decay=300, mix=1))
        mixer.track('tone', sf.SineWave(200, 440) * 0.1).send(room, -6)
        mixer.track('low', sf.SineWave(400, 110) * 0.1, pan=-0.5)
        mix = mixer.write('song.wav', stems=True, format='float64')
        mixer.write('other.wav')
        same(len(mix), 2)
        parts = [sf.ReadFile('FOLDER/out/song-%s.wav' % name) for name in ('room', 'tone', 'low')]
        whole = sf.ReadFile('FOLDER/out/song.wav')
        for i in (0, 1):
            same(len(set(len(part[i]) for part in parts + [whole])), 1)
            rest = whole[i] - sf.Mix([part[i] for part in parts])
            assert max(sf.MaxValue(rest), -sf.MinValue(rest)) < 1e-12
        """
            .replace("FOLDER", folder.toString()));
    try (var files = Files.list(folder.resolve("out"))) {
      assertThat(files.map(each -> each.getFileName().toString()))
          .containsExactlyInAnyOrder(
              "song.wav", "song-room.wav", "song-tone.wav", "song-low.wav", "other.wav");
    }
  }

  /** At 120 a bar of four lasts two seconds. */
  @Test
  void sectionsAndMarkersAreCuePointsOfTheMixAndItsStems() throws Exception {
    scoped(
        """
        time = sf.Timeline(120, sections=[('intro', 1), ('verse', 1)], markers=[((2, 2), 'fill')])
        mixer = sf.Mixer()
        mixer.track('tone', sf.SineWave(4000, 440) * 0.1)
        mixer.write('song.wav', stems=True, cues=time)
        mixer.write('text.wav', cues='100 there')
        mixer.write('none.wav', cues=sf.Timeline())
        says(refused(lambda: mixer.write('x.wav', cues=5)),
             'sf.Mixer.write: cues must be a sf.Timeline, or lines of a time in ms, a space and a name, but is 5')
        """);
    for (String name : List.of("song.wav", "song-tone.wav")) {
      assertThat(cues(name)).containsExactly("0 intro", "192000 verse", "240000 fill");
    }
    assertThat(cues("text.wav")).containsExactly("9600 there");
    assertThat(cues("none.wav")).isEmpty();
  }

  private List<String> cues(String name) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, folder.resolve("out").resolve(name)).metadata().cues().stream()
          .map(cue -> cue.frame() + " " + cue.label())
          .toList();
    }
  }

  @Test
  void saysWhatIsWrong() {
    scoped(
        """
        mixer = sf.Mixer()
        says(refused(mixer.mix), 'sf.Mixer: there must be a track, but there is none')
        a = mixer.track('a', one)
        says(refused(lambda: mixer.track('A', one)), "sf.Mixer.track: name must be that of no other track or bus, but is 'A'")
        says(refused(lambda: mixer.track('n', one, gain='-3dB')), "sf.Mixer.track: gain must be a number, but is '-3dB'")
        says(refused(lambda: mixer.track('n', one, effect=5)), 'sf.Mixer.track: effect must be a function, or a list of them, but is 5')
        says(refused(lambda: mixer.track('x/y', one)), "sf.Mixer.track: name must be a text that a file name can have, but is 'x/y'")
        says(refused(lambda: mixer.track('n', 5)), 'sf.Mixer.track: x must be a signal, or a list of signals, but is 5')
        says(refused(lambda: sf.Mixer(0)), 'sf.Mixer: channels must be a whole number, 1 or more, but is 0')
        def with_a(**how):
            before = dict((name, getattr(a, name)) for name in how)
            for name in how:
                setattr(a, name, how[name])
            try:
                return refused(mixer.mix)
            finally:
                for name in how:
                    setattr(a, name, before[name])
        says(with_a(gain='x'), "sf.Mixer: gain must be a number, but is 'x'")
        says(with_a(pan=2), 'position')
        says(with_a(effect=5), 'sf.Mixer.track: effect must be a function, or a list of them, but is 5')
        says(with_a(effect=lambda x: [x[0]] * 3), 'sf.Mixer.track: x must be a signal, or two channels, as the mixer has')
        says(with_a(out='room'), "sf.Mixer: <track 'a'> goes or sends to 'room', which is no bus: mixer.bus('room', effect) adds one")
        mixer.bus('b', out='c')
        mixer.bus('c').send('b')
        says(refused(mixer.mix), "sf.Mixer: buses must not go to each other in a circle, but do: c -> b -> c")
        says(refused(lambda: sf.Mixer(3).track('x', one * 1).mixer.mix()), 'x must be 3 channels, as the mixer has')
        """);
  }
}
