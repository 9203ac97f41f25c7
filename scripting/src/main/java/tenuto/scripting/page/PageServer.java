package tenuto.scripting.page;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import tenuto.engine.Session;

/**
 * The HTTP server of the page, for this computer only. The set of resources is fixed: no path from
 * a request is ever opened.
 */
final class PageServer implements AutoCloseable {
  /** The most columns of peaks, and rows or columns of a spectrogram. */
  private static final int MOST_COLUMNS = 8192;

  private static final int MOST_ROWS = 1024;

  /** The most notes in one response. */
  private static final int MOST_NOTES = 5000;

  /** The most pages that receive events at the same time. */
  private static final int MOST_PAGES = 32;

  /** The bytes that a player requests at a time; they fit into a connection's buffers. */
  private static final long MOST_HEARD = 1 << 20;

  /** How long a response waits for peaks that are being computed. */
  private static final long PATIENCE_MS = 120;

  private static final long AGAIN_MS = 4;
  private static final String JSON = "application/json";
  private static final String BYTES = "application/octet-stream";

  private final HttpServer server;
  private final Guard guard;
  private final Session session;
  private final Sounds sounds;
  private final Events events;
  private final PyramidBuilder pyramids;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Semaphore pages = new Semaphore(MOST_PAGES);

  /** The content that can be requested. */
  interface Sounds {
    /** The sound of that number, or null if it no longer exists. */
    FileVersion take(int number);

    NotesView notes();

    /** What was computed and why, as JSON. */
    String why();

    /** The part, in seconds, that is looped or at the cursor. */
    void focus(double from, double to);

    /** The lines that runs have reported, as JSON. */
    String log();
  }

  /**
   * @param port 0 for any free one
   * @throws IOException if it is in use
   */
  PageServer(int port, Session session, Sounds sounds, Events events) throws IOException {
    this.session = session;
    this.sounds = sounds;
    this.events = events;
    pyramids = new PyramidBuilder(session);
    InetAddress here = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    ServerLimits.apply();
    server = HttpServer.create(new InetSocketAddress(here, port), 0);
    guard = new Guard(server.getAddress().getPort());
    server.setExecutor(threads);
    server.createContext("/", this::answer);
    server.start();
  }

  /** The address of the page, with its token. */
  String address() {
    return "http://127.0.0.1:%d/%s/".formatted(server.getAddress().getPort(), guard.token());
  }

  private void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      try {
        admit(exchange);
      } catch (IllegalArgumentException e) {
        send(exchange, 400, "text/plain", bytes(e.getMessage() + "\n"));
      } catch (IllegalStateException | UncheckedIOException e) {
        send(exchange, 410, "text/plain", bytes("It is gone: " + e.getMessage() + "\n"));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private void admit(HttpExchange exchange) throws IOException, InterruptedException {
    String[] path = exchange.getRequestURI().getRawPath().split("/", 3);
    String method = exchange.getRequestMethod();
    if (path.length < 3 || !guard.admits(path[1], exchange.getRequestHeaders())) {
      exchange.getResponseHeaders().set("Connection", "close"); // There are not many such requests.
      send(exchange, 403, "text/plain", bytes("This is not for you: use the printed address.\n"));
    } else if (!method.equals("GET") && !method.equals("HEAD")) {
      send(exchange, 405, "text/plain", bytes("GET is all there is.\n"));
    } else {
      answer(exchange, path[2]);
    }
  }

  private void answer(HttpExchange exchange, String name) throws IOException, InterruptedException {
    PageQuery question = new PageQuery(exchange.getRequestURI().getRawQuery());
    switch (name) {
      case "events" -> events(exchange);
      case "state" -> send(exchange, 200, JSON, bytes(events.state()));
      case "why" -> send(exchange, 200, JSON, bytes(sounds.why()));
      case "focus" -> focus(exchange, question);
      case "log" -> send(exchange, 200, JSON, bytes(sounds.log()));
      case "audio.wav" -> audio(exchange, take(question));
      case "peaks" -> peaks(exchange, question);
      case "spectrum" -> spectrum(exchange, question);
      case "bars" -> send(exchange, 200, JSON, bytes(sounds.notes().bars().toString()));
      case "notes" -> notes(exchange, question);
      default -> {
        Optional<WebFiles.WebFile> file = WebFiles.find(name);
        if (file.isPresent()) {
          send(exchange, 200, file.get().type(), file.get().bytes());
        } else {
          send(exchange, 404, "text/plain", bytes("There is nothing of that name.\n"));
        }
      }
    }
  }

  private FileVersion take(PageQuery question) {
    FileVersion take = sounds.take((int) question.whole("take", 0, Integer.MAX_VALUE));
    if (take == null) {
      throw new IllegalStateException("a newer sound has taken its place");
    }
    return take;
  }

  private void events(HttpExchange exchange) throws IOException, InterruptedException {
    if (!pages.tryAcquire()) {
      send(exchange, 503, "text/plain", bytes("Too many pages are open.\n"));
      return;
    }
    try {
      head(exchange, "text/event-stream");
      exchange.sendResponseHeaders(200, 0);
      events.write(exchange.getResponseBody());
    } finally {
      pages.release();
    }
  }

  private void audio(HttpExchange exchange, FileVersion take) throws IOException {
    WavView file = new WavView(take);
    Headers headers = exchange.getResponseHeaders();
    headers.set("Accept-Ranges", "bytes");
    Optional<ByteRange> asked =
        ByteRange.of(exchange.getRequestHeaders().getFirst("Range"), file.bytes());
    ByteRange range = asked.orElse(new ByteRange(0, file.bytes()));
    if (!range.isThere()) {
      headers.set("Content-Range", "bytes */" + file.bytes());
      send(exchange, 416, "text/plain", bytes("It is not as long as that.\n"));
      return;
    }
    if (asked.isPresent()) {
      headers.set(
          "Content-Range", "bytes %d-%d/%d".formatted(range.from(), range.to() - 1, file.bytes()));
    }
    head(exchange, "audio/wav");
    int status = asked.isPresent() ? 206 : 200;
    if (exchange.getRequestMethod().equals("HEAD")) {
      headers.set("Content-Length", String.valueOf(range.to() - range.from()));
      exchange.sendResponseHeaders(status, -1);
      return;
    }
    exchange.sendResponseHeaders(status, range.to() - range.from());
    if (range.to() - range.from() > MOST_HEARD) {
      file.write(session, range.from(), range.to(), exchange.getResponseBody());
      return; // It may block for ever if the player does not read.
    }
    try (PyramidBuilder.Hearing _ = pyramids.hearing()) {
      file.write(session, range.from(), range.to(), exchange.getResponseBody());
    }
  }

  private void peaks(HttpExchange exchange, PageQuery question)
      throws IOException, InterruptedException {
    FileVersion take = take(question);
    long from = question.whole("from", 0, take.frames() - 1);
    long to = question.whole("to", from + 1, take.frames());
    int columns = (int) question.whole("columns", 1, MOST_COLUMNS);
    columns = (int) Math.min(columns, to - from);
    if ((to - from) / columns >= PeakLevels.FINEST) {
      if (take.isFirstLook()) {
        pyramids.build(take);
      }
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MS);
      while (!take.pyramid().isWhole() && System.nanoTime() < end) {
        Thread.sleep(AGAIN_MS);
      }
    }
    send(exchange, 200, BYTES, Peaks.of(session, take, from, to, columns).bytes());
  }

  private void spectrum(HttpExchange exchange, PageQuery question) throws IOException {
    FileVersion take = take(question);
    long from = question.whole("from", 0, take.frames() - 1);
    long to = question.whole("to", from + 1, take.frames());
    int columns = (int) question.whole("columns", 1, MOST_COLUMNS);
    int rows = (int) question.whole("rows", 1, MOST_ROWS);
    send(exchange, 200, BYTES, new SpectrumView(columns, rows).of(session, take, from, to));
  }

  private void notes(HttpExchange exchange, PageQuery question) throws IOException {
    double from = question.number("from");
    double to = question.number("to");
    int most = (int) question.whole("most", 1, MOST_NOTES);
    send(exchange, 200, JSON, bytes(sounds.notes().between(from, to, most).toString()));
  }

  private void focus(HttpExchange exchange, PageQuery question) throws IOException {
    double from = question.number("from");
    double to = question.number("to");
    if (!(from >= 0 && to > from)) {
      throw new IllegalArgumentException("to must be after from, and from at least 0");
    }
    sounds.focus(from, to);
    send(exchange, 200, JSON, bytes("{}"));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void head(HttpExchange exchange, String type) {
    Headers headers = exchange.getResponseHeaders();
    headers.set("Content-Type", type);
    headers.set("Cache-Control", "no-store");
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self'; connect-src"
            + " 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors"
            + " 'none'");
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] body)
      throws IOException {
    head(exchange, type);
    if (exchange.getRequestMethod().equals("HEAD")) {
      exchange.getResponseHeaders().set("Content-Length", String.valueOf(body.length));
      exchange.sendResponseHeaders(status, -1);
      return;
    }
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(body);
    }
  }

  @Override
  public void close() {
    events.close();
    pyramids.close();
    server.stop(0);
    threads.shutdownNow();
  }
}
