package tenuto.scripting.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Keys that are pressed at a terminal. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TerminalTest {
  private static final String TAB = "\t";
  private static final String UP = "\u001b[A";
  private static final String CTRL_C = "\u0003";
  private static final String CTRL_D = "\u0004";
  private static final String CTRL_R = "\u0012";

  @TempDir Path folder;

  /**
   * The exit code of a session in which such keys are pressed; each of the texts when the screen
   * has shown what the one before ends with.
   */
  private int talk(PromptKit kit, String... keys) throws IOException {
    Screen screen = new Screen();
    try (PipedOutputStream pressed = new PipedOutputStream();
        PipedInputStream keyboard = new PipedInputStream(pressed, 1 << 16);
        Terminal terminal =
            new ExternalTerminal("test", "ansi", keyboard, screen, StandardCharsets.UTF_8)) {
      terminal.setSize(new Size(80, 24));
      Thread fingers = Thread.ofPlatform().start(() -> press(keys, screen, pressed));
      try {
        return kit.repl().talk(terminal, folder.resolve("history"));
      } finally {
        fingers.interrupt();
      }
    }
  }

  private static void press(String[] keys, Screen screen, PipedOutputStream to) {
    String awaited = ">>> ";
    try {
      for (String text : keys) {
        screen.await(awaited);
        to.write(text.getBytes(StandardCharsets.UTF_8));
        to.flush();
        awaited = text;
      }
      Thread.currentThread().join(); // a pipe is broken when its writer has ended
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** What was shown. */
  private static final class Screen extends ByteArrayOutputStream {
    @Override
    public synchronized void write(int letter) {
      super.write(letter);
      notifyAll();
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int count) {
      super.write(bytes, from, count);
      notifyAll();
    }

    synchronized void await(String text) throws InterruptedException {
      while (!toString(StandardCharsets.UTF_8).contains(text)) {
        wait();
      }
    }
  }

  @Test
  void errorsDoNotEndIt() throws IOException {
    try (PromptKit kit = new PromptKit(folder)) {
      assertThat(talk(kit, "1/0\r6 * 7\r" + CTRL_D)).isZero();
      assertThat(kit.out()).isEqualTo("42\n");
      assertThat(kit.err()).startsWith("tenuto: ZeroDivisionError");
    }
  }

  @Test
  void blocksAreIndentedAndEndWithAnEmptyLine() throws IOException {
    try (PromptKit kit = new PromptKit(folder)) {
      talk(kit, "def f(n):\rif n:\rreturn 7\r\rf(1)\r" + CTRL_D);
      assertThat(kit.out()).isEqualTo("7\n");
      assertThat(kit.err()).isEmpty();
    }
  }

  @Test
  void tabCompletes() throws IOException {
    try (PromptKit kit = new PromptKit(folder)) {
      talk(kit, "sf.Sa" + "w" + TAB + "(100, 44, ph" + TAB + "0.5).samples\r" + CTRL_D);
      assertThat(kit.err()).isEmpty();
      assertThat(kit.out()).isNotEmpty();
    }
  }

  @Test
  void theHistoryIsThereNextTime() throws IOException {
    try (PromptKit kit = new PromptKit(folder)) {
      talk(kit, "20 + 1\r20 + 2\r" + CTRL_D);
    }
    assertThat(Files.readString(folder.resolve("history"))).contains("20 + 1", "20 + 2");
    try (PromptKit kit = new PromptKit(folder)) {
      talk(kit, UP + UP + "\r" + CTRL_R + "+ 2\r" + CTRL_D);
      assertThat(kit.out()).isEqualTo("21\n22\n");
    }
  }

  @Test
  void ctrlCForgetsTheLine() throws IOException {
    try (PromptKit kit = new PromptKit(folder)) {
      assertThat(talk(kit, "1/0", CTRL_C + "3\r" + CTRL_D)).isZero();
      assertThat(kit.out()).isEqualTo("3\n");
      assertThat(kit.err()).isEmpty();
    }
  }
}
