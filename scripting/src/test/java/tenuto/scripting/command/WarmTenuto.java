package tenuto.scripting.command;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A {@code ./tenuto} for shells that hands its command lines to one {@code tenuto worker}, as a
 * start of the JVM costs a second. What a worker cannot run the same (other folders, standard
 * input, flags of the JVM, farms, commands that go on) it gives to the real one.
 */
final class WarmTenuto implements AutoCloseable {
  private static final String SCRIPT =
      """
      #!/bin/sh
      real='%1$s' requests='%2$s'
      [ "$(pwd -P)" = '%3$s' ] && [ -z "${TENUTO_JAVA_OPTS-}" ] || exec "$real" "$@"
      case ${1-} in
      render | why | process | convert | info | measure | plot | ops | help) ;;
      *) exec "$real" "$@" ;;
      esac
      for argument in "$@"; do
        case $argument in - | --farm | --farm=*) exec "$real" "$@" ;; esac
      done
      request=$(mktemp -d "$requests/XXXXXX") && mkfifo "$request/exit" || exit 99
      printf '%%s\\0' "$@" >"$request/arguments"
      echo "$request" >"$requests/new"
      read -r exit <"$request/exit"
      cat "$request/out"
      cat "$request/err" >&2
      exit "$exit"
      """;

  private final Path folder;
  private final Path requests;
  private final Process worker;
  private final BufferedReader replies;

  /**
   * @param folder that commands are run in
   * @param requests another, empty one
   */
  WarmTenuto(Path folder, Path requests) throws IOException, InterruptedException {
    this.folder = folder.toRealPath();
    this.requests = requests;
    Command.run(new ProcessBuilder("mkfifo", requests.resolve("new").toString()));
    worker =
        Command.tenuto(folder, "worker").redirectError(ProcessBuilder.Redirect.DISCARD).start();
    replies = worker.inputReader(StandardCharsets.UTF_8);
    replies.readLine(); // what program it is
    Thread.ofPlatform().daemon().name("warm-tenuto").start(this::serve);
  }

  /** Makes it the {@code tenuto} of the folder. */
  void write() throws IOException {
    Path script = folder.resolve("tenuto");
    Path real = Command.root().resolve("tenuto");
    Files.writeString(script, SCRIPT.formatted(real, requests, folder));
    if (!script.toFile().setExecutable(true)) {
      throw new IOException(script + " cannot be made executable");
    }
  }

  private void serve() {
    // Open for both ways, it does not end when the last shell closes it.
    try (RandomAccessFile made = new RandomAccessFile(requests.resolve("new").toFile(), "rw")) {
      for (String line = made.readLine(); line != null; line = made.readLine()) {
        answer(Path.of(line));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void answer(Path request) throws IOException {
    JsonArray arguments = new JsonArray();
    for (String argument : Files.readString(request.resolve("arguments")).split("\0")) {
      arguments.add(argument);
    }
    JsonObject line = new JsonObject();
    line.add("args", arguments);
    Writer commands = worker.outputWriter(StandardCharsets.UTF_8);
    commands.write(line + "\n");
    commands.flush();
    StringBuilder out = new StringBuilder();
    StringBuilder err = new StringBuilder();
    JsonObject reply = reply();
    while (!reply.has("exit")) {
      (reply.has("out") ? out : err)
          .append(reply.get(reply.has("out") ? "out" : "err").getAsString())
          .append('\n');
      reply = reply();
    }
    Files.writeString(request.resolve("out"), out);
    Files.writeString(request.resolve("err"), err);
    Files.writeString(request.resolve("exit"), reply.get("exit").getAsInt() + "\n");
  }

  private JsonObject reply() throws IOException {
    String line = replies.readLine();
    if (line == null) {
      throw new IOException("the worker has ended");
    }
    return JsonParser.parseString(line).getAsJsonObject();
  }

  @Override
  public void close() throws InterruptedException {
    worker.destroyForcibly().waitFor();
  }
}
