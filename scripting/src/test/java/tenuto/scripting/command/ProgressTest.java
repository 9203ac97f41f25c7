package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.file.FileProgress;
import tenuto.scripting.records.LastRun;
import tenuto.scripting.records.TimeLeft;
import tenuto.scripting.reports.NoteCount;

@Timeout(30)
class ProgressTest {
  @TempDir Path scratch;

  /** What is printed, and the news that something was. */
  private static final class Screen extends ByteArrayOutputStream {
    private static final String ERASURE = "\r\u001b[K";

    final CountDownLatch shown = new CountDownLatch(1);
    private final Thread owner = Thread.currentThread();
    private volatile boolean left;
    volatile boolean erasedTooLate;

    /** Tells that nobody shall print to it any more. */
    void leave() {
      left = true;
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int n) {
      super.write(bytes, from, n);
      if (new String(bytes, from, n, StandardCharsets.UTF_8).equals(ERASURE)) {
        while (!left && owner.getState() != Thread.State.WAITING) {
          Thread.onSpinWait();
        }
        erasedTooLate = left;
      }
    }

    @Override
    public void flush() {
      shown.countDown();
    }

    PrintStream stream() {
      return new PrintStream(this, false, StandardCharsets.UTF_8);
    }
  }

  @Test
  void theLineIsRewrittenInPlaceAndErasedAtTheEnd() throws InterruptedException {
    Screen screen = new Screen();
    try (Session session = new Session(new Settings().withScratch(scratch));
        Progress progress = progress(screen, true)) {
      progress.begin(session);
      screen.shown.await();
      progress.close();
      screen.leave();
    }
    assertThat(screen.erasedTooLate).isFalse();
    String line = "\r0\\.0 s of signal, 0 bytes lent, 0 bytes of disk\u001b\\[K";
    assertThat(screen.toString(StandardCharsets.UTF_8)).matches("(" + line + ")+\r\u001b\\[K");
  }

  private static Progress progress(Screen screen, boolean shown) {
    return new Progress(screen.stream(), shown, new NoteCount(), TimeLeft.unknown());
  }

  @Test
  void aFileIsNotNamedAfterItsEnd() throws InterruptedException {
    Screen screen = new Screen();
    FileProgress file = new FileProgress(Path.of("out/song.wav"), 400);
    try (Session session = new Session(new Settings().withScratch(scratch));
        Progress progress = progress(screen, true)) {
      progress.fileBegun(file);
      progress.fileEnded(file);
      progress.begin(session);
      screen.shown.await();
    }
    assertThat(screen.toString(StandardCharsets.UTF_8)).contains("of disk").doesNotContain("song");
  }

  @Test
  void aFileThatIsBeingWrittenIsNamedWithWhatIsDone() throws InterruptedException {
    Screen screen = new Screen();
    FileProgress file = new FileProgress(Path.of("out/song.wav"), 400);
    file.wrote(100);
    try (Session session = new Session(new Settings().withScratch(scratch));
        Progress progress = progress(screen, true)) {
      progress.fileBegun(file);
      progress.begin(session);
      screen.shown.await();
    }
    assertThat(screen.toString(StandardCharsets.UTF_8)).contains("of disk, song.wav 25 %");
  }

  @Test
  void whatIsLeftIsTheRestAtTheRateSoFarAndUnknownWhereNothingTells() {
    LastRun last = new LastRun("", 100, 4000, 0, Map.of());
    TimeLeft left = new TimeLeft(Optional.of(last), () -> true);
    assertThat(left.ofRun(1000, 20)).hasValue(60);
    assertThat(left.ofRun(1000, 1)).isEmpty();
    assertThat(left.ofRun(0, 20)).isEmpty();
    assertThat(left.ofRun(4001, 20)).isEmpty();
    assertThat(new TimeLeft(Optional.of(last), () -> false).ofRun(1000, 20)).isEmpty();
    assertThat(TimeLeft.unknown().ofRun(1000, 20)).isEmpty();
  }

  @Test
  void nothingIsShownWhereNobodyLooks() {
    Screen screen = new Screen();
    try (Session session = new Session(new Settings().withScratch(scratch));
        Progress progress = progress(screen, false)) {
      progress.begin(session);
    }
    progress(screen, true).close();
    assertThat(screen.size()).isZero();
  }
}
