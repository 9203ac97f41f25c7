package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.support.SilentLoudspeakers;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.scripting.calls.SignalRef;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.tasks.Tasks;

/** Scoped patches: signals live while they are reachable, or as long as their scope. */
class ScopedOwnershipTest {
  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  private void leaksNothing(String text) {
    Patches.Ran ran = patches.scoped(text).ok();
    assertThat(ran.leakedLines()).isEmpty();
    assertThat(ran.result().usage().lent()).isZero();
  }

  @Test
  void operatorsConsumeNothing() {
    leaksNothing(
        """
        x = sf.Realise(sf.Constant(10, 0.5))
        for i in range(3):
            y = sf.Mix(x, x) * x - x / 2 + x[1:2]
            same(sf.Length(x), 10.0)
            assert sf.WriteFile16([x, y], 'a%d.wav' % i)[0] is x
            assert sf.Realise(x) is x
        same(x.samples, 960)
        """);
  }

  @Test
  void plusIsTheSignalAndMinusTheInvertedOne() {
    leaksNothing(
        """
        for x in (sf.Realise(sf.Constant(10, 0.5)), sf.Constant(10, 0.5)):
            assert (+x) is x
            y = -x
            assert y is not x
            +x
            -x
            same((sf.ValueAt(x, 5), sf.ValueAt(y, 5)), (0.5, -0.5))
        """);
  }

  @Test
  void releaseEndsASignalAtOnceButNotWhatWasMadeFromIt() {
    leaksNothing(
        """
        x = sf.Realise(sf.Constant(10, 0.5))
        y = sf.Reverse(x)
        x.release()
        for use in (x.release, lambda: +x if False else sf.Reverse(x), lambda: -x, lambda: len(x),
                    lambda: x.samples, lambda: x[1:2], lambda: x + 1, lambda: 1 - x,
                    lambda: sf.Mix(y, x), lambda: sf.Realise(x), lambda: sf.Samples(x)):
            message = refused(use)
            says(message, 'signal of 960 samples made at ')
            says(message, 'patch.py:14')
            says(message, 'was already released')
        same(sf.ValueAt(y, 5), 0.5)
        """);
  }

  @Test
  void aScopeLetsGoOfWhatWasMadeInIt() {
    leaksNothing(
        """
        before = sf.Realise(sf.WhiteNoise(10))
        with sf.scope():
            x = sf.Realise(sf.WhiteNoise(10))
            lazy = sf.Reverse(x)
            kept = sf.Reverse(x).keep()
            with sf.scope():
                inner = sf.Silence(10)
                inner_kept = sf.Silence(10).keep()
                before.keep()
                x.keep()
            says(refused(lambda: inner.samples), 'was already released')
            same(inner_kept.samples, 960)
            same(x.samples, 960)
        says(refused(lambda: lazy.samples), 'was already released')
        says(refused(lambda: inner_kept.samples), 'was already released')
        same((before.samples, x.samples, sf.Realise(kept).samples), (960, 960, 960))
        try:
            with sf.scope():
                failed = sf.Silence(10)
                1 / 0
        except ZeroDivisionError:
            says(refused(lambda: failed.samples), 'was already released')
        scope = sf.scope()
        says(refused(lambda: scope.__exit__(None, None, None)), 'never entered')
        with scope:
            says(refused(scope.__enter__), 'entered once')
        """);
  }

  @Test
  void ofAScopedFunctionTheResultSurvives() {
    leaksNothing(
        """
        inside = []
        def new():
            x = sf.Realise(sf.WhiteNoise(10))
            inside.append(x)
            return x
        @sf.scoped
        def one(pass_on=None):
            new()
            return pass_on or new()
        x = one()
        same(x.samples, 960)
        says(refused(lambda: inside[0].samples), 'was already released')
        assert one(x) is x
        with sf.scope():
            y = one(x)
        same(x.samples, 960)
        class Nested(list):
            pass
        @sf.scoped
        def many():
            '''Doc.'''
            a = new()
            loop = [new()]
            loop.append(loop)
            return [a, (new(), {'k': new(), new(): 1}), set([new()]), Nested([new()]), loop, 3, None, sf_do(new)]
        same((many.__name__, many.__doc__), ('many', 'Doc.'))
        del inside[:]
        result = many()
        same((result[-1].samples, len(inside)), (960, 8))
        for each in inside:
            same(each.samples, 960)
        class Voice(object):
            @sf.scoped
            def play(self, ms):
                return [self, sf.Silence(ms)]
            @sf.scoped
            @staticmethod
            def static(ms):
                return sf.Silence(ms)
        voice = Voice()
        same(voice.play(10)[1].samples, 960)
        assert voice.play(10)[0] is voice
        @sf.scoped
        def fails():
            new()
            1 / 0
        try:
            fails()
        except ZeroDivisionError:
            says(refused(lambda: inside[-1].samples), 'was already released')
        @sf.scoped
        def deep(n):
            return new() if n == 0 else sf.Reverse(deep(n - 1))
        same(deep(50).samples, 960)
        """);
  }

  /** A scope belongs to its thread: it must not let go of what a task makes meanwhile. */
  @Test
  void aScopeLeavesTasksAlone() {
    leaksNothing(
        """
        def new():
            return sf.Realise(sf.WhiteNoise(10))
        def leaves_a_scope_open():
            sf.scope().__enter__()
            return new()
        with sf.scope():
            x = sf_do(new).get()
            y = sf_do(leaves_a_scope_open).get()
        same((x.samples, y.samples), (960, 960))
        for i in range(20):
            same(sf_do(new).samples, 960)
        """);
  }

  /** The pool has room for 20 of the 300; what the loop has dropped must be found in time. */
  @Test
  void findsUnreachableSignalsWhenThePoolWantsRoom() {
    long chunk = 65536;
    for (int threads : new int[] {1, 2}) {
      Patches.Ran ran =
          patches
              .with(patches.settings().withThreads(threads).withScratchMax(20 * chunk))
              .scoped(
                  """
                  x = sf.Realise(sf.Constant(10, 0.25))
                  for i in range(300):
                      y = sf.Realise(sf.Mix(x, sf.Constant(10, i)))
                      if i % 100 == 0:
                          same(sf.ValueAt(y, 5), i + 0.25)
                  same(sf.ValueAt(x, 5), 0.25)
                  """)
              .ok();
      assertThat(ran.result().usage().peakLent()).isLessThanOrEqualTo(20 * chunk);
      assertThat(ran.result().usage().lent()).isZero();
    }
  }

  @Test
  void keepsWhatIsPinnedThroughAllScopes() {
    patches
        .scoped(
            """
            from com.nerdscentral.audio.core import SFMemoryZone
            with sf.scope():
                with SFMemoryZone():
                    pinned = sf.Realise(sf.Silence(10)).pin()
                    lost = sf.Realise(sf.Silence(10))
                    kept = sf.Realise(sf.Silence(10)).keep()
                assert lost.isReleased() and not kept.isReleased()
            assert kept.isReleased() and not pinned.isReleased()
            assert pinned.getLength() == pinned.samples and pinned.isRealised()
            pinned.release()
            pinned.pin()
            """)
        .ok();
  }

  @Test
  void writesADraftUntilItIsUsed() {
    Patches.Ran ran =
        patches
            .scoped(
                """
                from com.nerdscentral.audio.core import SFData
                x = SFData.build(10000)
                y = SFData.build(3, True)
                for i in range(10000):
                    x.setSample(i, i / 10000.0)
                y.setSample(2, -1)
                assert x.getSample(9999) == 0.9999 and y.getSample(0) == 0 and y.getLength() == 3
                for bad in (lambda: x.setSample(10000, 1), lambda: x.setSample(-1, 1),
                            lambda: x.getSample(10000)):
                    says(refused(bad), 'index must be between 0 and 9999')
                assert sf.MaxValue(x) == 0.9999
                says(refused(lambda: x.setSample(0, 1)), 'until it is first used')
                says(refused(lambda: sf.Silence(1).setSample(0, 1)), 'SFData.build')
                z = -y
                assert z.getSample(2) == 1
                says(refused(lambda: y.setSample(0, 1)), 'until it is first used')
                w = sf.draft(5)
                w.release()
                says(refused(lambda: w.setSample(0, 1)), 'was already released')
                says(refused(lambda: sf.draft(-1)), 'must be a whole number, 0 or more')
                """)
            .ok();
    assertThat(ran.result().usage().lent()).isZero();
  }

  /** Lazy signals take no room of the pool, so it never asks for them. */
  @Test
  void forgetsUnreachableSignalsThatTakeNoRoom() {
    Settings settings = patches.settings();
    try (Session session = new Session(settings);
        Interpreter interpreter = new Interpreter(List.of(), List.of(), Compatibility.NONE);
        Tasks tasks = new Tasks(1, 0);
        Patch patch =
            new Patch(
                session,
                new Catalogue(),
                new Outputs(folder),
                Ownership.SCOPED,
                tasks,
                full -> {},
                RunObserver.NONE,
                new SilentLoudspeakers(),
                line -> {})) {
      interpreter.bind(patch);
      WeakReference<Signal> first = new WeakReference<>(handle(patch).signal());
      for (int i = 0; i < 1000 && first.get() != null; i++) {
        System.gc();
        handle(patch);
      }
      assertThat(first.get()).isNull();
    }
  }

  private static PySignal handle(Patch patch) {
    Signal silence = (Signal) patch.catalogue().word("Silence").call(patch.context(), ONE_MS);
    return new PySignal(patch, new SignalRef(silence, 0, List.of(), "here"));
  }

  private static final Object[] ONE_MS = {1.0};
}
