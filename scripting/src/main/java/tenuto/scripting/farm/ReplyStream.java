package tenuto.scripting.farm;

import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Sends what a command prints, line by line as JSON with the command's number: {@code {"out": "…",
 * "number": 1}}.
 */
final class ReplyStream extends OutputStream {
  /** The JSON key of the command's number. */
  static final String NUMBER = "number";

  private final PrintStream to;
  private final String name;
  private final long number;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();

  ReplyStream(PrintStream to, String name, long number) {
    this.to = to;
    this.name = name;
    this.number = number;
  }

  /** A stream to print to. */
  PrintStream asPrintStream() {
    return new PrintStream(this, true, StandardCharsets.UTF_8);
  }

  @Override
  public synchronized void write(int value) {
    if (value == '\n') {
      send();
    } else {
      line.write(value);
    }
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int n) {
    for (int i = from; i < from + n; i++) {
      write(bytes[i]);
    }
  }

  private void send() {
    JsonObject reply = new JsonObject();
    reply.addProperty(name, line.toString(StandardCharsets.UTF_8));
    reply.addProperty(NUMBER, number);
    line.reset();
    synchronized (to) {
      to.println(reply);
    }
  }

  /** Sends an unfinished last line. */
  @Override
  public synchronized void close() {
    if (line.size() > 0) {
      send();
    }
  }
}
