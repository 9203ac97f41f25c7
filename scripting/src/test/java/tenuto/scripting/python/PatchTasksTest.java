package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** sf_do and sf_parallel as patches use them. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class PatchTasksTest {
  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void waitsOnTasks1000Deep(int threads) {
    patches
        .with(patches.settings().withThreads(threads))
        .scoped(
            """
            def deep(n):
                return sf.Constant(10, 1) if n == 0 else sf_do(deep, n - 1) + 1
            same(sf.ValueAt(sf_do(deep, 1000), 5), 1001)

            @sf_parallel
            def deeper(n):
                return 1 if n == 0 else deeper(n - 1).get() + 1
            same(deeper(1000).get(), 1001)
            """)
        .ok();
  }

  @Test
  void afutureStandsForItsResult() {
    patches
        .scoped(
            """
            class Note(object):
                def __init__(self, hz):
                    self.hz = hz
                def twice(self):
                    return self.hz * 2
                def __call__(self, ms):
                    return sf.SineWave(ms, self.hz)
            note = sf_do(Note, 440)
            same((note.hz, note.twice(), note(10).samples), (440, 880, 960))
            try:
                note.nothing
            except AttributeError, e:
                says(str(e), 'nothing')
            pair = sf_do(lambda: [sf.Constant(10, 1), sf.Constant(20, 2)])
            l, r = pair
            same((l.samples, r.samples, len(pair), pair[1].samples), (960, 1920, 2, 1920))
            same([x.samples for x in pair[0:1]], [960])
            assert l in pair and 3 not in pair
            x = sf_do(lambda: sf.Constant(10, 0.5))
            same((x.samples, len(x), x[2:4].samples, x.pcnt50().value_at(5)), (960, 960, 192, 0.25))
            assert x and not sf_do(lambda: 0)
            assert (+x) is x.get()
            same(sf.ValueAt(-x, 5), -0.5)
            says(refused(lambda: x.sample), "a signal has no 'sample'")
            same((sf_do(lambda: 3) + 4, 4 - sf_do(lambda: 3), sf_do(lambda: 3) * 4, 8 / sf_do(lambda: 4)),
                 (7, 1, 12, 2))
            n = sf_do(lambda: 3)
            same((n ** 2, 2 ** n, n % 2, 7 % n, n // 2, 7 // n, abs(-n)), (9, 8, 1, 1, 1, 2, 3))
            same((n < 4, n <= 2, n > 2, n >= 4, 4 < n, 2 >= n), (True, False, True, False, False, False))
            same((float(n), int(n), '%.1f' % n), (3.0, 3, '3.0'))
            same([sf.ValueAt(y, 5) for y in (x ** 2, 2 ** x, x % 0.3, x // 0.2, abs(-x))],
                 [sf.ValueAt(y, 5) for y in (x.get() ** 2, 2 ** x.get(), x.get() % 0.3, x.get() // 0.2, abs(-x.get()))])
            same([sf.ValueAt(y, 5) for y in (x > 0.4, x >= 0.6, x < 0.4, x <= 0.6, 0.4 < x, x.get() > x)],
                 [1, 0, 0, 1, 1, 0])
            same(sf_do(lambda: sf_do(lambda: sf_do(lambda: 3))).get(), 3)
            assert repr(sf_do(lambda: 3)).startswith('<future task ')
            assert callable(note) and callable(sf.Mix) and callable(sf_do)
            same(map(lambda f: f.get(), [sf_do(sf.Samples, x), sf_do(sf.Length, x)]), [960, 10.0])
            done = sf_do(lambda: 3)
            done.get()
            assert done.isDone()
            """)
        .ok();
    patches
        .counted(
            """
            x = sf_do(lambda: sf.Realise(sf.WhiteNoise(10)))
            +x
            -x
            -x
            says(refused(lambda: -x), 'was already released')
            """)
        .ok();
  }

  @Test
  void decoratesFunctionsAndMethods() {
    patches.both(
        """
        @sf_parallel
        def sine(ms, hz=440):
            '''Sings.'''
            return sf.SineWave(ms, hz)
        same((sine.__name__, sine.__doc__, sine(10).samples), ('sine', 'Sings.', 960))
        same(sine(ms=20, hz=30).samples, 1920)
        class Voice(object):
            @sf_parallel
            def sing(self, ms):
                return self, sine(ms)
            @staticmethod
            @sf_parallel
            def hum(ms):
                return sine(ms)
            @classmethod
            @sf_parallel
            def make(cls):
                return cls()
        voice = Voice.make().get()
        me, x = voice.sing(10)
        assert me is voice
        same((x.samples, Voice.hum(10).samples), (960, 960))
        same(Voice.sing(voice, 20)[1].samples, 1920)

        @sf_parallel
        def seen(*values, **named):
            return values, named
        plain = [1, (2, {'k': 3})]
        plain.append(plain)
        later = sf_do(lambda: 7)
        values, named = seen(plain, [later, (later, {'k': later})], named=later).get()
        assert values[0] is plain
        same((values[1], named), ([7, (7, {'k': 7})], {'named': 7}))
        """);
  }

  @Test
  void refusesWhatIsNoTask() {
    patches.both(
        """
        says(refused(sf_do), 'sf_do takes at least 1 argument, but got 0')
        says(refused(sf_do, 3), 'a task is made from a function, not from 3 (int)')
        says(refused(sf_parallel), 'sf_parallel takes exactly 1 argument')
        says(refused(sf_parallel, 'f'), "a task is made from a function, not from 'f' (str)")
        says(refused(lambda: sf_do(len, x=3)), 'sf_do takes no keyword arguments')
        import time
        waits = []
        def itself():
            while not waits:  # it may run before it is in the list
                time.sleep(0.001)
            return waits[0].get()
        waits.append(sf_do(itself))
        says(refused(waits[0].get), 'cannot wait for itself')
        """);
  }

  @Test
  void exceptionsReachWhoeverReads() {
    patches.both(
        """
        class Mine(Exception):
            pass
        def fail():
            raise Mine('reason')
        future = sf_do(fail)
        for i in range(3):
            try:
                future.get()
                assert False
            except Mine, e:
                same(str(e), 'reason')
        try:
            sf_do(lambda: future + 1) + 1
            assert False
        except Mine:
            pass
        """);
  }

  @Test
  void importsInTasksOfAModuleThatIsBeingImported() {
    patches.file(
        "module.py",
        """
        def f():
            import math, colorsys
            return math.floor(1.5)
        x = sf_do(lambda: sf_do(f).get()).get()
        """);
    for (int threads : new int[] {1, 2}) {
      patches
          .with(patches.settings().withThreads(threads))
          .scoped(
              "import module\n"
                  + "same(module.x, 1)\n"
                  + "same([sf_do(module.f).get() for i in (1, 2)], [1, 1])")
          .ok();
    }
  }

  @Test
  void runsTasksThatNobodyReads() {
    Patches.Ran ran =
        patches.scoped(
            """
            def write(i):
                sf.WriteFile16(sf.Silence(1), 'a%d.wav' % i)
                if i > 0:
                    sf_do(write, i - 1)
            sf_do(write, 9)
            """);
    assertThat(ran.ok().result().written()).hasSize(10);
  }

  @Test
  void waitsForPythonsOwnThreadsAtTheEnd() {
    Patches.Ran ran =
        patches.scoped(
            """
            import atexit, threading, time
            atexit.register(lambda: sf.WriteFile16(sf.Silence(1), 'end.wav'))
            def work():
                for i in range(5):
                    x = sf.Realise(sf.WhiteNoise(10))
                    time.sleep(0.01)
                sf.WriteFile16(x, 'thread.wav')
            threading.Thread(target=work).start()
            """);
    assertThat(ran.ok().result().written()).hasSize(2);
  }

  @Test
  void recursesDeeply() {
    patches.both(
        """
        class Deep(object):
            def __init__(self, n):
                self.n = n
            def __getattr__(self, name):
                return 0 if self.n == 0 else max([1 + getattr(Deep(self.n - 1), name)])
        same(Deep(450).depth, 450)
        same(sf_do(lambda: Deep(450).depth).get(), 450)
        """);
  }
}
