package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;

/** What a patch sees of sf and of signals. */
class PythonSurfaceTest {
  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  @Test
  void listsEveryWordAndExplainsOne() {
    Patches.Ran ran =
        patches
            .scoped(
                """
                print ' '.join(dir(sf))
                help(sf.RBJLowPass)
                print sf.RBJLowPass.__doc__
                print sf.RBJLowPass.__name__, sf.RBJLowPass, sf
                x = sf.Silence(1)
                assert set(['rbj_low_pass', 'samples', 'ms', 'release', 'keep']) <= set(dir(x))
                """)
            .ok();
    String[] lines = ran.out().split("\n", 2);
    assertThat(lines[0].split(" "))
        .contains("scope", "scoped")
        .containsAll(new Catalogue().words().stream().map(word -> word.name()).toList());
    String help = new Catalogue().word("RBJLowPass").help();
    assertThat(lines[1]).startsWith(help + "\n" + help + "\nRBJLowPass <sf.RBJLowPass(x, hz, q)>");
  }

  @Test
  void bindsArgumentsByPlaceAndByName() {
    patches.both(
        """
        same(sf.SineWave(ms=10, hz=440).samples, 960)
        same(sf.SineWave(10, hz=440).samples, 960)
        same(sf.SineWave(hz=440, ms=10).samples, 960)
        for ten in (10, 10L, 10.0, 10.001):
            same(sf.SineWave(ten, 440).samples, 960)
        same(sf.Constant(True, 1).samples, 96)
        same(sf.Silence(1).rbj_low_pass(hz=440, q=1).samples, 96)
        says(refused(sf.SineWave, 10), 'sf.SineWave: needs hz')
        says(refused(sf.Pad, sf.Silence(1), 1, 2, 3), 'sf.Pad: takes 3 arguments, but got 4')
        same(sf.SineWave(10, 20, 30).samples, 960)
        says(refused(lambda: sf.SineWave(10, hertz=3)), 'it is SineWave(ms, hz)')
        says(refused(lambda: sf.SineWave(10, ms=3)), 'sf.SineWave: got ms twice')
        says(refused(sf.SineWave, 'a', 3), "sf.SineWave: ms must be a number, but is 'a' (str)")
        says(refused(sf.SineWave, None, 3), 'but is None (NoneType)')
        says(refused(sf.SineWave, 1j, 3), 'sf.SineWave: ms must be a number')
        says(refused(sf.SineWave, 10 ** 400, 3), 'sf.SineWave: ms must be a number')
        says(refused(sf.SineWave, sf.Silence(1), 3), 'ms must be a number, but is a signal')
        says(refused(sf.Reverse, 3), 'sf.Reverse: x must be a signal, but is 3 (int)')
        assert len(refused(sf.Reverse, 'x' * 10000)) < 200
        """);
  }

  @Test
  void suggestsTheNearestName() {
    patches.both(
        """
        same(refused(lambda: sf.SinWave), "sf has no word 'SinWave'; did you mean sf.SineWave?")
        same(refused(lambda: sf.rbjlowpass),
             "sf has no word 'rbjlowpass'; did you mean sf.RBJLowPass?")
        x = sf.Silence(1)
        same(refused(lambda: x.rbj_lowpass), "a signal has no 'rbj_lowpass'; did you mean 'rbj_low_pass'?")
        says(refused(setattr, x, 'samples', 3), 'cannot be set')
        says(refused(setattr, sf, 'Mix', 3), 'cannot be set')
        """);
  }

  @Test
  void takesManyAsArgumentsListOrTuple() {
    patches
        .scoped(
            """
            a, b = sf.SineWave(10, 440), sf.SineWave(5, 660)
            for mixed in (sf.Mix(a, b), sf.Mix([a, b]), sf.Mix((a, b)), sf.Mix(x=[a, b])):
                same(cmp(mixed, a + b), 0)
            shapes = [sf.NumericShape((0, 1), (10, 2)), sf.NumericShape([(0, 1), (10, 2)]),
                      sf.NumericShape(((0, 1), (10, 2))), sf.NumericShape([0, 1], [10, 2])]
            for shape in shapes:
                same(cmp(shape, shapes[0]), 0)
            same(cmp(sf.MixAt((a, 0), (b, 3)), sf.MixAt([(a, 0), (b, 3)])), 0)
            same(cmp(sf.MixAt((a, 3)), sf.MixAt([(a, 3)])), 0)
            same(cmp(sf.Mix(a), sf.Mix([a])), 0)
            says(refused(sf.Mix), 'sf.Mix: needs x')
            says(refused(sf.Mix, [a, 1], [b]), 'sf.Mix: x must be a signal, but is [')
            says(refused(sf.MixAt, (a, 0, 1)), 'sf.MixAt')
            """)
        .ok();
  }

  @Test
  void mapsListsAsChannels() {
    patches
        .scoped(
            """
            l, r = sf.SineWave(10, 440), sf.SineWave(5, 660)
            same([x.samples for x in sf.Reverse([l, r])], [960, 480])
            same(sf.Length((l, r)), [10.0, 5.0])
            same(len(sf.Multiply([l, r], [r, l])), 2)
            same([x.samples for x in sf.Multiply([l, r], r)], [480, 480])
            same([x.samples for x in sf.Cut(1, 2, [l, r])], [96, 96])
            same(sf.Reverse([]), [])
            says(refused(sf.Multiply, [l, r], [l]), 'sf.Multiply: b has 1 channel, but another parameter has 2')
            says(refused(sf.Reverse, [[l], r]), 'sf.Reverse: x must be a signal, but is [')
            """)
        .ok();
  }

  @Test
  void calculatesWithSignals() {
    patches
        .scoped(
            """
            import operator
            a, b = sf.Constant(10, 0.5), sf.Constant(10, 0.25)
            half = sf_do(lambda: 0.5)
            later = sf_do(lambda: b)
            def at(x):
                return sf.ValueAt(x, 5)
            for x, value in ((a + b, 0.75), (a - b, 0.25), (a * b, 0.125), (a / b, 2),
                             (a * 0.5, 0.25), (0.5 * a, 0.25), (a + 0.125, 0.625),
                             (0.125 + a, 0.625), (a - 0.125, 0.375), (0.125 - a, -0.375),
                             (a / 2, 0.25), (a / 2L, 0.25), (a * True, 0.5), (-a, -0.5),
                             (+a, 0.5), (a + later, 0.75), (later + a, 0.75), (a - later, 0.25),
                             (later - a, -0.25), (a * half, 0.25), (half * a, 0.25),
                             (a / half, 1), (half + a, 1), (operator.truediv(a, 2), 0.25), (half - a, 0), (sum([a, b]), 0.75)):
                same(at(x), value)
            x = a
            x += b
            x *= 0.5
            same(at(x), 0.375)
            same(at(a), 0.5)
            for wrong in (None, 'a', [b], (b,), {}):
                says(refused(lambda: a + wrong), 'a signal can be combined with')
            says(refused(lambda: a * 10 ** 400), 'sf.NumericVolume: gain must be a number')
            class Own(object):
                def __radd__(self, other):
                    return 'own'
            same(a + Own(), 'own')
            """)
        .ok();
    patches.scoped("same(sf.ValueAt(sf.Constant(10, 1) / 4, 5), 0.25)").ok();
  }

  @Test
  void tellsLengths() {
    patches.both(
        """
        x = sf.Silence(10.009)
        same((x.samples, len(x), x.ms), (960, 960, 10.0))
        assert x and sf.Silence(0)
        same((sf.Silence(0).samples, len(sf.Silence(0)), sf.Silence(0).ms), (0, 0, 0.0))
        long = sf.Silence(2 ** 31 / 96.0)
        same(long.samples, 2 ** 31)
        says(refused(len, long), 'x.samples')
        assert long
        """);
  }

  @Test
  void slicesByMilliseconds() {
    patches
        .scoped(
            """
            x = sf.NumericShape((0, 0), (1000, 1000))
            def piece(s):
                return (s.ms, int(round(sf.ValueAt(s, 0))) if s.samples else None)
            for s, expected in ((x[100:300], (200, 100)), (x[100.5:300], (199.5, 100)),
                                (x[:300], (300, 0)), (x[300:], (700, 300)), (x[:], (1000, 0)),
                                (x[-100:], (100, 900)), (x[:-100], (900, 0)),
                                (x[-300:-100], (200, 700)), (x[-5000:100], (100, 0)),
                                (x[900:5000], (100, 900)), (x[5000:6000], (0, None)),
                                (x[300:100], (0, None)), (x[100L:200L], (100, 100)),
                                (x[sf_do(lambda: 100):200], (100, 100))):
                same(s.ms, expected[0])
                if s.samples:
                    assert abs(sf.ValueAt(s, 0) - expected[1]) <= 0.5001, (s, expected)
            says(refused(lambda: x[::2]), 'no step')
            says(refused(lambda: x[0:10:1]), 'no step')
            says(refused(lambda: x[3]), 'x[500:1500]')
            says(refused(lambda: x['a':]), 'milliseconds')
            says(refused(lambda: x[:float('nan')]), 'nan')
            says(refused(lambda: x[x:]), 'milliseconds')
            same(x[:float('inf')].ms, 1000.0)
            says(refused(iter, x), 'no items')
            says(refused(lambda: 1 in x), 'no items')
            """)
        .ok();
  }

  @Test
  void hasEverySignalOperatorAsMethod() {
    patches
        .scoped(
            """
            x = sf.Constant(10, 1)
            same(sf.ValueAt(x.pcnt50(), 5), 0.5)
            same(sf.ValueAt(x.pcnt_50(), 5), -0.5)
            same(sf.ValueAt(x.db_20(), 5), 0.1)
            same(x.value_at(5), 1)
            same(x.samples, 960)
            same(x.realise().reverse().rbj_low_pass(440, 1).samples, 960)
            """)
        .ok();
  }

  @Test
  void resolvesFuturesAsArgumentsAndInLists() {
    patches.both(
        """
        def one():
            return sf.SineWave(10, 440)
        def hz():
            return sf_do(lambda: 440)
        same(sf.Mix(sf_do(one), sf_do(one)).samples, 960)
        same(sf.Mix([sf_do(one), one()]).samples, 960)
        same(sf.Mix(sf_do(lambda: [one(), one()])).samples, 960)
        same(sf.SineWave(10, sf_do(hz)).samples, 960)
        same(sf.MixAt((sf_do(one), sf_do(lambda: 10))).samples, 1920)
        same(len(sf.Reverse([sf_do(one), one()])), 2)
        same(sf.NumericShape(sf_do(lambda: [(0, 1), (10, 2)])).samples, 960)
        """);
  }

  /** Sorting and walking sets must come out alike in every run, whatever the addresses. */
  @Test
  void ordersSignalsByWhatTheyAre() {
    String text =
        """
        made = [sf.SineWave(10, hz) for hz in range(100, 200)]
        print [x.pcnt50() for x in sorted(made)]
        print list(set(made))
        x, y = sf.Silence(1), sf.Silence(1)
        assert x == x and x != y and not x == y and x in [y, x] and [y, x].index(x) == 1
        same(cmp(x, y), 0)
        same(len(set([x, y])), 2)
        assert x != 3 and x != None and x is not y
        for f in ('import copy; copy.copy(x)', 'import copy; copy.deepcopy(x)',
                  'import pickle; pickle.dumps(x)'):
            try:
                exec f
            except TypeError:
                continue
            assert False, f
        """;
    assertThat(patches.scoped(text).ok().out()).isEqualTo(patches.scoped(text).ok().out());
  }

  @Test
  void printsSignalsShortlyAndInAscii() {
    patches
        .run(
            "größe.py",
            Patches.TOOLS
                + """
                x = sf.SineWave(10, 440)
                says(repr(x), 'Sine[hz=440.0')
                says(repr(x), '960 samples made at ')
                says(str(x), 'gr\\xc3\\xb6\\xc3\\x9fe.py:')
                says(repr(x), 'gr\\\\u00f6\\\\u00dfe.py:')
                says(str([x]), 'gr\\\\u00f6\\\\u00dfe.py:')
                says(x.origin, 'gr\\xc3\\xb6\\xc3\\x9fe.py:')
                x = sf.Mix([x] * 1000)
                for i in range(100):
                    x = sf.Mix(x, sf.Reverse(x))
                assert len(repr(x)) < 2000, len(repr(x))
                """)
        .ok();
  }

  @Test
  void passesArgumentsAndPrintsAnyLetter() {
    Patches.Ran ran =
        patches.run(
            "patch.py",
            """
            # -*- coding: utf-8 -*-
            import sys
            print sys.argv[1:], __name__
            print sys.argv[2], u'\\u4e2d', 'ä'
            """,
            "one",
            "ö 中");
    assertThat(ran.ok().out())
        .isEqualTo("['one', '\\xc3\\xb6 \\xe4\\xb8\\xad'] __main__\nö 中 中 ä\n");
  }

  @Test
  void logsOnStderr() {
    PrintStream before = System.err;
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    try {
      patches
          .scoped(
              """
              d_log('a', 1.5, sf_do(lambda: 'b'))
              c_log('unheard')
              sf_do(lambda: d_log('in a task')).get()
              sf_shutdown()
              print 'done'
              """)
          .ok();
    } finally {
      System.setErr(before);
    }
    assertThat(err.toString(StandardCharsets.UTF_8))
        .matches("[0-9.]+ s, main: a 1\\.5 b\n[0-9.]+ s, 1: in a task\n");
  }

  @Test
  void changesSampleRateFromThenOn() {
    Patches.Ran ran =
        patches.scoped(
            """
            x = sf.Silence(1000)
            same(x.samples, 96000)
            same(sf.SetSampleRate(48000), 48000.0)
            same((x.samples, x.ms), (96000, 2000.0))
            same(sf.Silence(1000).samples, 48000)
            says(refused(sf.SetSampleRate, 0), 'sf.SetSampleRate')
            """);
    assertThat(ran.ok().result().sampleRate()).isEqualTo(48000);
  }
}
