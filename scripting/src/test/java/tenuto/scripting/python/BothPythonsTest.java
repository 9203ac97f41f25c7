package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.scripting.rules.Ownership;

/** Jython and CPython say the same of each word's example: of signals by their identities. */
class BothPythonsTest {
  /** In the language that is common to both; of a signal Jython's hash is that of its identity. */
  private static final String TELLING =
      """
      import numbers, sys
      def hashed(bits):
          return (int(bits, 16) ^ int(bits, 16) >> 32) & 0xffffffff
      def told(x):
          if isinstance(x, (list, tuple)):
              return '[%s]' % ' '.join([told(each) for each in x])
          if hasattr(x, 'ms') and hasattr(x, 'samples'):
              if sys.version_info[0] == 2:
                  return '%08x' % (hash(x) & 0xffffffff)
              text = x.identity
              return '%08x' % (31 * hashed(text[:16]) + hashed(text[16:]) & 0xffffffff)
          if isinstance(x, numbers.Number):
              return '%.17g' % x
          return 'None' if x is None else x if isinstance(x, str) else 'other'
      def tell(name, example):
          try:
              print('%s %s' % (name, told(eval(example))))
          except Exception as error:
              print('%s %s: %s' % (name, type(error).__name__, error))
      """;

  /** A clock, and a class of Java that is named as Jython has it. */
  private static final Set<String> OWN_WAYS = Set.of("Time", "Tarsos");

  private static final Path SAMPLES = Path.of("../samples").toAbsolutePath().normalize();

  @TempDir Path folder;

  @Test
  void eachWordsExampleIsTheSameSignal() throws Exception {
    CPython.require();
    StringBuilder text = new StringBuilder(TELLING).append("sf.SetSampleRate(22050)\n");
    for (Word word : new Catalogue().words()) {
      if (!word.family().equals("Sound devices") && !OWN_WAYS.contains(word.name())) {
        String own =
            word.example()
                .replaceFirst("^sf\\.\\w+\\(", "sf." + word.name() + "(")
                .replace("'samples/", "'" + SAMPLES + "/");
        text.append("tell('%s', \"%s\")%n".formatted(word.name(), own));
      }
    }
    same(text.toString(), 710);
  }

  @Test
  void signsAreTheSame() throws Exception {
    CPython.require();
    String signs =
        """
        x, y = sf.SineWave(100, 440), sf.NumericShape((0, 0), (50, 1))
        both = sf.Channels(x, y)
        """;
    String all =
        List.of(
                "x ** 2, x ** y, 2 ** x",
                "x % 1, x % y, x // 0.25, x // y",
                "x > 0, x >= 0.5, x < y, x <= y, 0 < x, 0.5 >= x",
                "abs(x), -x",
                "sf.feedback(lambda x, back: x + back.one_pole_low_pass(900) * 0.5, x, tune=440)",
                "sf.feedback(lambda x, back: x + back * y, x, 10, 441)",
                "both ** 2, 2 ** both, both % y, x % both, both // 2, x // both, abs(both)",
                "both > 0, x < both, both <= both, 0.5 >= both")
            .stream()
            .map("tell('sign', '%s')%n"::formatted)
            .collect(Collectors.joining());
    same(TELLING + signs + all, 8);
  }

  @Test
  void notesTellTheSameAndSongsAreTheSameFiles() throws Exception {
    CPython.require();
    same(
        TELLING
            + """
            notes = [sf.MidiNote(100, 400, 69), sf.MidiNote(0, 100, 64, channel=1)]
            events = [sf.MidiEvent(50, 'controller', 127, 64), sf.MidiEvent(400, 'controller', 0, 64),
                      sf.MidiEvent(200, 'controller', 90, 1), sf.MidiEvent(150, 'bend', 4096),
                      sf.MidiEvent(0, 'program', 5), sf.MidiEvent(300, 'pressure', 100)]
            def steered(note):
                return sf.Mix(note.hz() * note.controller(1), note.bend(), note.bend(12), note.pressure(),
                              note.hz(100, 12, 50), sf.Constant(note.held, note.program))
            print(told(sf.Perform(notes, steered, events)))
            print(told(sf.Perform(notes, lambda note: sf.WhiteNoise(note.held))))
            beat = sf.pattern.rhythm(sf.pattern.euclid(3, 8), sf.pattern.scale('d dorian')[0:8], velocity=64.5)
            print(told(sf.Perform((beat * 2).swing().notes([(0, 90), (2, 120)]),
                                  lambda note: sf.SineWave(note.length, note.key) * note.velocity)))
            p = sf.pattern
            drawn = (p.seq('c4 e4 . g4') * 3).maybe(0.8).loosen(0.1, 20)
            print(told([p.walk(9), p.choose([1, 2, 3], 9), p.maybe([60, 60, 62, 'd'])] + [x for e in drawn.events for x in e]))
            drums = p.seq('kick [hat snare] ~', kit={'kick': 1.5, 'hat': 0, 'snare': 3}, open=[0.5, 'a'], channel=[1, 2])
            piece = (p.seq([drums] + p.scale('c minor').roman('i V7/V') + p.chords('G/B')) * 4).arp('random')
            piece = piece.every(2, lambda bar: bar.reverse().set(q=[5, 6])).humanise()[1:20].legato().fit(15)
            print(told([[n.ms, n.length, n.key, n.velocity, n.channel, n.place, getattr(n, 'name', 0),
                         getattr(n, 'open', 0), getattr(n, 'q', 0)] for n in piece.notes()]))
            print(told(sf.Perform(piece.notes(600), lambda note: sf.WhiteNoise(note.length))))
            for how in ({}, {'glide': 33.3, 'legato': False}, {'priority': 'low', 'tail': 0}, {'priority': 'high'}):
                print(told(list(sf.Mono(piece.notes(600), **how))))
            time = sf.Timeline([(0, 90), (8, 141.3, 'line')], [(1, 4), (2, '6/8')], [('a', 2), ('b', 1)], [((2, 3), 'm')], 0.6, 0.25)
            print(told([time.at(2, 4), time.beat('b'), time.section('a'), time.bars(), time.cues(), time.tempo]))
            print(told([[(n.key, n.ms, n.length) for n in piece.notes(time, at='b')], time.click(3), time.marks(),
                        time.breakpoints([(0, 200), ('b', 900, -2), ((4, 1), 50)], 'pitch')]))
            sf.WriteMidi(p.seq('c4 [d4 e4]').notes(time, at='b'), 'timed.mid')
            print(told([[(n.key, n.ms, n.length) for n in v] for v in sf.Voices(piece.legato(2).notes(), 3, 'quietest', 90)]))
            mixer = sf.Mixer(effect=lambda x: x * 0.9, gain=-1)
            room = mixer.bus('room', lambda x: [x[1], x[0]], -6, pan=0.5)
            mixer.track('a', sf.SineWave(100, 440), [(0, -60), (50, 0)], [(0, -1), (90, 1)]).send(room, -10).send('room', pre=True)
            mixer.track('b', [sf.SineWave(90, 220)] * 2, sf.NumericShape((0, 0), (50, 1)), 0.5, lambda x: x + 0.1, solo=True)
            print(told([mixer.mix(), [list(each) for each in mixer.stems()]]))
            print(told(mixer.write('mixed.wav', True, 'pcm16')))
            for kit in (sf.Sampler('SAMPLES/kit.sfz'), sf.Sampler('SAMPLES/pipe.sf2', gain=-3), sf.Sampler('SAMPLES/pipe.sf2', '128:0')):
                print(told([kit(sf.MidiNote(0, 300, key, 30 + key)) for key in (36, 38, 59, 60, 72)]))
                print(told([kit.names(), kit.perform(piece.notes(600))]))
            class Own(object):
                def __init__(self, ms, key):
                    self.ms, self.key = ms, key
            roll = [Own(20 * i, i // 4) for i in range(16)] + drawn.notes(600)
            print(told(sf.Perform(roll, lambda note: sf.WhiteNoise(30))))
            sf.WriteMidi(notes + events, 'song.mid', tempo=[(0, 90), (100, 120)])
            def refused(f, *values):
                try:
                    f(*values)
                except (TypeError, ValueError) as error:
                    print('%s: %s' % (type(error).__name__, error))
            refused(notes[0].changes, 'x')
            refused(p.seq, 'c4 [')
            refused(drums.every, 1, 5)
            refused(sf.Mono, [], 5)
            refused(sf.Voices, notes, 1.5)
            refused(mixer.track, 'b', 5)
            refused(mixer.track, 'c', 5)
            refused(sf.Timeline, 0)
            refused(time.at, 'c')
            refused(sf.MidiEvent, 0, 'x')
            refused(notes[0].controller, 128)
            refused(notes[0].bend, 1, -1)
            """
                .replace("SAMPLES", SAMPLES.toString()),
        30);
    for (String song : List.of("song.mid", "timed.mid")) {
      assertThat(folder.resolve("three").resolve(song))
          .hasSameBinaryContentAs(folder.resolve("out").resolve(song));
    }
  }

  @Test
  void voicesAreTheSame() throws Exception {
    CPython.require();
    same(ShapesTest.voices(), 25);
  }

  @Test
  void framesSingleSamplesAndOwnWordsAreTheSame() throws Exception {
    CPython.require();
    same(
        TELLING
            + """
            s = sf.STFT(sf.Mix(sf.SineWave(50, 1000), sf.WhiteNoise(50)), 512, 128)
            print('%s %s' % (s, [s.size, s.hop, s.bins, s.frames, int(s.samples), s.time(3), s.hz(7)]))
            def low(ms, bins):
                return [z * 0.5 if s.hz(k) < 5000 else 0 for k, z in enumerate(bins)]
            part = s.realise()[10:20]
            for t in [s, s * 2, s * s, s + s, s - s, s.map(low), part, s.polar(s.magnitudes, s.phases)]:
                print('%s %s' % (told(t.signal()), told([t.spectra, t.magnitudes, t.phases])))
                print(told([[z.real, z.imag] for z in t.row(-3)[4:9]]))
            print(told(sf.InverseSTFT(s)))
            x = sf.draft(100)
            x.setSample(7, 0.1)
            x.setAt(10, sf.WhiteNoise(0.5))
            print(told([x.getSample(i) for i in range(12)] + [x, x * 2, x.replicateEmpty()]))
            print([int(x.getLength()), x.isRealised(), x.isReleased()])
            @sf.word
            def HalfAsLOUD(x, factor=0.5):
                return x * factor
            print(told([sf.HalfAsLOUD(x), x.half_as_loud(factor=0.25)]))
            for refused in [lambda: s.row(99), lambda: s.row(0.5), lambda: s + sf.STFT(x), lambda: s[::2],
                            lambda: s.polar(x, x), lambda: s.map(lambda ms, bins: [1]),
                            lambda: sf.STFT(x, 500), lambda: sf.STFT(1), lambda: x.setSample(0, 1),
                            lambda: x.getSample(100), lambda: x.getSample(0.5), lambda: sf.word(5),
                            lambda: x.replicateEmpty().setAt(1, x), lambda: sf.draft('a')]:
                try:
                    refused()
                except (TypeError, ValueError, IndexError) as error:
                    print('%s: %s' % (type(error).__name__, error))
            """,
        35);
  }

  /** Tasks, their noises, named parts and notes: seeds follow from the same in both. */
  @Test
  void seedsFollowFromTheSame() throws Exception {
    CPython.require();
    Path patch =
        Files.writeString(
            folder.resolve("seeds.py"),
            """
            def wind(ms, hz=(3, 'a'), **more):
                return sf.PinkNoise(ms)

            def late(which=2.5):
                with sf.named('late'):
                    return sf.WhiteNoise(20)

            @sf_parallel
            def twice(x, sign=True):
                return x * 2 + sf.WhiteNoise(30)

            def play(note):
                return sf.Pan(sf.WhiteNoise(note.length) * (note.key / 128.0), 0.25)

            notes = [sf.MidiNote(i * 40, 30 + i % 3, 40 + i, 64 + i % 5) for i in range(30)]
            tune = sf.Perform(notes, play)
            parts = [sf_do(wind, 50), sf_do(wind, 50), sf_do(wind, 60.5), sf_do(late),
                     twice(sf_do(wind, 30)), twice(x=sf.SineWave(20, 440), sign=None)]
            sf.WriteFile32(sf.Mix([sf.Mix(*parts), tune[0], tune[1]]) / 4, 'seeds.wav')
            """);
    new Patches(folder).run(patch, Ownership.SCOPED).ok();
    Path out = Files.createDirectory(folder.resolve("cpython-out"));
    CPython.run("-m", "tenuto", patch.toString(), "--out", out.toString());
    assertThat(out.resolve("seeds.wav"))
        .hasSameBinaryContentAs(folder.resolve("out").resolve("seeds.wav"));
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "first_light.py 1",
        "pad.py 2",
        "electric_piano.py 4",
        "wave_shapes.py 6",
        "vocoder.py"
      })
  void aPatchWritesTheSameFile(String call) throws Exception {
    CPython.require();
    List<String> words = List.of(call.split(" "));
    Path patch = Path.of("../examples", words.getFirst());
    List<String> arguments = words.subList(1, words.size());
    new Patches(folder).run(patch, Ownership.SCOPED, arguments.toArray(String[]::new)).ok();
    Path out = Files.createDirectory(folder.resolve("cpython-out"));
    List<String> command = new ArrayList<>(List.of("-m", "tenuto", patch.toString()));
    command.addAll(arguments);
    command.addAll(List.of("--out", out.toString()));
    CPython.run(command.toArray(String[]::new));
    String sound = words.getFirst().replace(".py", ".wav");
    assertThat(out.resolve(sound)).hasSameBinaryContentAs(folder.resolve("out").resolve(sound));
  }

  /** Both print the same of a patch, in at least so many lines. */
  private void same(String text, int lines) throws Exception {
    List<String> jython = new Patches(folder).scoped(text).ok().out().lines().toList();
    Path patch = Files.writeString(folder.resolve("three.py"), text);
    String out = folder.resolve("three").toString();
    String printed = CPython.run("-m", "tenuto", "--quiet", "--out", out, patch.toString());
    assertThat(printed.replace("/three/", "/out/").lines())
        .containsExactlyElementsOf(jython)
        .noneMatch(line -> line.matches("\\w+ \\w+Error: .*"))
        .hasSizeGreaterThanOrEqualTo(lines);
  }
}
