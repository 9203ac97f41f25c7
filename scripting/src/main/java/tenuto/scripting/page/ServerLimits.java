package tenuto.scripting.page;

import java.util.Map;

/**
 * What the JDK's server gives to whoever connects, before anything has asked for the token: by
 * default as much memory and time as he likes. It reads these once, when its first server is made.
 */
final class ServerLimits {
  /** Connections at once: some browser windows, with the six that each of them opens. */
  static final int CONNECTIONS = 128;

  /** Seconds in which a request must have come whole, and those that an idle connection stays. */
  static final int REQUEST_SECONDS = 5;

  static final int IDLE_SECONDS = 10;

  /** Of a request's line and headers; browsers send less than two. */
  static final int HEAD_BYTES = 1 << 14;

  private ServerLimits() {}

  /** Sets them where the user has set none. */
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
