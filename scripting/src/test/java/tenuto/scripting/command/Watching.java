package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** A {@code watch} on a thread of this process, and what it says on stderr. */
final class Watching implements AutoCloseable {
  /** No test waits so long unless something is wrong. */
  private static final int LIMIT_S = 120;

  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final CompletableFuture<Integer> exit = new CompletableFuture<>();
  private final PrintStream errBefore = System.err;
  private final Thread thread;

  Watching(String... arguments) {
    this("watch", arguments);
  }

  /** Another command that goes on until it is told to end. */
  Watching(String command, String[] arguments) {
    System.setErr(new PrintStream(new Lines(), true, StandardCharsets.UTF_8));
    String[] all = new String[arguments.length + 1];
    all[0] = command;
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    thread = Thread.ofPlatform().start(() -> exit.complete(Tenuto.execute(all)));
  }

  private final class Lines extends OutputStream {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    @Override
    public synchronized void write(int letter) {
      if (letter == '\n') {
        lines.add(line.toString(StandardCharsets.UTF_8));
        line.reset();
      } else {
        line.write(letter);
      }
    }
  }

  /** Waits for a line that has this in it, and returns it. */
  String await(String pattern) throws InterruptedException {
    Pattern wanted = Pattern.compile(pattern);
    StringBuilder passed = new StringBuilder();
    while (true) {
      String line = lines.poll(LIMIT_S, TimeUnit.SECONDS);
      assertThat(line).as("%s after\n%s", pattern, passed).isNotNull();
      if (wanted.matcher(line).find()) {
        return line;
      }
      passed.append(line).append('\n');
    }
  }

  /** What was said after the line that was awaited last. */
  BlockingQueue<String> further() {
    return lines;
  }

  /** Its exit code, once it has ended by itself. */
  int exit() throws Exception {
    return exit.get(LIMIT_S, TimeUnit.SECONDS);
  }

  /** Ends it. */
  @Override
  public void close() throws Exception {
    try {
      thread.interrupt();
      exit.get(LIMIT_S, TimeUnit.SECONDS);
    } finally {
      System.setErr(errBefore);
    }
  }
}
