package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.scripting.reports.NoteLog;
import tenuto.tools.support.CapturedRun;

/** What of a page's sounds is heard, and how loud; skipped where there is no browser. */
class PageSoundInBrowserTest extends PageInBrowserFixture {
  private static final int RATE = 48_000;

  /** Shows files whose samples are all the same. */
  private void show(int channels, double... levels) throws Exception {
    page.begins(new NoteLog());
    for (int i = 0; i < levels.length; i++) {
      double level = levels[i];
      page.wrote(
          CapturedRun.sound(folder.resolve(i + ".wav"), RATE, channels, 30 * RATE, at -> level),
          RATE);
    }
    page.ended("0.10 s: done");
    tab.open(page.address());
    tab.await("document.querySelectorAll('.lane').length == " + levels.length);
  }

  /** What is mixed now: of each part the version, what is heard over it, its level and layout. */
  private static void awaitMix(String key) throws InterruptedException {
    tab.await("document.body.dataset.mix == '" + key + "'");
  }

  private static void choose(String layout) {
    tab.evaluate(
        "{const s = document.querySelector('.fold'); s.value = '"
            + layout
            + "'; s.dispatchEvent(new Event('change'))}");
  }

  /** The sum of the gains of the rule that the page states, of channels that are all the same. */
  @Test
  void eightChannelsAreHeardInStereo() throws Exception {
    show(8, 0.125);
    String heard =
        "Promise.all([import('./mix.js'), import('./fold.js'), fetch('state').then(r => r.json())])"
            + ".then(([{ Mix }, { folds }, state]) => { const take = state.lanes[0].now;"
            + " const fold = folds(take).find(({ name }) => name == '%s');"
            + " return new Mix([{ take, level: 1, fold }]).samples(100, 10); }).then(s => s.right[5])";
    // Of the octagon each side has two at 22.5 degrees (gains cos and sin of an angle whose sine
    // of the direction is 0.3827 / 0.5), and two at 67.5 and more by 3 dB.
    double side = Math.sin(Math.toRadians(22.5)) / 0.5;
    double near = Math.cos((1 - side) * Math.PI / 4) + Math.sin((1 - side) * Math.PI / 4);
    assertThat(tab.number(heard.formatted("octagon")))
        .isCloseTo(0.125 * (near + Math.sqrt(0.5) * (2 + near)), Offset.offset(1e-4));
    // Right, the centre and two of the surrounds by 3 dB, no LFE: BS.775.
    assertThat(tab.number(heard.formatted("7.1")))
        .isCloseTo(0.125 * (1 + 3 * Math.sqrt(0.5)), Offset.offset(1e-4));
    awaitMix("1 - 1 7.1");
    choose("octagon");
    awaitMix("1 - 1 octagon");
    assertThat(tab.text("document.querySelector('.fold').selectedOptions[0].textContent"))
        .isEqualTo("octagon → stereo");
    tab.press(" ");
    tab.await("!document.querySelector('.levels').textContent.includes('peak −∞')");
    choose("7.1");
  }

  /** The computer may be busy with the render: what is heard then must not jump back. */
  @Test
  void aSlowAnswerDoesNotTakeItBack() throws Exception {
    show(8, 0.125);
    tab.press(" ");
    tab.await("document.body.dataset.begun == 1 && document.body.dataset.place > 0.3");
    tab.evaluate(
        """
        {
          const quick = window.fetch;
          window.fetch = async (address, options) => {
            const slow = String(address).startsWith('audio.wav') && window.reached === undefined;
            if (!slow) return quick(address, options);
            await new Promise((done) => setTimeout(done, 900));
            const answer = await quick(address, options);
            window.reached ??= Number(document.body.dataset.place);
            return answer;
          };
        }""");
    choose("octagon");
    tab.await("document.body.dataset.begun == 2 && window.reached !== undefined");
    assertThat(tab.number("Number(document.body.dataset.place)"))
        .isGreaterThan(tab.number("window.reached") - 0.05);
    choose("7.1");
  }

  /** The coefficients of ITU-R BS.775 for 3/2, and the rules for what it does not have. */
  @ParameterizedTest
  @CsvSource({
    "6, 5.1, 0, 1, 0",
    "6, 5.1, 2, 0.7071, 0.7071",
    "6, 5.1, 3, 0, 0",
    "6, 5.1, 4, 0.7071, 0",
    "6, 5.1, 5, 0, 0.7071",
    "7, 6.1, 4, 0.5, 0.5",
    "8, 7.1, 6, 0.7071, 0",
    "4, ambisonics, 0, 0.5, 0.5",
    "4, ambisonics, 1, 0.5, -0.5",
    "4, ambisonics, 3, 0, 0",
    "11, pairs, 2, 0.7071, 0",
    "2, stereo, 1, 0, 1"
  })
  void eachChannelHasItsGains(int channels, String name, int channel, double left, double right)
      throws Exception {
    show(2, 0.5);
    JsonArray gains =
        tab.evaluate(
                "import('./fold.js').then(({ folds }) => { const f = folds({ channels: %d }).find((e) => e.name === '%s'); return [f.left[%d], f.right[%d]]; })"
                    .formatted(channels, name, channel, channel))
            .getAsJsonArray();
    assertThat(gains.get(0).getAsDouble()).isCloseTo(left, Offset.offset(1e-4));
    assertThat(gains.get(1).getAsDouble()).isCloseTo(right, Offset.offset(1e-4));
  }

  @Test
  void aChannelMaskNamesTheLoudspeakers() throws Exception {
    show(2, 0.5);
    JsonArray gains =
        tab.evaluate(
                "import('./fold.js').then(({ folds }) => { const f = folds({ channels: 3, speakers: 'FL FR BC' })[0]; return [f.name, f.left[2], f.right[2]]; })")
            .getAsJsonArray();
    assertThat(gains.get(0).getAsString()).isEqualTo("FL FR BC");
    assertThat(gains.get(1).getAsDouble()).isCloseTo(0.5, Offset.offset(1e-9));
    assertThat(gains.get(2).getAsDouble()).isCloseTo(0.5, Offset.offset(1e-9));
  }

  @ParameterizedTest
  @CsvSource({
    "8, null, 7.1",
    "8, 'none', octagon",
    "6, null, 5.1",
    "6, 'none', hexagon",
    "4, null, quad",
    "4, 'none', 'ambisonics, headphones'",
    "12, 'none', pairs"
  })
  void theLikeliestLayoutComesFirst(int channels, String speakers, String name) throws Exception {
    show(2, 0.5);
    String said = speakers.equals("null") ? "null" : "'" + speakers + "'";
    assertThat(
            tab.text(
                "import('./fold.js').then(({ folds }) => folds({ channels: %d, speakers: %s })[0].name)"
                    .formatted(channels, said)))
        .isEqualTo(name);
  }

  /**
   * BS.1770: a sine of 997 Hz at full scale in one channel is -3.01 LUFS; EBU Tech 3341: one of a
   * quarter of the sample rate whose samples are 45 degrees off its peaks has these as true peak,
   * with +0.2 and -0.4 dB of tolerance.
   */
  @ParameterizedTest
  @CsvSource({"48000", "96000", "44100"})
  void theMeterIsThatOfTheStandards(int rate) throws Exception {
    show(2, 0.5);
    String script =
        """
        import('./loudness.js').then(({ Loudness }) => {
          const sine = (hz, phase, gain) => Float32Array.from({ length: 20 * %1$d },
            (_, i) => gain * Math.sin(2 * Math.PI * hz * i / %1$d + phase));
          const none = new Float32Array(20 * %1$d);
          const tone = new Loudness(%1$d);
          tone.take(sine(997, 0, 1), none);
          const between = new Loudness(%1$d);
          between.take(sine(%1$d / 4, Math.PI / 4, 0.5), none);
          return [tone.measured().integrated, tone.measured().momentary, tone.measured().shortTerm,
            20 * Math.log10(between.measured().truePeak)];
        })"""
            .formatted(rate);
    JsonArray told = tab.evaluate(script).getAsJsonArray();
    for (int i = 0; i < 3; i++) {
      assertThat(told.get(i).getAsDouble()).isCloseTo(-3.01, Offset.offset(0.05));
    }
    assertThat(told.get(3).getAsDouble()).isBetween(-6.02 - 0.4, -6.02 + 0.2);
  }

  /** EBU Tech 3341, case 4: with what is 10 LU and more below, the gates leave -23 LUFS. */
  @Test
  void whatIsQuietIsGated() throws Exception {
    show(2, 0.5);
    String script =
        """
        import('./loudness.js').then(({ Loudness }) => {
          const meter = new Loudness(48000);
          for (const [seconds, db] of [[10, -72], [10, -36], [60, -23], [10, -36], [10, -72]]) {
            const sine = Float32Array.from({ length: 48000 * seconds },
              (_, i) => 10 ** (db / 20) * Math.sin(2 * Math.PI * 1000 * i / 48000));
            meter.take(sine, sine);
          }
          return meter.measured().integrated;
        })""";
    assertThat(tab.number(script)).isCloseTo(-23, Offset.offset(0.1));
  }

  @Test
  void lanesAreMutedAndHeardTogether() throws Exception {
    show(1, 0.1, 0.2);
    awaitMix("1 - 1 mono");
    tab.press("u");
    awaitMix("1 - 0 mono");
    tab.press("u");
    tab.press("o");
    tab.press("2");
    awaitMix("1 - 1 mono"); // the first is soloed, the second only selected
    tab.press("o");
    awaitMix("1 - 1 mono, 2 - 1 mono");
    String sum =
        "Promise.all([import('./mix.js'), import('./fold.js'), fetch('state').then(r => r.json())])"
            + ".then(([{ Mix }, { folds }, { lanes }]) => new Mix(lanes.map(({ now }) =>"
            + " ({ take: now, level: 1, fold: folds(now)[0] }))).samples(0, 10)).then(s => s.left[5])";
    assertThat(tab.number(sum)).isCloseTo(0.3, Offset.offset(1e-4));
    assertThat(tab.number("document.querySelectorAll('.lane.heard').length")).isEqualTo(2);
  }

  /** What the player is given, and not only what the page says of it. */
  @Test
  void aSoloedLaneIsHeardAloneByMouseAndByKey() throws Exception {
    show(1, 0.1, 0.2);
    tab.evaluate(
        """
        {
          const start = AudioBufferSourceNode.prototype.start;
          AudioBufferSourceNode.prototype.start = function (...when) {
            window.played = this.buffer.getChannelData(0)[0];
            start.apply(this, when);
          };
        }""");
    tab.press(" ");
    awaitPlayed(0.1);
    String solo = "document.querySelectorAll('.lane .solo')[1]";
    tab.click(solo);
    awaitPlayed(0.2);
    assertThat(
            tab.text(
                "[...document.querySelectorAll('.lane.heard')].map(e => e.dataset.lane).join()"))
        .isEqualTo("1.wav");
    // The button that was clicked does not keep the space bar for itself.
    tab.press(" ");
    tab.await("document.body.dataset.playing == 'false'");
    assertThat(tab.text(solo + ".getAttribute('aria-pressed')")).isEqualTo("true");
    tab.press(" ");
    tab.await("document.body.dataset.playing == 'true'");
    tab.press("2");
    tab.press("o"); // no longer soloed, but selected
    awaitMix("2 - 1 mono");
    tab.press("1");
    awaitPlayed(0.1);
    tab.press("o");
    tab.press("2"); // selected only
    awaitMix("1 - 1 mono");
    tab.press("o");
    awaitPlayed(0.3);
    // Reached by Tab, it is pressed by the space bar, as every button.
    tab.evaluate("document.querySelectorAll('.lane .mute')[1].focus()");
    tab.press("Tab");
    tab.press(" ");
    awaitPlayed(0.1);
  }

  private static void awaitPlayed(double level) throws InterruptedException {
    tab.await("Math.abs(window.played - " + level + ") < 1e-4");
  }

  /** Another sample rate is another way to the loudspeakers; the position is the same. */
  @Test
  void aLaneOfAnotherRateGoesOnAtTheSamePosition() throws Exception {
    page.begins(new NoteLog());
    for (int rate : new int[] {RATE, 44_100}) {
      page.wrote(
          CapturedRun.sound(folder.resolve(rate + ".wav"), rate, 1, 30 * rate, at -> 0.1), rate);
    }
    page.ended("0.10 s: done");
    tab.open(page.address());
    tab.await("document.querySelectorAll('.lane').length == 2");
    tab.press(" ");
    tab.await("document.body.dataset.place > 0.5");
    tab.press("2");
    tab.await("document.body.dataset.begun == 2");
    assertThat(tab.number("Number(document.body.dataset.place)")).isGreaterThan(0.45);
  }
}
