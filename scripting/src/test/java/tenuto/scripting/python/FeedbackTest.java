package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loops that patches make of words. */
class FeedbackTest {
  @TempDir Path folder;
  private Patches patches;

  private static final String CLICK =
      """
      click = sf.Pad(sf.Constant(1000.0 / 96000, 1), 0, 99)

      def at(x, sample):
          return round(sf.ValueAt(x, sample * 1000.0 / 96000), 9)
      """;

  @BeforeEach
  void patches() {
    patches = new Patches(folder);
  }

  @Test
  void anEchoComesBackHalfAsLoud() {
    patches
        .scoped(
            CLICK
                + """
                echo = sf.feedback(lambda x, back: x + back * 0.5, click, ms=10)
                same([at(echo, i * 960) for i in range(4)], [1, 0.5, 0.25, 0.125])
                same(at(echo, 959), 0)
                same(echo.samples, click.samples)
                one = sf.feedback(lambda x, back: x + back * 0.5, click)
                same([at(one, i) for i in range(4)], [1, 0.5, 0.25, 0.125])
                dark = sf.feedback(lambda x, back: x + 0.5 * back.rbj_low_pass(2000, 0.7), click, 10)
                assert 0 < at(dark, 962) < 0.1
                """)
        .ok();
  }

  /** The lag of its low-pass at that frequency is 16.7 samples by formula; 442 - 16.7 is 425. */
  @Test
  void aTunedLoopComesBackAfterAPeriodLessItsFiltersLag() {
    patches
        .scoped(
            CLICK
                + """
                hz = 96000 / 441.5
                def loop(**tuned):
                    return sf.feedback(lambda x, back: x + back.one_pole_low_pass(900) * 0.5, click, **tuned)
                def first(x):
                    return [at(x, i) for i in range(380, 500)].index(max([at(x, i) for i in range(380, 500)])) + 380
                assert first(loop(ms=4.6)) >= 441
                assert 415 < first(loop(tune=hz)) < 430, first(loop(tune=hz))
                same(sf.MaxValue(loop(tune=hz) - loop(ms=4.6, tune=hz)), 0)
                same(loop(tune=hz, ms=None).samples, click.samples)
                says(refused(lambda: sf.feedback(lambda x: x, click, ms=10)), 'sf.feedback: f must be a function of two parameters, the input and the feedback, but <lambda>() takes exactly 1 argument (2 given)')
                says(refused(lambda: loop(tune=0)), 'sf.feedback: tune must be above 0 and below a quarter of the sample rate, 24000 Hz, but is 0')
                says(refused(lambda: loop(tune=24000)), 'sf.feedback: tune must be above 0 and below')
                says(refused(lambda: loop(tune='a')), 'sf.feedback: tune must be a number')
                dead = sf.feedback(lambda x, back: x + back * 0, click, tune=440)
                says(refused(lambda: sf.MaxValue(dead)), 'sf.feedback: tune must be a frequency that the loop passes, but at 440')
                """)
        .ok();
  }

  @Test
  void channelsFeedBackIntoEachOther() {
    patches
        .scoped(
            CLICK
                + """
                def cross(x, back):
                    return [x[0] + back[1] * 0.5, x[1] + back[0]]

                left, right = sf.feedback(cross, [click, click * 0], ms=10)
                same([at(left, i * 960) for i in range(4)], [1, 0, 0.5, 0])
                same([at(right, i * 960) for i in range(4)], [0, 1, 0, 0.5])
                """)
        .ok();
  }

  @Test
  void countedPatchesUseUpWhatGoesIn() {
    patches
        .counted(
            CLICK
                + """
                noise = sf.Realise(click)
                echo = sf.feedback(lambda x, back: sf.Mix(x, sf.Pcnt50(back)), noise, 10)
                same(at(echo, 960), 0.5)
                -echo
                left, right = sf.feedback(
                    lambda x, back: [sf.Mix(x[0], back[1]), sf.Mix(x[1], sf.Pcnt50(back[0]))],
                    [sf.Realise(sf.Silence(50)), sf.Realise(sf.Constant(50, 1))], 10)
                same(at(left, 970), 1)
                same(at(right, 1930), 1.5)
                -left
                same(at(right, 1930), 1.5)
                -right
                """)
        .ok();
  }

  @Test
  void whatCannotBeALoopIsRefused() {
    refused("sf.feedback(5, click)", "sf.feedback: f must be a function, but is 5 (int)");
    refused("sf.feedback(lambda x, back: 5, click)", "what f returns must be a signal");
    refused(
        "sf.feedback(lambda x, back: [x, back], click)", "must have as many results, but has 2");
    refused("sf.feedback(lambda x, back: back[5:], click)", "cannot be on the way round");
    refused("sf.feedback(lambda x, back: x, click, -1)", "ms must be 0 or more");
    refused("sf.feedback(lambda x, back: back.rbj_low_pass(500, 1), click)", "works on 8 samples");
    refused(
        "kept = []\n"
            + "sf.feedback(lambda x, back: kept.append(back) or x, click)\n"
            + "sf.MaxValue(kept[0])",
        "outside of its loop");
  }

  private void refused(String text, String message) {
    assertThat(patches.scoped(CLICK + text).error()).contains(message);
  }
}
