package tenuto.scripting.page;

import com.sun.net.httpserver.Headers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Set;

/**
 * The access control of the page: it admits requests with the token of the printed address that
 * come from the page itself. The Host header rejects other names that resolve to this computer (DNS
 * rebinding).
 */
final class Guard {
  private static final int TOKEN_BYTES = 18;

  private final String token;
  private final Set<String> hosts;

  Guard(int port) {
    byte[] random = new byte[TOKEN_BYTES];
    new SecureRandom().nextBytes(random);
    token = Base64.getUrlEncoder().encodeToString(random);
    hosts = Set.of("127.0.0.1:" + port, "localhost:" + port);
  }

  String token() {
    return token;
  }

  /** Whether a request is admitted. */
  boolean admits(String first, Headers headers) {
    String host = headers.getFirst("Host");
    String origin = headers.getFirst("Origin");
    String site = headers.getFirst("Sec-Fetch-Site");
    return isToken(first)
        && host != null
        && hosts.contains(host)
        && (origin == null || origin.equals("http://" + host))
        && (site == null || site.equals("same-origin") || site.equals("none"));
  }

  /** Takes the same time for any text, so that nobody can find out the token letter by letter. */
  private boolean isToken(String text) {
    return MessageDigest.isEqual(
        token.getBytes(StandardCharsets.UTF_8), text.getBytes(StandardCharsets.UTF_8));
  }
}
