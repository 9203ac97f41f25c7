package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.scripting.command.TenutoRun;
import tenuto.tools.support.CapturedRun;

/** Lists of signals that words give compute channel by channel, and are lists all the same. */
class ChannelsTest {
  @TempDir Path folder;
  private Patches patches;

  /** Signals of one constant each, so that a sample tells what was computed. */
  private static final String SOUND =
      """
      def steady(value):
          return sf.NumericShape((0, value), (100, value))

      def values(channels):
          assert isinstance(channels, list), type(channels)
          return [round(sf.ValueAt(x, 50), 6) for x in channels]

      def channels(*each):
          return sf.NumericVolume([steady(value) for value in each], 1)

      x, y, z = channels(1, 2), channels(10, 20), steady(0.5)
      """;

  @BeforeEach
  void patches() {
    patches = new Patches(folder);
  }

  private Patches.Ran scoped(String text) {
    return patches.scoped(SOUND + text).ok();
  }

  @Test
  void theyAreAsLongAsTheLongest() {
    new Patches(folder)
        .scoped(
            """
            x = sf.Channels(sf.SineWave(500, 440), sf.SineWave(300, 440))
            same((x.ms, x.samples), (500.0, x[0].samples))
            """)
        .ok();
  }

  @Test
  void computesWithNumbersSignalsAndChannels() {
    scoped(
        """
        same(values(x + y), [11, 22])
        same(values(y - x), [9, 18])
        same(values(x * y), [10, 40])
        same(values(y / x), [10, 10])
        same(values(x + 1), [2, 3])
        same(values(1 + x), [2, 3])
        same(values(x - 1), [0, 1])
        same(values(1 - x), [0, -1])
        same(values(x * 2), [2, 4])
        same(values(2 * x), [2, 4])
        same(values(x * 0.5), [0.5, 1])
        same(values(x / 2), [0.5, 1])
        same(values(x + z), [1.5, 2.5])
        same(values(z + x), [1.5, 2.5])
        same(values(x - z), [0.5, 1.5])
        same(values(z - x), [-0.5, -1.5])
        same(values(x * z), [0.5, 1])
        same(values(z * x), [0.5, 1])
        same(values(x / z), [2, 4])
        same(values(z / x), [0.5, 0.25])
        same(values(-x), [-1, -2])
        same(values(sum([x, y])), [11, 22])
        same(values(x * sf_do(steady, 3)), [3, 6])
        a = x
        a += y
        a *= 2
        same(values(a), [22, 44])
        same(values(x), [1, 2])
        """);
  }

  /** A list that a patch makes itself computes beside channels, or when made into some. */
  @Test
  void takesListsBesideChannelsForChannels() {
    scoped(
        """
        mine = [steady(3), steady(4)]
        same(values(x * mine), [3, 8])
        same(values(mine - x), [2, 2])
        same(values(sf.Channels(mine) * 0.5 + x), [2.5, 4])
        same(values(sf.Channels(*mine) + sf.Channels(mine)), [6, 8])
        same(values(x * [2, 3]), [2, 6])
        """);
  }

  @Test
  void isPythonsListInAllElse() {
    scoped(
        """
        import json, copy
        left, right = x
        same((len(x), x[0] is left, x[-1] is right, right in x, x.index(right)), (2, True, True, True, 1))
        same([each is other for each, other in zip(x, [left, right])], [True, True])
        same(values(sf.Channels(list(x)[::-1]) * 2), [4, 2])
        same(tuple(x), (left, right))
        same(list(x) == x, True)
        same(json.dumps(list(x)[:0]), '[]')
        same(len(list(x) + list(y)), 4)
        x.append(z)
        same(values(x * 2), [2, 4, 1])
        same(values(copy.copy(x)), [1, 2, 0.5])
        gathered = []
        for each in (x, y):
            gathered = gathered + each
        same(len(gathered), 5)
        gathered += y
        same(len(gathered), 7)
        same(sf.MaxValue([z, z]), [0.5, 0.5])  # numbers are no channels
        same(sf.MaxValue([z, z]) * 2, [0.5] * 4)
        """);
  }

  /** As a slice of a signal is: 40 ms from 30 ms on are 3840 samples at 96 kHz. */
  @Test
  void aSliceIsInMillisecondsOfEachChannel() {
    scoped(
        """
        left = sf.NumericShape((0, 0), (100, 1))
        two = sf.Channels(left, sf.NumericShape((0, 1), (100, 2)))
        part = two[30:70]
        same(repr(part)[:9], 'Channels(')
        same([(each.samples, round(each.value_at(20), 6)) for each in part], [(3840, 0.5), (3840, 1.5)])
        same([each.samples for each in two[:25.5]], [2448, 2448])
        same([each.samples for each in two[-10:]], [960, 960])
        same([each.samples for each in two[:]], [9600, 9600])
        same([each.samples for each in sf.Channels(two[:50][0], left)[40:]], [960, 5760])
        same((two[0], two[-1]), tuple(two))
        says(refused(lambda: two[::-1]), 'a slice of channels is in milliseconds and has no step')
        """);
  }

  @Test
  void isMixedAndConcatenatedChannelByChannel() {
    scoped(
        """
        for mixed in (sf.Mix(x, y), sf.Mix([x, y]), sf.Mix(list(x), (y[0], y[1]))):
            same(repr(mixed)[:9], 'Channels(')
            same(values(mixed), [11, 22])
        same(values(sf.Mix(x, z, y)), [11.5, 22.5])
        same(sf.Mix(x).value_at(50), 3)
        line = sf.Concatenate(x, sf.Silence(50), y)
        same([(each.ms, each.value_at(50), each.value_at(200)) for each in line],
             [(250, 1, 10), (250, 2, 20)])
        for placed in (sf.MixAt((x, 0), (y, 25), (z, 20)), sf.MixAt([(x, 0), (y, 25), (z, 20)])):
            same(values(placed), [11.5, 22.5])
        same(values(sf.MixAt((x, 0))), [1, 2])
        same([each.ms for each in sf.MixAt((x, 20))], [120, 120])
        same(sf.MixAt((z, 0), (z, 25)).value_at(50), 1)
        says(refused(lambda: sf.Mix(x, channels(1, 2, 3))),
             'sf.Mix: x must have as many channels everywhere, but here are 2 and 3')
        says(refused(lambda: sf.MixAt((x, 0), (3, 0))), 'sf.MixAt: x must be a signal, but is 3')
        """);
  }

  /** So no channel is ahead of the others: 60 ms of the second, then 40 ms of silence. */
  @Test
  void joinedSoundsBeginTogetherInAllChannels() {
    scoped(
        """
        uneven = sf.Channels(steady(1), steady(2)[:60])
        for line in (sf.Concatenate(uneven, y), sf.Concatenate([list(uneven), y])):
            same([(each.ms, each.value_at(50), each.value_at(80), each.value_at(150)) for each in line],
                 [(200, 1, 1, 10), (200, 2, 0, 20)])
        same([each.ms for each in uneven], [100, 60])
        """);
  }

  @Test
  void tellsThatASliceIsNotOfTheList() throws Exception {
    Path patch =
        patches.file(
            "slice.py",
            """
            a = sf.Silence(1000)
            x = sf.Realise([a, a])
            print len(x[:500]), len(x[:]), len(list(x)[:1])
            print len(x[:1])
            """);
    CapturedRun told =
        TenutoRun.by(
            "render", patch.toString(), "--out", folder.toString(), "--scratch", folder.toString());

    assertThat(told.out()).isEqualTo("2 2 1\n2\n");
    assertThat(told.err())
        .contains("warning: a slice of 2 channels is in milliseconds of each; list(x)[:1] is one")
        .contains("%s:4: print".formatted(patch))
        .doesNotContain("%s:3: print".formatted(patch));
  }

  @Test
  void printsItself() {
    String out =
        scoped("print sf.Channels(sf.Silence(100))\nprint [sf.Channels(sf.Silence(1))]").out();

    assertThat(out)
        .startsWith("Channels([<")
        .contains("9600 samples made at ", "\n[Channels([<", "96 samples");
  }

  @Test
  void refusesWhatDoesNotFit() {
    scoped(
        """
        three = channels(1, 2, 3)
        says(refused(lambda: x + three), 'channels are combined one by one, but here are 2 and 3; list(x) + list(y)')
        says(refused(lambda: x * None), 'channels can be combined with channels, signals and numbers, not with None')
        says(refused(lambda: z * [z, z]), 'a signal can be combined with signals, sf.Channels and numbers')
        says(refused(lambda: sf.Channels(1)), 'sf.Channels: x must be signals, but is')
        says(refused(lambda: sf.Channels([])), 'sf.Channels: x must be signals, but is')
        says(refused(lambda: x > None), 'channels can be combined with channels, signals and numbers, not with None')
        """);
    assertThat(patches.scoped(SOUND + "print [z, z] * 0.5").error())
        .contains("multiply sequence by non-int", "sf.Channels");
  }

  @Test
  void areWhatWordsGive() {
    scoped(
        """
        def play(note):
            return [steady(0.5), steady(0.25)]

        for each in (sf.Realise([z, z]), sf.NormalisePeak([z, z]), sf.Perform([sf.MidiNote(0, 10, 60)], play)):
            same(repr(each)[:9], 'Channels(')
        sf.WriteFile(x * 0.1, 'x.wav', 'float64')
        same(values(sf.ReadFile('FOLDER/out/x.wav') * 10), [1, 2])
        """
            .replace("FOLDER", folder.toString()));
  }

  @Test
  void tellsThatListBehindChannelsMakesMore() throws Exception {
    Path patch =
        patches.file(
            "behind.py",
            """
            a = sf.Silence(1000)
            x = sf.Realise([a, a])
            print len(x + [a, a]), len(x + [a]), len([a, a] + x)
            """);
    CapturedRun told =
        TenutoRun.by(
            "render", patch.toString(), "--out", folder.toString(), "--scratch", folder.toString());

    assertThat(told.out()).isEqualTo("4 3 4\n");
    assertThat(told.err())
        .contains("tenuto: warning: + appends a list to channels, which makes 4 of them; to add")
        .contains("%s:3: print".formatted(patch));
  }

  @Test
  void staysPythonsListInCountedPatches() {
    patches
        .counted(
            """
            x = sf.Realise([sf.Silence(10), sf.Silence(10)])
            same(type(x), list)
            same(len(x + [1, 2]), 4)
            same(len(x * 2), 4)
            says(refused(lambda: sf.Channels(x)), 'in a counted patch lists are')
            -x[0]
            -x[1]
            """)
        .ok();
  }
}
