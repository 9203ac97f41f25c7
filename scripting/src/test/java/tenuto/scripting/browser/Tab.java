package tenuto.scripting.browser;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** One tab: it opens pages, evaluates scripts in them, and is given keys and the mouse. */
public final class Tab implements AutoCloseable {
  /** Nothing that is waited for takes so long, unless it never comes. */
  private static final long LIMIT_S = 90;

  private static final long AGAIN_MS = 20;

  private final AtomicInteger numbers = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonObject>> asked = new ConcurrentHashMap<>();
  private final List<String> errors = new CopyOnWriteArrayList<>();
  private final WebSocket socket;

  Tab(HttpClient http, URI address) {
    socket = http.newWebSocketBuilder().buildAsync(address, new Answers()).join();
    call("Page.enable", "{}");
    call("Runtime.enable", "{}");
    call("Log.enable", "{}");
  }

  private final class Answers implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        take(JsonParser.parseString(text.toString()).getAsJsonObject());
        text.setLength(0);
      }
      from.request(1);
      return null;
    }
  }

  private void take(JsonObject message) {
    if (message.has("id")) {
      asked.remove(message.get("id").getAsInt()).complete(message);
      return;
    }
    String method = message.get("method").getAsString();
    String text = message.get("params").toString();
    // A worker's script is not loaded where a test ends, and its page with it, meanwhile.
    boolean isOfNetwork =
        text.contains("\"source\":\"network\"") || text.contains("(Network error)");
    if (method.equals("Runtime.exceptionThrown")
        || method.equals("Log.entryAdded") && !isOfNetwork) {
      errors.add(text);
    }
  }

  /** Calls a method of the protocol with such parameters. */
  public JsonObject call(String method, String parameters) {
    int number = numbers.incrementAndGet();
    CompletableFuture<JsonObject> answer = new CompletableFuture<>();
    asked.put(number, answer);
    String message =
        "{\"id\":%d,\"method\":\"%s\",\"params\":%s}".formatted(number, method, parameters);
    synchronized (socket) {
      socket.sendText(message, true).join();
    }
    JsonObject told = answer.orTimeout(LIMIT_S, TimeUnit.SECONDS).join();
    if (told.has("error")) {
      throw new IllegalStateException(method + ": " + told.get("error"));
    }
    return told.getAsJsonObject("result");
  }

  /** Opens a page. */
  public void open(String address) {
    call("Page.navigate", "{\"url\":\"" + address + "\"}");
  }

  /** The value of an expression in the page, awaited if it is a promise. */
  public JsonElement evaluate(String script) {
    JsonObject parameters = new JsonObject();
    parameters.addProperty("expression", script);
    parameters.addProperty("returnByValue", true);
    parameters.addProperty("awaitPromise", true);
    JsonObject result = call("Runtime.evaluate", parameters.toString());
    if (result.has("exceptionDetails")) {
      throw new IllegalStateException(script + ": " + result.get("exceptionDetails"));
    }
    return result.getAsJsonObject("result").get("value");
  }

  public double number(String script) {
    return evaluate(script).getAsDouble();
  }

  public String text(String script) {
    return evaluate(script).getAsString();
  }

  /** Waits until an expression is true. */
  public void await(String script) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_S);
    while (!evaluate("!!(" + script + ")").getAsBoolean()) {
      if (System.nanoTime() > end) {
        throw new AssertionError(
            script
                + " has not become true; "
                + evaluate("JSON.stringify({...document.body.dataset})")
                + errors);
      }
      Thread.sleep(AGAIN_MS);
    }
  }

  /** Presses a key, as {@code KeyboardEvent.key} calls it. */
  public void press(String key) {
    String text = key.length() == 1 ? ",\"text\":\"" + key + "\"" : "";
    call("Input.dispatchKeyEvent", "{\"type\":\"keyDown\",\"key\":\"%s\"%s}".formatted(key, text));
    call("Input.dispatchKeyEvent", "{\"type\":\"keyUp\",\"key\":\"%s\"}".formatted(key));
  }

  /**
   * Does something with the mouse.
   *
   * @param type mousePressed, mouseMoved, mouseReleased or mouseWheel
   * @param modifiers 2 with control, 8 with shift
   * @param wheel by which the wheel is turned, down if it is above 0
   */
  public void mouse(String type, double x, double y, int modifiers, double wheel) {
    String turned = type.equals("mouseWheel") ? ",\"deltaX\":0,\"deltaY\":" + wheel : "";
    boolean isMove = type.equals("mouseMoved");
    call(
        "Input.dispatchMouseEvent",
        "{\"type\":\"%s\",\"x\":%s,\"y\":%s,\"modifiers\":%d,\"button\":\"%s\",\"buttons\":%d,\"clickCount\":%d%s}"
            .formatted(type, x, y, modifiers, "left", isMove ? 1 : 0, isMove ? 0 : 1, turned));
  }

  public void click(double x, double y) {
    mouse("mousePressed", x, y, 0, 0);
    mouse("mouseReleased", x, y, 0, 0);
  }

  /** Clicks the middle of the element that an expression yields. */
  public void click(String element) {
    String box = element + ".getBoundingClientRect()";
    click(
        number(box + ".left + " + box + ".width / 2"),
        number(box + ".top + " + box + ".height / 2"));
  }

  /** Has the page believe that the screen is dark, or light. */
  public void dark(boolean dark) {
    call(
        "Emulation.setEmulatedMedia",
        "{\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"%s\"}]}"
            .formatted(dark ? "dark" : "light"));
  }

  /** A picture of what is seen, as PNG. */
  public byte[] picture() {
    String data = call("Page.captureScreenshot", "{\"format\":\"png\"}").get("data").getAsString();
    return Base64.getDecoder().decode(data);
  }

  /** What went wrong in the page so far: exceptions, and what its rules forbid. */
  public List<String> errors() {
    return List.copyOf(errors);
  }

  @Override
  public void close() {
    socket.abort();
  }
}
