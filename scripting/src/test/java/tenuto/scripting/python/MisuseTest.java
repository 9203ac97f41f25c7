package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A thousand patches, made at random from a seed, that each do something wrong with signals at
 * their end: each gets an error that says what.
 *
 * <p>A patch is run in names of its own; fifty share a session, as half a second for each would be
 * too much. That it can fail was seen when a released signal could still be shared.
 */
@Tag("trial")
class MisuseTest {
  private static final int SESSIONS = 20 * Integer.getInteger("tenuto.trials", 1);
  private static final int PATCHES = 50;

  private static final String[] OF_ONE = {
    "sf.Reverse(%s)",
    "sf.Pcnt50(%s)",
    "%s * 0.5",
    "1 - %s",
    "%s[1:5]",
    "%s[:-3].invert()",
    "sf.Realise(%s)",
    "sf.RBJLowPass(%s, 1000, 1)",
    "sf.Cut(1, 9, %s)",
    "sf.Normalise(%s)",
    "sf.Mix([%s])",
    "sf_do(sf.Reverse, %s).get()",
    "sf.Realise([%s])[0]",
    "sf.MixAt((%s, 3))"
  };

  private static final String[] OF_TWO = {
    "sf.Mix(%s, %s)",
    "%s + %s",
    "%s - %s",
    "sf.Multiply(%s, %s)",
    "%s / %s",
    "sf.MixAt((%s, 0), (%s, 4))",
    "sf.Concatenate(%s, %s)",
    "sf.Multiply([%s], [%s])[0]"
  };

  /** What is wrong with a signal that is there. */
  private static final String[] WRONG = {
    "sf.Reverse(3)",
    "sf.Mix(%s, None)",
    "sf.RBJLowPass(%s, -5, 1)",
    "sf.RBJLowPass(%s, 100)",
    "sf.Pad(%s, 1, 2, 3, 4)",
    "sf.RBJLowPass(%s, hertz=100)",
    "sf.SineWave(%s, 100)",
    "%s + 'a'",
    "%s * None",
    "%s[3]",
    "%s[::2]",
    "%s['a':]",
    "sf.MixAt(%s, 3)",
    "sf.Cut(%s, 1, 2)",
    "%s.pcnt_101()",
    "sf.Mixx(%s)",
    "sf.WriteFile16(%s, 7)",
    "sf.WriteFile(%s, 'a.wav', 'mp3')",
    "sf.Volume(%s, float('nan'))",
    "%s.release(1)",
    "sf.Multiply([%s], [])",
    "iter(%s)"
  };

  private static final String[] OF_RELEASED = {"len(%s)", "%s.samples", "%s.ms", "sf.Samples(%s)"};

  @TempDir Path folder;

  @Test
  void everyMisuseIsANamedError() throws InterruptedException {
    Random random = new Random(1);
    Patches patches = new Patches(folder);
    List<String> errors = new ArrayList<>();
    CountDownLatch end = new CountDownLatch(1);
    CompletableFuture<PySignal> theirs = new CompletableFuture<>();
    System.getProperties().put("tenuto.end", end);
    System.getProperties().put("tenuto.theirs", theirs);
    Thread other = Thread.ofPlatform().start(() -> patches.run("other.sy", OTHER));
    theirs.join();
    for (int session = 0; session < SESSIONS; session++) {
      boolean counted = session % 2 == 0;
      StringBuilder all = new StringBuilder(DRIVER);
      for (int i = 0; i < PATCHES; i++) {
        String name = "misuse%d.%s".formatted(i, counted ? "sy" : "py");
        patches.file(name, patch(random, counted));
        all.append("misused('%s')\n".formatted(folder.resolve(name)));
      }
      Patches.Ran ran =
          patches
              .with(patches.settings().withThreads(1 + session % 3))
              .run(counted ? "all.sy" : "all.py", all.toString())
              .ok();
      assertThat(ran.result().usage().lent()).as("session %d", session).isZero();
      errors.addAll(ran.out().lines().toList());
    }
    end.countDown();
    other.join();
    System.getProperties().remove("tenuto.end");
    System.getProperties().remove("tenuto.theirs");
    assertThat(errors)
        .hasSize(SESSIONS * PATCHES)
        .allMatch(
            line -> line.matches("(ValueError|TypeError|AttributeError|IOError): .{10,}"), "named")
        .allMatch(
            line ->
                line.matches(
                        ".* (sf[. ]\\w+.*|a (slice of a )?signal.*|the .*signal of \\d+ samples"
                            + " made at .*|\\w+ takes .*)")
                    || line.contains("stored signal of 960 samples made at"),
            "says what");
  }

  /** Another session, with a signal that the patches can reach as long as they run. */
  private static final String OTHER =
      """
      import java.lang.System as J
      x = sf.Realise(sf.WhiteNoise(10))
      J.getProperties().get('tenuto.theirs').complete(x)
      J.getProperties().get('tenuto.end').await()
      x.release()
      """;

  /** Runs each in names of its own, and prints the error it must end with. */
  private static final String DRIVER =
      """
      import java.lang.System as J
      def drop(x):
          try:
              while True:
                  x.release()
          except ValueError:
              pass
      def misused(path):
          names = {'LIVE': [], 'drop': drop, 'other': J.getProperties().get('tenuto.theirs').get()}
          try:
              execfile(path, names)
          except (ValueError, TypeError, AttributeError, IOError), e:
              print type(e).__name__ + ': ' + str(e).replace('\\n', ' ')
          else:
              raise AssertionError('no error: ' + open(path).read())
          for x in names['LIVE']:
              drop(x)
      """;

  /** Some right steps, then one that is wrong. */
  private static String patch(Random random, boolean counted) {
    StringBuilder text = new StringBuilder();
    List<String> live = new ArrayList<>();
    int steps = 1 + random.nextInt(6);
    for (int i = 0; i <= steps; i++) {
      String made =
          live.isEmpty() || random.nextInt(3) == 0
              ? "sf.Realise(sf.WhiteNoise(%d))".formatted(10 + random.nextInt(100))
              : random.nextBoolean()
                  ? one(random, OF_ONE).formatted(used(random, live, counted))
                  : one(random, OF_TWO)
                      .formatted(used(random, live, counted), used(random, live, counted));
      text.append("x%d = %s\nLIVE.append(x%d)\n".formatted(i, made, i));
      live.add("x" + i);
    }
    String last = live.getLast();
    String end =
        switch (random.nextInt(counted ? 6 : 5)) {
          case 0 -> "drop(%s)\n%s.release()";
          case 1 -> "drop(%s)\n" + over(random);
          case 2 -> "drop(%s)\n" + one(random, OF_RELEASED);
          case 3 -> one(random, WRONG);
          case 4 ->
              counted
                  ? "m = sf.Mix(+%s, +other)\nLIVE.append(m)\nsf.Realise(m)"
                  : "sf.Realise(sf.Mix(%s, other))";
          default ->
              random.nextBoolean()
                  ? "drop(%s)\n-%s"
                  : "fresh = sf.Realise(sf.WhiteNoise(10))\n-fresh\n+fresh"; // nobody holds it
        };
    text.append(end.replace("%s", last)).append('\n');
    return text.toString();
  }

  private static String over(Random random) {
    return random.nextBoolean() ? one(random, OF_ONE) : one(random, OF_TWO);
  }

  private static String used(Random random, List<String> live, boolean counted) {
    String name = live.get(random.nextInt(live.size()));
    return counted ? "(+" + name + ")" : name;
  }

  private static String one(Random random, String[] of) {
    return of[random.nextInt(of.length)];
  }
}
