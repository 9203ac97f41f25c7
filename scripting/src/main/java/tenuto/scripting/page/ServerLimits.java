package tenuto.scripting.page;

import java.util.Map;

/**
 * Limits of the JDK's HTTP server for connections that have not shown the token yet: by default
 * these can use any amount of memory and time. The server reads them once, when the first one is
 * created.
 */
final class ServerLimits {
  /** The most connections: some browser windows, with six each. */
  static final int CONNECTIONS = 128;

  /**
   * The seconds within which a request must be complete, and how long an idle connection is kept.
   */
  static final int REQUEST_SECONDS = 5;

  static final int IDLE_SECONDS = 10;

  /** The most bytes of a request's line and headers; browsers send less than 2 KiB. */
  static final int HEAD_BYTES = 1 << 14;

  private ServerLimits() {}

  /** Sets the limits that the user has not set. */
  static void apply() {
    Map.of(
            "jdk.httpserver.maxConnections", CONNECTIONS,
            "sun.net.httpserver.maxReqTime", REQUEST_SECONDS,
            "sun.net.httpserver.idleInterval", IDLE_SECONDS,
            "sun.net.httpserver.maxReqHeaderSize", HEAD_BYTES)
        .forEach(
            (name, value) -> {
              if (System.getProperty(name) == null) {
                System.setProperty(name, String.valueOf(value));
              }
            });
  }
}
