package tenuto.scripting.python;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What voices play when more notes are held than they can play. */
class VoicesTest {
  /**
   * The keys a3, a4 and a5 have 220, 440 and 880 Hz, and lines between them are straight in
   * octaves.
   */
  private static final String KIT =
      """
      def note(ms, length, key=69, velocity=127):
          return sf.MidiNote(ms, length, key, velocity)
      def at(x, *times):
          return [round(float(sf.ValueAt(x, ms)), 3) for ms in times]
      """;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  @Test
  void aLegatoVoiceGlidesWhereNotesAreConnected() {
    patches.both(
        KIT
            + """
            notes = [note(100, 200, 57), note(250, 150, 69, 63.5), note(400, 100, 81), note(700, 100, 57)]
            hz, gate, velocity = sf.Mono(notes, glide=40, legato=True)
            same(at(hz, 0, 150, 249, 270, 290, 390), [220.0, 220.0, 220.0, 311.127, 440.0, 440.0])
            same(at(hz, 420, 440, 699, 701, 5000), [622.254, 880.0, 880.0, 220.0, 220.0])
            same(at(gate, 50, 101, 249.99, 250, 399.99, 400, 499, 501, 699, 701, 799),
                 [0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0])
            same(at(velocity, 100, 249, 252.5, 256, 399, 406), [1.0, 1.0, 0.75, 0.5, 0.5, 1.0])
            same([gate.ms, hz.ms, velocity.ms], [800.0, 5800.0, 5800.0])
            """);
  }

  /** Each key closes the gate for a sample, and glides from where the pitch is. */
  @Test
  void aVoiceWithoutLegatoAlwaysGlides() {
    patches.both(
        KIT
            + """
            notes = [note(0, 100, 57), note(50, 150, 81), note(400, 100, 57)]
            hz, gate, velocity = sf.Mono(notes, glide=100, legato=False, tail=0)
            same(at(hz, 25, 50, 100, 150, 399, 450), [220.0, 220.0, 440.0, 880.0, 880.0, 440.0])
            sample = 1000.0 / 96000
            same(at(gate, 49, 50 - sample, 50, 150, 199, 200, 399, 400), [1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0])
            hz, gate, velocity = sf.Mono([note(0, 50, 57), note(50, 50, 81), note(100, 50, 57)], 100, legato=False)
            same(at(hz, 50, 100, 150, 200), [220.0, 440.0, 311.127, 220.0])
            hz, gate, velocity = sf.Mono(notes, glide=0)
            same(at(hz, 49.75, 50, 199), [220.0, 880.0, 880.0])
            """);
  }

  @Test
  void theLastTheLowestOrTheHighestKeySounds() {
    patches.both(
        KIT
            + """
            notes = [note(0, 400, 69), note(100, 100, 81), note(250, 100, 57)]
            def heard(which):
                return at(sf.Mono(notes, glide=0, priority=which)[0], 50, 150, 225, 300, 375)
            same(heard('last'), [440.0, 880.0, 440.0, 220.0, 440.0])
            same(heard('low'), [440.0, 440.0, 440.0, 220.0, 440.0])
            same(heard('high'), [440.0, 880.0, 440.0, 440.0, 440.0])
            gate = sf.Mono(notes, priority='high', legato=False)[1]
            sample = 1000.0 / 96000
            same(at(gate, 100 - sample, 200 - sample, 250 - sample, 399), [0.0, 1.0, 1.0, 1.0])
            same(sf.Mono(notes[::-1])[1].ms, 400.0)
            """);
  }

  @Test
  void drivesEnvelopesAndOtherTunings() {
    patches.both(
        KIT
            + """
            notes = sf.pattern.seq('a3 c4 e4', hold=1).legato().notes(240)
            hz, gate, velocity = sf.Mono(notes, tuning=sf.Temperament('just', tonic='a'))
            same(at(hz, 100, 600), [220.0, 330.0])
            envelope = sf.GatedADSR(gate, attack=10, decay=0, sustain=1, release=100)
            same(at(envelope, 20, 260, 520, 749), [1.0] * 4)
            x = sf.Saw(envelope.ms, hz) * envelope
            same(x.ms, 850.0)
            says(refused(lambda: sf.Mono(notes, glide=-1)), 'sf.Mono: glide must be 0 or more, but is -1')
            says(refused(lambda: sf.Mono(notes, glide='a')), "sf.Mono: glide must be a number, but is 'a'")
            says(refused(lambda: sf.Mono(notes, priority='first')), "priority must be one of last, low, high, but is 'first'")
            says(refused(lambda: sf.Mono([])), 'sf.Mono: notes must have at least one that is longer than 0 ms, but is []')
            says(refused(lambda: sf.Mono([60])), 'notes must be notes, such as sf.MidiNote(ms, length, key), but one is 60')
            says(refused(lambda: sf.Mono(sf.pattern.seq('c4'))), 'phrase.notes(bpm=120) are its notes')
            says(refused(lambda: sf.Mono(notes, tuning=5)), 'tuning must be that of sf.Temperament or sf.Scala, but is 5')
            says(refused(lambda: sf.Mono([note(-5, 10)])), 'notes must have an ms and a length of 0 or more')
            """);
  }

  @Test
  void voicesAreLimited() {
    patches.both(
        KIT
            + """
            notes = [note(0, 1000, 60, 90), note(100, 1000, 64, 50), note(200, 1000, 55, 70), note(300, 100, 72, 80)]
            def told(**how):
                return [[(n.key, n.ms, n.length) for n in voice] for voice in sf.Voices(notes, **how)]
            same(told(), [[(60, 0, 1000)], [(64, 100, 1000)], [(55, 200, 1000)], [(72, 300, 100)]])
            same(told(limit=3), [[(60, 0, 300.0), (72, 300, 100)], [(64, 100, 1000)], [(55, 200, 1000)]])
            same(told(limit=3, steal='quietest')[1], [(64, 100, 200.0), (72, 300, 100)])
            same(told(limit=3, steal='lowest')[2], [(55, 200, 100.0), (72, 300, 100)])
            same(told(limit=3, steal='highest')[1], [(64, 100, 200.0), (72, 300, 100)])
            same(told(limit=3, steal='none'), [[(60, 0, 1000)], [(64, 100, 1000)], [(55, 200, 1000)]])
            same(told(limit=1), [[(60, 0, 100.0), (64, 100, 100.0), (55, 200, 100.0), (72, 300, 100)]])
            chord = [note(0, 100, key) for key in (60, 64, 67)]
            same([[n.key for n in v] for v in sf.Voices(chord, 2)], [[67], [64]])
            class Own(object):
                def __init__(self, ms, length):
                    self.ms, self.length = ms, length
            same([n.length for n in sf.Voices([Own(0, 100), Own(30, 10)], 1)[0]], [30.0, 10])
            says(refused(lambda: sf.Voices(notes, 0)), 'sf.Voices: limit must be a whole number, 1 or more, but is 0')
            says(refused(lambda: sf.Voices(notes, 'x')), "sf.Voices: limit must be a whole number, 1 or more, but is 'x'")
            says(refused(lambda: sf.Voices(notes, steal='x')),
                 "sf.Voices: steal must be one of oldest, quietest, lowest, highest, none, but is 'x'")
            """);
  }

  /**
   * The voice that has been free for longest is taken; one that still sounds before one that is
   * held.
   */
  @Test
  void freeVoicesComeFirst() {
    patches.both(
        KIT
            + """
            def told(notes, **how):
                return [[n.key for n in voice] for voice in sf.Voices(notes, **how)]
            line = [note(0, 50, 60), note(10, 20, 62), note(100, 50, 64), note(200, 50, 65)]
            same(told(line, limit=3), [[60], [62, 65], [64]])
            held = [note(0, 1000, 60), note(10, 20, 62), note(100, 50, 64)]
            same(told(held, limit=2, release=500), [[60], [62, 64]])
            same([n.length for n in sf.Voices(held, 2, release=500)[1]], [20, 50])
            """);
  }

  @Test
  void anotherNoteInFrontChangesNoNoteOfAnotherVoice() {
    patches.both(
        KIT
            + """
            notes = [note(1000 + 100 * i, 90, 60 + i) for i in range(4)]
            def seen(notes):
                return sorted(repr(n) for voice in sf.Voices(notes, 3) for n in voice)
            same([each for each in seen([note(0, 50, 40)] + notes) if 'key=40' not in each], seen(notes))
            """);
  }
}
