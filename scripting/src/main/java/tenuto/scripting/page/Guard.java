package tenuto.scripting.page;

import com.sun.net.httpserver.Headers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Set;

/**
 * Who may come in: whoever knows the token in the address, from the page itself and no other. A
 * name of somebody else's that leads to this computer (DNS rebinding) is refused by the Host.
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

  /** Whether a request may be answered. */
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

  /** Takes as long for any text, so that nobody can find the token letter by letter. */
  private boolean isToken(String text) {
    return MessageDigest.isEqual(
        token.getBytes(StandardCharsets.UTF_8), text.getBytes(StandardCharsets.UTF_8));
  }
}
