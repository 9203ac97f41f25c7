package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.contract.Example;
import tenuto.scripting.rules.Ownership;

/** Counted patches: who holds a reference, and when memory is given back. */
class CountedOwnershipTest {
  /** Words that use up no reference, as in Sonic Field 2015. */
  private static final Set<String> KEEP = Set.of("Generate", "Samples", "ShapedSinWave", "ValueAt");

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  private void leaksNothing(String text) {
    assertThat(patches.counted(text).ok().leakedLines()).isEmpty();
  }

  @Test
  void rangesCutFractionsOff() {
    Patches.Ran ran =
        patches
            .counted(
                """
                print range(2.9), range(1.5, 4.2), range(0, 4.0, 2), range(3)
                """)
            .ok();
    assertThat(ran.out()).isEqualTo("[0, 1] [1, 2, 3] [0, 2] [0, 1, 2]\n");
    assertThat(patches.scoped("range(2.5)").result().failure()).isNotNull();
  }

  @Test
  void aNewSignalHasOneReference() {
    leaksNothing(
        """
        for x in (sf.Realise(sf.WhiteNoise(10)), sf.WhiteNoise(10)):
            assert (-x) is x
            says(refused(lambda: -x), 'was already released')
        """);
    assertThat(
            patches
                .counted(
                    """
                    x = sf.Realise(sf.WhiteNoise(10))
                    y = [sf.Realise(sf.WhiteNoise(10)) for i in range(2)]
                    x = None
                    """)
                .ok()
                .leakedLines())
        .containsExactly(1, 2, 2);
  }

  @Test
  void plusAddsOneAndMinusDropsOne() {
    leaksNothing(
        """
        for x in (sf.Realise(sf.WhiteNoise(10)), sf.WhiteNoise(10)):
            assert (+x) is x
            +x
            -x
            -x
            same(x.samples, 960)
            -x
            for use in (lambda: -x, lambda: +x, x.release, lambda: sf.Reverse(x), lambda: len(x),
                        lambda: x.samples, lambda: x.ms, lambda: x[1:2], lambda: x + 1,
                        lambda: x + x, lambda: x * 2, lambda: sf.Samples(x),
                        lambda: sf.ValueAt(x, 1), lambda: sf.Realise(x),
                        lambda: sf.WriteFile16([x], 'never.wav')):
                message = refused(use)
                says(message, 'signal of 960 samples made at ')
                says(message, 'patch.sy:14')
                says(message, 'was already released')
            says(repr(x), 'released')
        """);
  }

  /** Each word with its own example, in which every signal is stored and named first. */
  @Test
  void everyWordTakesOverOneReferenceOfEachArgument() {
    StringBuilder text =
        new StringBuilder(
            """
            sf.SetSampleRate(16000)
            made = []
            class Studio(object):
                def __init__(self, word):
                    self.word = word
                def __getattr__(self, name):
                    def call(*values):
                        made_by = getattr(sf, name)(*values)
                        if name == self.word or not hasattr(made_by, 'samples'):
                            return made_by
                        stored = sf.Realise(made_by)
                        made.append(stored)
                        return stored
                    return call
            def owned(x):
                try:
                    -x
                    return 1 + owned(x)
                except ValueError:
                    return 0
            def flat(result):
                if isinstance(result, list):
                    return [x for element in result for x in flat(element)]
                return [result]
            def check(word, example, keeps, gives):
                del made[:]
                result = eval(example, {'sf': Studio(word)})
                if word in ('Realise', 'Swap', 'SwapSignal', 'Check', 'CheckZeros', 'ErrorsToSilence'):
                    assert result is made[0]
                    same(owned(result), 1)
                    return
                for x in made:
                    same(owned(x), 1 if keeps else 0)
                for x in flat(result if gives else None): # what it was given, else
                    if hasattr(x, 'release'):
                        same(owned(x), 1)
            """);
    int words = 0;
    for (var word : new Catalogue().words()) {
      String name = word.name();
      if (word.example().contains("samples/") // needs a file
          || word.family().equals("Sound devices") // needs a device
          || name.equals("SetSampleRate")
          || !Example.of(word).readsSamples() // needs a signal that is not stored
          || name.matches("(DB|Pcnt)_?\\d+") && !name.endsWith("3")) {
        continue;
      }
      boolean keeps = KEEP.contains(name);
      String own = word.example().replaceFirst("^sf\\.\\w+\\(", "sf." + name + "(");
      boolean gives = word.result() != void.class;
      text.append(
          "check('%s', %s, %s, %s)\n"
              .formatted(name, quoted(own), keeps ? "True" : "False", gives ? "True" : "False"));
      words++;
    }
    Patches.Ran ran = patches.counted(text.toString()).ok();
    assertThat(ran.leakedLines()).isEmpty();
    assertThat(ran.result().usage().lent()).isZero();
    assertThat(words).isGreaterThan(90);
  }

  private static String quoted(String python) {
    return '"' + python + '"';
  }

  @Test
  void aLazyResultHoldsWhatItTookOver() {
    leaksNothing(
        """
        x = sf.Realise(sf.Constant(10, 0.5))
        y = sf.Reverse(sf.Mix(x, sf.Silence(10)))
        says(refused(lambda: -x), 'was already released')
        same(sf.ValueAt(y, 5), 0.5)
        +x
        same(sf.MaxValue(x), 0.5)
        -y
        says(refused(lambda: +x), 'was already released')
        """);
  }

  @Test
  void aSignalTakenTwiceNeedsTwoReferences() {
    leaksNothing(
        """
        x = sf.Realise(sf.WhiteNoise(10))
        says(refused(lambda: sf.Mix(x, x)), 'was already released')
        says(refused(lambda: sf.Mix([x, x])), 'was already released')
        says(refused(lambda: x + x), 'was already released')
        y = sf.Mix(+x, x)
        says(refused(lambda: -x), 'was already released')
        -y
        """);
  }

  @Test
  void realiseOfStoredSignalIsThatSignal() {
    leaksNothing(
        """
        x = sf.Realise(sf.WhiteNoise(10))
        assert sf.Realise(x) is x
        a, b = sf.Realise([x, sf.WhiteNoise(10)])
        assert a is x
        -x
        -b
        says(refused(lambda: -x), 'was already released')
        """);
  }

  @Test
  void rectifyConsumesAndWritingReturnsItsInput() {
    leaksNothing(
        """
        x = sf.Realise(sf.Constant(10, -0.5))
        y = sf.Rectify(x)
        says(refused(lambda: -x), 'was already released')
        z = sf.WriteFile16(y, 'a.wav')
        assert z is y
        says(refused(lambda: -y), 'was already released')
        l, r = sf.Realise([sf.WhiteNoise(10), sf.WhiteNoise(10)])
        same(sf.WriteFile32([l, r], 'b.wav'), [l, r])
        pair = [sf.Realise(sf.WhiteNoise(10))]
        assert sf.WriteFile(path='c.wav', format='float64', x=pair) is pair
        for x in (l, r, pair[0]):
            says(refused(lambda: -x), 'was already released')
        +sf.Silence(0)
        """);
  }

  @Test
  void measuresThatBorrowLeaveReferencesAlone() {
    leaksNothing(
        """
        x = sf.Realise(sf.Constant(10, 0.5))
        same([sf.Samples(x), sf.Samples([x]), sf.ValueAt(x, 3), x.value_at(4)], [960, [960], 0.5, 0.5])
        same((x.samples, x.ms, len(x), bool(x)), (960, 10.0, 960, True))
        repr(x), str(x), x.origin, x == x, hash(x), cmp(x, x)
        -x
        """);
  }

  @Test
  void aFailedCallConsumesNothing() {
    leaksNothing(
        """
        x, y = sf.Realise([sf.WhiteNoise(10), sf.WhiteNoise(10)])
        gone = sf.Silence(10)
        -gone
        inf = float('inf')
        for call in '''
            sf.Mix(x, y, 3)
            sf.Mix([x, y, None])
            sf.Mix(x, y, gone)
            sf.MixAt((x, 0), (y, 'a'))
            sf.MixAt((x, 0), (gone, 3))
            sf.RBJLowPass(x, 99999, 1)
            sf.RBJLowPass([x, y], 440, 0)
            sf.RBJLowPass([x, y], 440, 'q')
            sf.RBJLowPass([x, gone], 440, 1)
            sf.Multiply([x, y], [x])
            sf.Multiply([x], gone)
            sf.Reverse([x, y, 4])
            sf.Cut('a', 3, x)
            sf.Normalise([x, gone])
            sf.FixSize([x, gone])
            sf.Realise([x, y, gone])
            sf.WriteFile16([x, gone], 'a.wav')
            sf.WriteFile16([x, y], 3)
            sf.WriteFile([x, y], 'a.wav', 'mp3')
            sf.Length([x, gone])
            x + gone
            gone + x
            x - gone
            gone - x
            x * gone
            x / gone
            x + 'a'
            x - None
            x * []
            x * 10 ** 400
            x + float('nan')
            float('nan') - x
            x * inf
            x / 0
            x[::2]
            x['a':]
            x[1]
            x.pcnt50(3)
            x.rbj_low_pass(-1, 1)
            sf_do(lambda: sf.Mix(x, gone)).get()
            '''.strip().splitlines():
            try:
                eval(call.strip())
            except (ValueError, TypeError, IOError, ZeroDivisionError):
                pass
            else:
                assert False, call
            same((x.samples, y.samples), (960, 960))
        -x
        -y
        """);
  }

  @Test
  void expressionsAndSlicesConsumeAsTheirWordDoes() {
    leaksNothing(
        """
        def new():
            return sf.Realise(sf.Constant(10, 0.5))
        for f in (lambda x: x + 1, lambda x: 1 + x, lambda x: x - 1, lambda x: 1 - x, lambda x: x * 2,
                  lambda x: 2 * x, lambda x: x / 2, lambda x: x[2:3], lambda x: x[:],
                  lambda x: x.pcnt50(), lambda x: x + new(), lambda x: new() - x,
                  lambda x: x - new(), lambda x: x * new(), lambda x: x / new()):
            x = new()
            y = f(x)
            says(refused(lambda: -x), 'was already released')
            sf.MaxValue(y)
            says(refused(lambda: -y), 'was already released')
        """);
  }

  @Test
  void scopesDoNothing() {
    leaksNothing(
        """
        with sf.scope() as scope:
            x = sf.Realise(sf.WhiteNoise(10))
            x.keep()
        @sf.scoped
        def made():
            return [sf.Realise(sf.WhiteNoise(10)), sf.WhiteNoise(10)]
        for each in made() + [x]:
            each.release()
        """);
  }

  @Test
  void theEntryFileDecidesForImportedModulesToo() {
    patches.file(
        "module.py",
        """
        def use(x):
            y = sf.Reverse(x)
            try:
                -x
            except ValueError:
                return y
            raise AssertionError('not consumed')
        """);
    leaksNothing("import module\n-module.use(sf.Realise(sf.WhiteNoise(10)))\n");
    Path file =
        patches.file("module2.sy", "x = sf.SineWave(10, 440)\nx = x + x\nx = -x\nx = x + x\n");
    assertThat(patches.run(file, Ownership.SCOPED).ok().leakedLines()).isEmpty();
  }

  /** Tasks take over and drop references of one signal at once: none is lost and none is twice. */
  @Test
  void countsAcrossTasks() {
    leaksNothing(
        """
        x = sf.Realise(sf.WhiteNoise(10))
        def use():
            for i in range(50):
                y = sf.Mix(+x, sf.Reverse(+x))
                sf.Samples(+x)
                -x
                -y
            return sf.Reverse(+x)
        for y in [sf_do(use) for i in range(8)]:
            -y
        -x
        says(refused(lambda: +x), 'was already released')
        """);
  }

  /** Once the results of tasks are read, nothing that the tasks have dropped is held any more. */
  @Test
  void nothingOutlivesTheTasksThatHeldIt() {
    leaksNothing(
        """
        def use():
            return sf.Reverse(+x)
        for i in range(500):
            x = sf.Realise(sf.WhiteNoise(10))
            for y in [sf_do(use) for i in range(8)]:
                -y
            -x
            says(refused(lambda: +x), 'was already released')
        """);
  }
}
