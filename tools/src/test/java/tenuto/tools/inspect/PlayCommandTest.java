package tenuto.tools.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.support.SilentLoudspeakers;
import tenuto.dsp.word.PlaybackDevices;
import tenuto.tools.support.CapturedRun;

@Timeout(30)
class PlayCommandTest {
  @TempDir Path folder;
  private final SilentLoudspeakers loudspeakers = new SilentLoudspeakers();
  private Path sound;

  @BeforeEach
  void makeSound() throws IOException {
    sound = CapturedRun.sound(folder.resolve("sound.wav"), 8000, 2, 20_000, i -> Math.sin(i * 0.1));
  }

  private CapturedRun play(Object... arguments) {
    return CapturedRun.by(new PlayCommand(loudspeakers, false), arguments);
  }

  @Test
  void playsFilesOneAfterTheOther() {
    assertThat(play(sound, sound)).isEqualTo(new CapturedRun(0, "", ""));
    assertThat(loudspeakers.lines()).isEqualTo(2);
    assertThat(loudspeakers.open()).isZero();
    assertThat(loudspeakers.bytes()).isEqualTo(2 * 20_000 * 4);
  }

  @Test
  void playsAPart() {
    assertThat(play(sound, "--from", "0.5", "--to", "0:01.5").exit()).isZero();
    assertThat(loudspeakers.bytes()).isEqualTo(8000 * 4);
    CapturedRun behind = play(sound, "--from", "9");
    assertThat(behind.exit()).isEqualTo(1);
    assertThat(behind.err())
        .isEqualTo(
            "tenuto: "
                + sound
                + ": --from must be before the end, which is at 2.5 s, but is 9 s\n");
    assertThat(play(sound, "--from", "2", "--to", "1").exit()).isEqualTo(2);
  }

  @Test
  void tellsThePositionOnATerminalAndTakesItAway() {
    CapturedRun told = CapturedRun.by(new PlayCommand(loudspeakers, true), sound);
    assertThat(told.err())
        .isEqualTo(
            "\rsound.wav  0:00 / 0:02\u001b[K\rsound.wav  0:01 / 0:02\u001b[K"
                + "\rsound.wav  0:02 / 0:02\u001b[K\r\u001b[K");
  }

  @Test
  void listsDevicesAndFindsThemByAPartOfTheirNames() {
    assertThat(play("--devices")).isEqualTo(new CapturedRun(0, SilentLoudspeakers.NAME + "\n", ""));
    assertThat(play(sound, "--device", "DEFAULT").exit()).isZero();
    CapturedRun told = play(sound, "--device", "trumpet");
    assertThat(told.exit()).isEqualTo(1);
    assertThat(told.err()).contains(SilentLoudspeakers.NAME, "'trumpet'").containsOnlyOnce("\n");
  }

  @Test
  void withoutADeviceThereIsOneClearError() {
    PlaybackDevices none =
        new PlaybackDevices() {
          @Override
          public List<String> names() {
            return List.of();
          }

          @Override
          public Line open(String name, double sampleRate, int channels) throws IOException {
            throw new IOException("there is no sound device");
          }
        };
    for (Object[] arguments : new Object[][] {{sound}, {sound, "--device", "x"}, {"--devices"}}) {
      assertThat(CapturedRun.by(new PlayCommand(none, true), arguments))
          .isEqualTo(new CapturedRun(1, "", "tenuto: there is no sound device\n"));
    }
  }

  @Test
  void badFilesAreNamedAndTheOthersPlayed() throws IOException {
    Path bad = Files.writeString(folder.resolve("bad.wav"), "no sound");
    Path none = folder.resolve("none.wav");
    CapturedRun told = play(bad, sound, none);
    assertThat(told.exit()).isEqualTo(3);
    assertThat(told.err().lines()).hasSize(2);
    assertThat(loudspeakers.bytes()).isEqualTo(20_000 * 4);
    assertThat(play(none).exit()).isEqualTo(1);
    assertThat(play().exit()).isEqualTo(2);
  }

  /** As Ctrl-C does, by way of the JVM's end. */
  @Test
  void aPlayerThatIsInterruptedEnds() {
    Thread.currentThread().interrupt();
    CapturedRun told = CapturedRun.by(new PlayCommand(loudspeakers, true), sound);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(told).isEqualTo(new CapturedRun(130, "", ""));
    assertThat(loudspeakers.open()).isZero();
    assertThat(loudspeakers.bytes()).isZero();
  }
}
