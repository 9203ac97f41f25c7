package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.setup.Settings;

/**
 * Counted patches whose tasks take and release one signal in a race: what happens is what happens
 * when the tasks run one after the other, for any number of threads. Here tasks that are begun
 * later always come first, where there is a thread for them.
 */
@ParameterizedClass
@ValueSource(ints = {1, 2, 4})
class OrderedReleasesTest {
  private static final String RACE =
      """
      from java.util.concurrent import CountDownLatch, TimeUnit
      passed = CountDownLatch(1)
      def first(work):
          def task():
              passed.await(300, TimeUnit.MILLISECONDS)
              return work()
          return sf_do(task)
      def second(work):
          def task():
              try:
                  return work()
              finally:
                  passed.countDown()
          return sf_do(task)
      x = sf.Realise(sf.NumericShape((0, 1), (100, 0)))
      """;

  @Parameter int threads;
  @TempDir Path folder;

  private Patches.Ran run(String text) {
    return new Patches(folder).with(new Settings().withThreads(threads)).counted(RACE + text);
  }

  @Test
  void aTaskMayTakeWhatALaterOneReleases() {
    Patches.Ran ran =
        run(
            """
            a = first(lambda: sf.MaxValue(+x))
            b = second(lambda: -sf.Reverse(x))
            a.get(), b.get()
            """);
    assertThat(ran.ok().leakedLines()).isEmpty();
    assertThat(ran.result().usage().lent()).isZero();
  }

  @Test
  void aTaskWaitsForWhatAnEarlierOneTakes() {
    Patches.Ran ran =
        run(
            """
            def both():
                -sf.Reverse(x)
                -sf.Reverse(x)
            a = first(lambda: +x)
            b = second(both)
            a.get(), b.get()
            """);
    assertThat(ran.ok().leakedLines()).isEmpty();
  }

  @Test
  void thePatchReleasesAfterItsTasks() {
    Patches.Ran ran =
        run(
            """
            a = first(lambda: sf.MaxValue(+x))
            -x
            says(refused(lambda: sf.Samples(x)), 'was already released')
            passed.countDown()
            same(a.get(), 1)
            says(refused(lambda: +x), 'was already released')
            """);
    assertThat(ran.ok().leakedLines()).isEmpty();
  }

  @Test
  void tasksOfTasksComeBeforeLaterTasks() {
    Patches.Ran ran =
        run(
            """
            def outer():
                return first(lambda: sf.MaxValue(+x)).get()
            a = sf_do(outer)
            b = second(lambda: -sf.Reverse(x))
            a.get(), b.get()
            """);
    assertThat(ran.ok().leakedLines()).isEmpty();
  }

  @Test
  void oneReferenceIsNotEnoughForTwo() {
    Patches.Ran ran =
        run(
            """
            a = first(lambda: -sf.Reverse(x))
            b = second(lambda: -sf.Clip(x))
            a.get()
            """);
    assertThat(ran.error()).contains("sf.Clip: the signal of 9600 samples made at ");
    assertThat(ran.error()).contains("was already released");
  }
}
