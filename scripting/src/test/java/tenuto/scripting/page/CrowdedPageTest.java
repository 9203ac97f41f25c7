package tenuto.scripting.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.scripting.reports.NoteLog;

/**
 * Who connects without the token and never ends a request: he has little of the page's, briefly.
 */
class CrowdedPageTest {
  private static final int CROWD = 531;

  /** A half request is cut off after 5 s, on a busy machine later. */
  private static final int LIMIT_MS = 60_000;

  @TempDir Path folder;
  private final List<Socket> crowd = new ArrayList<>();
  private Page page;
  private Visitor visitor;

  @BeforeEach
  void open() throws IOException {
    page = new Page(0, folder.resolve("page"), "song.py");
    visitor = new Visitor(page);
  }

  @AfterEach
  void close() throws IOException {
    for (Socket each : crowd) {
      each.close();
    }
    page.close();
  }

  private void connect(String begin) throws IOException {
    Socket socket = new Socket("127.0.0.1", visitor.page().getPort());
    crowd.add(socket);
    try {
      socket.getOutputStream().write(begin.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // It has been cut off.
    }
  }

  /** Whether it is cut off within a time; what the server has said before does not count. */
  private static boolean isCutOff(Socket socket, int ms) {
    try {
      socket.setSoTimeout(ms);
      socket.getInputStream().transferTo(OutputStream.nullOutputStream());
      return true;
    } catch (SocketTimeoutException e) {
      return false;
    } catch (IOException e) {
      return true;
    }
  }

  @Test
  void halfRequestsAreFewAndCutOffAndWhoHasTheTokenIsNot() throws IOException {
    try (Socket own = visitor.open("GET", visitor.page().getPath() + "events")) {
      InputStream events = own.getInputStream();
      Visitor.readTo(events, "\"lanes\"");
      for (int i = 0; i < CROWD; i++) {
        connect("GET / HTTP/1.1\r\nX-Long: " + "a".repeat(1000));
      }
      long open = crowd.stream().filter(each -> !isCutOff(each, 10)).count();
      assertThat(open).isLessThanOrEqualTo(ServerLimits.CONNECTIONS);
      assertThat(crowd).allMatch(each -> isCutOff(each, LIMIT_MS));

      assertThat(visitor.get("state").status()).isEqualTo(200);
      page.begins(new NoteLog());
      Visitor.readTo(events, "\"status\":\"renders\"");
    }
  }

  /**
   * The JDK's names, of which it says what they limit (module jdk.httpserver). By itself it sets no
   * limit on the time for a request and on connections, and leaves an idle one open for 30 s.
   */
  @ParameterizedTest
  @CsvSource({
    "sun.net.httpserver.idleInterval, 10",
    "sun.net.httpserver.maxReqTime, 5",
    "jdk.httpserver.maxConnections, 128"
  })
  void theServerHasLimits(String name, String value) {
    assertThat(System.getProperty(name)).isEqualTo(value);
  }

  @Test
  void aConnectionWithoutTheTokenIsNotKept() throws IOException {
    connect("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    String answer =
        new String(crowd.getFirst().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(answer).startsWith("HTTP/1.1 403").containsIgnoringCase("\r\nConnection: close\r\n");
  }

  /** Whoever connects, with the token or without, can have only that much read into memory. */
  @Test
  void aRequestsHeadIsShort() throws IOException {
    String fits = "X-Long: " + "a".repeat(ServerLimits.HEAD_BYTES / 2);
    assertThat(visitor.get("state", fits).status()).isEqualTo(200);
    String[] parts = new String[ServerLimits.HEAD_BYTES / 1000 + 1];
    Arrays.setAll(parts, i -> "X-Part-" + i + ": " + "a".repeat(1000));
    try (Socket socket = visitor.open("GET", visitor.page().getPath() + "state", parts)) {
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(answer).doesNotContain("200 OK");
    } catch (SocketException e) {
      // It was cut off before it had written, or read, all.
    }
  }
}
