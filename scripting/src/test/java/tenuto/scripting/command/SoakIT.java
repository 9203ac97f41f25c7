package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * One process that renders for a long time: neither its memory, nor its open files and mappings,
 * nor its disk grow from the end of its first tenth to its end.
 */
@Tag("long")
class SoakIT {
  private static final int MINUTES = Math.max(1, Integer.getInteger("tenuto.trials", 1) / 2);

  /** Prints resident anonymous KiB, open files, maps and threads, ten times in all. */
  private static final String PATCH =
      """
      import os, sys, time
      def proc(name):
          return [l for l in open('/proc/self/status') if l.startswith(name)][0].split()[1]
      def told():
          print 'now', proc('RssAnon'), len(os.listdir('/proc/self/fd')), \\
              len(open('/proc/self/maps').readlines()), proc('Threads')
      def voice(i):
          with sf.scope():
              noise = sf.Realise(sf.RBJLowPass(sf.WhiteNoise(500 + i % 700), 300 + i % 900, 1))
              wet = sf.Convolution(noise, sf.Realise(noise[:200 + i % 100]))
              cloud = sf.MixAt([(noise, i % 97), (sf.Resample(sf.Constant(400, 0.7), noise), 120)])
              return sf.Realise(sf.FixSize(sf.Mix(wet, cloud, sf.Reverse(noise)))).keep()
      begin, told_at, i = time.time(), 1, 0
      seconds = float(sys.argv[1])
      while time.time() - begin < seconds:
          mix = sf.Mix([task.get() for task in [sf_do(voice, i + k) for k in range(4)]])
          sf.WriteFile([mix * 0.2], 'soak%d.wav' % i, 'pcm24')
          os.remove(os.path.join(sys.argv[2], 'soak%d.wav' % i))
          i += 4
          if time.time() - begin > told_at * seconds / 10:
              told()
              told_at += 1
      """;

  private record State(long anonymousKiB, long files, long maps, long threads) {}

  @TempDir Path folder;

  @Test
  @Timeout(value = 60, unit = TimeUnit.MINUTES)
  void nothingGrows() throws Exception {
    Path patch = Files.writeString(folder.resolve("soak.py"), PATCH);
    Path out = folder.resolve("out");
    Process process =
        Command.tenuto(
                folder,
                "render",
                patch.toString(),
                Integer.toString(60 * MINUTES),
                out.toString(),
                "--out",
                out.toString(),
                "--quiet")
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    List<State> states =
        Pattern.compile("now (\\d+) (\\d+) (\\d+) (\\d+)")
            .matcher(said)
            .results()
            .map(SoakIT::state)
            .toList();
    assertThat(states).as(said).hasSizeGreaterThanOrEqualTo(8);
    State early = states.get(1);
    State late = states.getLast();
    assertThat(late.anonymousKiB()).as(said).isLessThan(early.anonymousKiB() * 3 / 2);
    assertThat(late.files()).as(said).isLessThanOrEqualTo(early.files() + 3);
    assertThat(late.maps()).as(said).isLessThan(early.maps() + 100);
    assertThat(late.threads()).as(said).isLessThanOrEqualTo(early.threads() + 3);
  }

  private static State state(MatchResult told) {
    return new State(number(told, 1), number(told, 2), number(told, 3), number(told, 4));
  }

  private static long number(MatchResult told, int group) {
    return Long.parseLong(told.group(group));
  }
}
