package tenuto.scripting.warm;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * This process's environment, whose variables of a terminal or a session are set to those of each
 * caller: the JVM, the C library and this program have made nothing of them when they started.
 */
final class Environment {
  /**
   * What shells set anew for each command, and what terminals, multiplexers, desktops and logins
   * set to name themselves.
   */
  private static final Pattern PASSING =
      Pattern.compile(
          "_|OLDPWD|SHLVL|TENUTO_WARM|TENUTO_WARM_PATIENCE"
              + "|TERM|COLORTERM|COLUMNS|LINES|WINDOW|WINDOWID|STY|TMUX|TMUX_PANE"
              + "|(TERM_PROGRAM|TERM_SESSION|VTE|SSH|GPG|GNOME_TERMINAL|KONSOLE|XTERM|KITTY|WEZTERM"
              + "|ALACRITTY|GHOSTTY|TILIX|TERMINATOR|VSCODE|ZELLIJ)_\\w+|TERM_PROGRAM"
              + "|XDG_(SESSION|SEAT|VTNR|ACTIVATION)\\w*|DISPLAY|WAYLAND_DISPLAY|XAUTHORITY"
              + "|DESKTOP_STARTUP_ID|DBUS_SESSION_BUS_ADDRESS|SESSION_MANAGER|INVOCATION_ID"
              + "|JOURNAL_STREAM|SYSTEMD_EXEC_PID|MANAGERPID");

  /** By name, a character for each byte. */
  private final Map<String, String> now;

  Environment() throws IOException {
    now = all(new Caller(ProcessHandle.current().pid()));
  }

  /** Those of a process's variables in which callers of one program must not differ. */
  static Map<String, String> lasting(Caller caller) throws IOException {
    Map<String, String> all = all(caller);
    all.keySet().removeIf(Environment::isPassing);
    return all;
  }

  private static boolean isPassing(String name) {
    return PASSING.matcher(name).matches();
  }

  private static Map<String, String> all(Caller caller) throws IOException {
    Map<String, String> all = new TreeMap<>();
    for (String entry : caller.text("environ").split("\0")) {
      int equals = entry.indexOf('=');
      if (equals > 0) {
        all.put(entry.substring(0, equals), entry.substring(equals + 1));
      }
    }
    return all;
  }

  /**
   * Takes over the variables in which a caller may differ, for Java and for children.
   *
   * @throws IOException if they cannot be set
   */
  void take(Caller caller) throws IOException {
    Map<String, String> changed = all(caller);
    now.keySet().forEach(name -> changed.putIfAbsent(name, null));
    changed.entrySet().removeIf(it -> Objects.equals(it.getValue(), now.get(it.getKey())));
    changed.keySet().removeIf(name -> !isPassing(name));
    if (!changed.isEmpty()) {
      Copy copy = new Copy();
      for (Map.Entry<String, String> each : changed.entrySet()) {
        set(copy, each.getKey(), each.getValue());
      }
    }
  }

  private void set(Copy copy, String name, String value) throws IOException {
    copy.set(bytes(name), value == null ? null : bytes(value));
    Libc.setVariable(bytes(name), value == null ? null : bytes(value));
    now.put(name, value);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** The copy that Java makes of the environment when it starts. */
  private static final class Copy {
    private static final String CLASS = "java.lang.ProcessEnvironment";

    private final Map<Object, Object> all;

    @SuppressWarnings("unchecked") // of classes that have no names here
    Copy() throws IOException {
      try {
        Class.forName("jdk.internal.module.Modules")
            .getMethod("addOpens", Module.class, String.class, Module.class)
            .invoke(null, Object.class.getModule(), "java.lang", Copy.class.getModule());
        Field field = Class.forName(CLASS).getDeclaredField("theEnvironment");
        field.setAccessible(true);
        all = (Map<Object, Object>) field.get(null);
      } catch (ReflectiveOperationException | RuntimeException e) {
        throw new IOException("this JDK has its copy elsewhere", e);
      }
    }

    void set(byte[] name, byte[] value) throws IOException {
      Object key = made("$Variable", name);
      if (value == null) {
        all.remove(key);
      } else {
        all.put(key, made("$Value", value));
      }
    }

    private static Object made(String kind, byte[] bytes) throws IOException {
      try {
        Method valueOf = Class.forName(CLASS + kind).getMethod("valueOf", byte[].class);
        valueOf.setAccessible(true);
        return valueOf.invoke(null, bytes);
      } catch (ReflectiveOperationException | RuntimeException e) {
        throw new IOException("this JDK has its copy elsewhere", e);
      }
    }
  }
}
