package tenuto.scripting.page;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Asks a page's server like a browser, or like somebody who should not. */
record Visitor(URI page) {
  /** No answer takes so long, unless it never comes. */
  private static final int LIMIT_MS = 60_000;

  Visitor(Page page) {
    this(URI.create(page.address()));
  }

  /**
   * An answer.
   *
   * @param head its lines in lower case
   */
  record Answer(int status, List<String> head, byte[] body) {
    String text() {
      return new String(body, StandardCharsets.UTF_8);
    }

    String header(String name) {
      return head.stream()
          .filter(line -> line.startsWith(name + ": "))
          .findFirst()
          .map(line -> line.substring(name.length() + 2))
          .orElse("");
    }
  }

  /** Asks for something of the page's, with the token. */
  Answer get(String name, String... headers) throws IOException {
    return ask("GET", page.getPath() + name, headers);
  }

  /** Asks for anything, with the right Host unless another is given. */
  Answer ask(String method, String path, String... headers) throws IOException {
    try (Socket socket = open(method, path, headers)) {
      byte[] all = socket.getInputStream().readAllBytes();
      int end = new String(all, StandardCharsets.ISO_8859_1).indexOf("\r\n\r\n");
      String head = new String(all, 0, end, StandardCharsets.ISO_8859_1);
      byte[] body = new byte[all.length - end - 4];
      System.arraycopy(all, end + 4, body, 0, body.length);
      return new Answer(
          Integer.parseInt(head.substring(9, 12)),
          head.toLowerCase(Locale.ROOT).lines().toList(),
          body);
    }
  }

  /** A connection on which something has been asked and nothing was read. */
  Socket open(String method, String path, String... headers) throws IOException {
    Socket socket = new Socket("127.0.0.1", page.getPort());
    socket.setSoTimeout(LIMIT_MS);
    StringBuilder text = new StringBuilder(method + " " + path + " HTTP/1.1\r\n");
    if (List.of(headers).stream().noneMatch(each -> each.startsWith("Host:"))) {
      text.append("Host: 127.0.0.1:").append(page.getPort()).append("\r\n");
    }
    for (String header : headers) {
      text.append(header).append("\r\n");
    }
    text.append("Connection: close\r\n\r\n");
    socket.getOutputStream().write(text.toString().getBytes(StandardCharsets.UTF_8));
    return socket;
  }

  /** Reads from a connection until something has come, and returns all that has. */
  static String readTo(InputStream from, String wanted) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    while (!all.toString(StandardCharsets.UTF_8).contains(wanted)) {
      int letter = from.read();
      if (letter < 0) {
        throw new IOException("ended without " + wanted + ": " + all);
      }
      all.write(letter);
    }
    return all.toString(StandardCharsets.UTF_8);
  }
}
