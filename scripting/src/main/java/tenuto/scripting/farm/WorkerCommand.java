package tenuto.scripting.farm;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Command;
import tenuto.tools.input.ExitCode;

/**
 * {@code tenuto worker}: reads command lines from standard input, each a line of JSON, {@code
 * {"args": ["render", "piece.py"]}}, runs them one after the other in this JVM, which gets warm,
 * and replies in lines of JSON: {@code {"out": …, "number": 1}} and {@code {"err": …, "number": 1}}
 * for what they print, and {@code {"exit": 0, "number": 1}} at the end of each. The number is that
 * of the command line, counted from 1. What programs print that a command starts is no reply: it
 * goes to standard error.
 *
 * <p>Whoever has started it may be killed: standard input ends then, and with it this program,
 * whatever it is doing.
 */
@Command(
    name = "worker",
    description =
        "Runs command lines, JSON on standard input, in one warm program; for schedulers.",
    mixinStandardHelpOptions = true)
public final class WorkerCommand implements Callable<Integer> {
  private final ToIntFunction<String[]> commands;
  private final Callable<JsonObject> about;
  private final Runnable end;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  /**
   * @param commands runs a command line and returns its exit code
   * @param about what program this is, the first reply
   * @param end ends this process, whatever it is doing
   */
  public WorkerCommand(ToIntFunction<String[]> commands, Callable<JsonObject> about, Runnable end) {
    this.commands = commands;
    this.about = about;
    this.end = end;
  }

  @Override
  public Integer call() throws Exception {
    InputStream in = System.in;
    if (in instanceof NoInput) {
      System.err.println("tenuto: a worker runs no worker");
      return ExitCode.USAGE;
    }
    PrintStream out = ReplyPipe.begin();
    System.setIn(new NoInput());
    out.println(about.call());
    Thread.ofPlatform().daemon().name("tenuto-worker").start(() -> read(in));
    for (long number = 1; ; number++) {
      out.println(reply(lines.take(), number, out));
    }
  }

  /** What commands have for standard input: that of this program is no patch's. */
  static final class NoInput extends InputStream {
    @Override
    public int read() {
      return -1;
    }
  }

  private void read(InputStream in) {
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(line);
      }
    } catch (IOException e) {
      // as if it had ended
    }
    end.run();
  }

  /**
   * Runs a command line.
   *
   * @param number that of the line, which all replies to it bear
   */
  JsonObject reply(String line, long number, PrintStream replies) {
    JsonObject reply = new JsonObject();
    String[] args;
    try {
      JsonArray all = JsonParser.parseString(line).getAsJsonObject().getAsJsonArray("args");
      args = all.asList().stream().map(JsonElement::getAsString).toArray(String[]::new);
    } catch (JsonParseException
        | IllegalStateException
        | UnsupportedOperationException
        | ClassCastException
        | NullPointerException e) {
      reply.addProperty("err", "tenuto: a line must be {\"args\": [...]}, but is " + line);
      reply.addProperty("exit", ExitCode.USAGE);
      reply.addProperty(ReplyStream.NUMBER, number);
      return reply;
    }
    reply.addProperty("exit", run(args, number, replies));
    reply.addProperty(ReplyStream.NUMBER, number);
    return reply;
  }

  private int run(String[] args, long number, PrintStream replies) {
    PrintStream out = System.out;
    PrintStream err = System.err;
    Properties before = (Properties) System.getProperties().clone();
    try (ReplyStream printed = new ReplyStream(replies, "out", number);
        ReplyStream told = new ReplyStream(replies, "err", number)) {
      System.setOut(printed.asPrintStream());
      System.setErr(told.asPrintStream());
      return commands.applyAsInt(args);
    } finally {
      System.setOut(out);
      System.setErr(err);
      System.setProperties(before); // a render sets what old scripts read
    }
  }
}
