package tenuto.scripting.browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A Chromium that was started for a test, with a profile of its own. */
public final class Chromium implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome-stable", "google-chrome");

  /** No browser takes so long to start, unless it never will. */
  private static final long LIMIT_S = 90;

  /** For which it may take its leave. */
  private static final long PATIENCE_S = 10;

  private static final long AGAIN_MS = 20;

  private final HttpClient http = HttpClient.newHttpClient();
  private final Process process;
  private final String port;

  /**
   * @param program that {@link #find} has found
   * @param profile a new folder
   */
  public Chromium(Path program, Path profile) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                program.toString(),
                "--headless=new",
                "--no-sandbox", // or it does not start for root, as in containers
                "--disable-dev-shm-usage",
                "--disable-gpu",
                "--mute-audio",
                "--no-first-run",
                "--disable-extensions",
                "--disable-background-networking",
                "--disable-component-update",
                "--hide-scrollbars",
                "--autoplay-policy=no-user-gesture-required",
                "--window-size=1280,800",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank"));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(profile.resolve("log").toFile());
    builder.environment().put("TMPDIR", profile.toString()); // so it leaves nothing elsewhere
    process = builder.start();
    port = port(profile.resolve("DevToolsActivePort"));
  }

  /** The browser of this computer, if there is one. */
  public static Optional<Path> find() {
    return Stream.of(System.getenv("PATH").split(":"))
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private String port(Path file) throws IOException, InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_S);
    while (System.nanoTime() < end && process.isAlive()) {
      List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
      if (lines.size() == 2) { // both have been written
        return lines.getFirst();
      }
      Thread.sleep(AGAIN_MS);
    }
    close();
    throw new IOException("the browser has not started: " + file.resolveSibling("log"));
  }

  /** Opens the first tab. */
  public Tab tab() throws IOException, InterruptedException {
    HttpRequest list =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json")).build();
    JsonArray targets =
        JsonParser.parseString(http.send(list, BodyHandlers.ofString()).body()).getAsJsonArray();
    for (var each : targets) {
      JsonObject target = each.getAsJsonObject();
      if (target.get("type").getAsString().equals("page")) {
        return new Tab(http, URI.create(target.get("webSocketDebuggerUrl").getAsString()));
      }
    }
    throw new IOException("the browser has no tab");
  }

  /** Opens another tab, which is in front of the others. */
  public Tab newTab() throws IOException, InterruptedException {
    HttpRequest opens =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json/new?about:blank"))
            .PUT(BodyPublishers.noBody())
            .build();
    JsonObject target =
        JsonParser.parseString(http.send(opens, BodyHandlers.ofString()).body()).getAsJsonObject();
    return new Tab(http, URI.create(target.get("webSocketDebuggerUrl").getAsString()));
  }

  @Override
  public void close() {
    List<ProcessHandle> all = process.descendants().toList();
    process.destroy(); // it takes away what it has left elsewhere
    try {
      process.waitFor(PATIENCE_S, TimeUnit.SECONDS);
      all.forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor(LIMIT_S, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    http.close();
  }
}
