package tenuto.formats.ffmpeg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Reader;
import tenuto.formats.decoding.DecodedFile;
import tenuto.formats.decoding.EncodedTones;
import tenuto.formats.file.Helpers;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFileException;

/** Programs in the place of ffmpeg that do not do what it does. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "they are scripts of a Unix shell")
@Timeout(60)
class ChildTest {
  /** Prints what ffmpeg prints of a file's head. */
  private static final String HEAD =
      """
      #!/bin/sh
      case "$*" in
      *ffmetadata*)
        echo "  Stream #0:0: Audio: alac, 8000 Hz, mono, s16p" >&2
        echo ";FFMETADATA1"
        exit 0 ;;
      esac
      """;

  /** Prints the head of a WAV file of one channel. */
  private static final String WAV =
      """
      printf 'RIFF\\377\\377\\377\\377WAVEfmt \\020\\000\\000\\000\\001\\000\\001\\000'
      printf '\\100\\037\\000\\000\\100\\037\\000\\000\\001\\000\\010\\000data\\377\\377\\377\\377'
      """;

  @TempDir Path folder;
  private Session session;
  private final OpenFiles files = new OpenFiles();

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder).withThreads(1));
  }

  @AfterEach
  void close() {
    files.close();
    session.close();
  }

  private DecodedFile opened(String script) throws IOException {
    Path program = Files.writeString(folder.resolve("fake"), script);
    assertThat(program.toFile().setExecutable(true)).isTrue();
    Path file = Files.writeString(folder.resolve("x.m4a"), "x");
    return FfmpegFile.open(files, file, FfmpegFormat.MPEG_4, new Ffmpeg(program));
  }

  @Test
  void aHeadMayHaveMoreTextThanIsRead() throws IOException {
    String head = HEAD.replace("echo \";FFMETADATA1\"", "yes 'a=b' | head -c 9000000");
    assertThat(opened(head + WAV + "printf 12345\n").about().encoding()).isEqualTo("16-bit ALAC");
  }

  @Test
  void itsFailureIsOurs() {
    assertThatThrownBy(
            () ->
                opened(
                    "#!/bin/sh\necho '[mov @ 0x55d0] moov atom not found' >&2\n"
                        + "echo 'x: Invalid data' >&2\nexit 3\n"))
        .isInstanceOf(SoundFileException.class)
        .hasMessage(
            folder.resolve("x.m4a")
                + ": ffmpeg ended with exit code 3: mov: moov atom not found; x: Invalid data");
  }

  @Test
  void itsEndByASignalIsOurs() {
    assertThatThrownBy(() -> opened(HEAD + WAV + "kill -9 $$\n"))
        .hasMessageContaining("x.m4a: ffmpeg ended with exit code 137");
  }

  @Test
  void whatItSaysOfASoundMayBeAnything() {
    assertThatThrownBy(() -> opened("#!/bin/sh\nyes '' | head -c 9000000\n"))
        .hasMessageContaining("ffmpeg finds no sound");
    assertThatThrownBy(() -> opened(HEAD + "yes | head -c 300\n"))
        .hasMessageContaining("ffmpeg decodes no sound from it");
    assertThatThrownBy(() -> opened(HEAD + "exit 0\n"))
        .hasMessageContaining("ffmpeg decodes no sound from it");
  }

  @Test
  void fewerFramesThanWereCountedAreAnError() throws IOException {
    DecodedFile file =
        opened(
            HEAD
                + WAV
                + "case \"$*\" in *pcm_u8*) printf 12345 ;; *) printf 0000000011111111 ;; esac\n");
    assertThat(file.about().frames()).isEqualTo(5);
    assertThatThrownBy(() -> EncodedTones.read(session, file.channels().getFirst(), 5))
        .hasRootCauseInstanceOf(SoundFileException.class)
        .hasMessageContaining("x.m4a: the sound ends after frame 2 of 5");
  }

  /** One that would never end has ended when the session has. */
  @Test
  void itEndsWithTheSession() throws IOException {
    Path number = folder.resolve("number");
    DecodedFile file =
        opened(
            HEAD
                + WAV
                + "case \"$*\" in *pcm_u8*) head -c 9000 /dev/zero ;;\n"
                + "*) echo $$ > "
                + number
                + "; head -c 40000 /dev/zero; exec sleep 1000 ;; esac\n");
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(file.channels().getFirst())) {
      reader.read(0, new Block(arena.allocate(80, 64), 0), 0, 10);
    }
    ProcessHandle process =
        ProcessHandle.of(Long.parseLong(Files.readString(number).strip())).orElseThrow();
    assertThat(files.helpers().running()).isEqualTo(1);
    files.close();
    assertThat(process.onExit().orTimeout(20, TimeUnit.SECONDS).join().isAlive()).isFalse();
  }

  @Test
  void theLongestUnusedIsStopped() {
    Helpers helpers = new Helpers();
    List<Fake> all = new java.util.ArrayList<>();
    for (int i = 0; i < Helpers.MOST; i++) {
      all.add(new Fake(i == 7 ? -1 : i, i >= 6));
      helpers.started(all.getLast());
    }
    helpers.started(new Fake(100, false));
    assertThat(all).filteredOn(fake -> fake.stopped).containsExactly(all.get(7));
    assertThat(helpers.running()).isEqualTo(Helpers.MOST);
    helpers.ended(all.get(0));
    assertThat(helpers.running()).isEqualTo(Helpers.MOST - 1);
    for (int i = 0; i < Helpers.MOST; i++) {
      helpers.started(new Fake(i, false));
    }
    assertThat(all.subList(0, 6)).as("in use").noneMatch(fake -> fake.stopped);
    assertThat(all.subList(6, Helpers.MOST)).allMatch(fake -> fake.stopped);
  }

  private static final class Fake implements Helpers.Helper {
    private final long used;
    private final boolean idle;
    private boolean stopped;

    Fake(long used, boolean idle) {
      this.used = used;
      this.idle = idle;
    }

    @Override
    public boolean isIdle() {
      return idle;
    }

    @Override
    public long used() {
      return used;
    }

    @Override
    public void stop() {
      stopped = true;
    }
  }
}
