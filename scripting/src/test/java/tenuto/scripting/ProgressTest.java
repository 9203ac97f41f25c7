package tenuto.scripting;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Session;
import tenuto.engine.Settings;

@Timeout(30)
class ProgressTest {
  @TempDir Path scratch;

  /** What is printed, and the news that something was. */
  private static final class Screen extends ByteArrayOutputStream {
    final CountDownLatch shown = new CountDownLatch(1);

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
        Progress progress = new Progress(screen.stream(), true)) {
      progress.begin(session);
      screen.shown.await();
    }
    String line = "\r0\\.0 s of signal, 0 times real time, 0 bytes lent, 0 bytes of disk\u001b\\[K";
    assertThat(screen.toString(StandardCharsets.UTF_8)).matches("(" + line + ")+\r\u001b\\[K");
  }

  @Test
  void nothingIsShownWhereNobodyLooks() {
    Screen screen = new Screen();
    try (Session session = new Session(new Settings().withScratch(scratch));
        Progress progress = new Progress(screen.stream(), false)) {
      progress.begin(session);
    }
    new Progress(screen.stream(), true).close();
    assertThat(screen.size()).isZero();
  }
}
