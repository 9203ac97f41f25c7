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
 * {@code tenuto worker}: reads command lines from standard input, each as a line of JSON, {@code
 * {"args": ["render", "piece.py"]}}, and runs them one after another in this JVM, which gets warm.
 * It replies in lines of JSON: {@code {"out": …, "number": 1}} and {@code {"err": …, "number": 1}}
 * for what a command prints, and {@code {"exit": 0, "number": 1}} at its end. The number is that of
 * the command line, counted from 1. Output of programs that a command starts goes to standard
 * error.
 *
 * <p>If the program that started it is killed, standard input ends, and this program exits at once.
 */
@Command(
    name = "worker",
    description =
        "Runs command lines from standard input, each a JSON object, in one JVM; for "
            + "schedulers.",
    mixinStandardHelpOptions = true)
public final class WorkerCommand implements Callable<Integer> {
  private final ToIntFunction<String[]> commands;
  private final Callable<JsonObject> about;
  private final Runnable end;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();

  /**
   * @param commands runs a command line and returns its exit code
   * @param about the identity of this program, the first reply
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

  /** The empty standard input of commands, as this program's own is not for patches. */
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
   * @param number of the line, which all replies to it have
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
      System.setProperties(before); // A render sets properties that old scripts read.
    }
  }
}
