package tenuto.engine.base;

import java.lang.module.FindException;
import java.lang.reflect.InvocationTargetException;

/**
 * Whether this JVM has the Vector API. Without it every kernel works with plain numbers, which give
 * the same bits and take several times as long.
 *
 * <p>Its module incubates, so a JVM has it only if somebody asks: by {@code --add-modules
 * jdk.incubator.vector}, with which the JVM prints a warning at each start and cannot use all of
 * its ahead-of-time cache; or by {@link #load} in a JVM that is already running.
 */
public final class VectorApi {
  private static final String MODULE = "jdk.incubator.vector";

  private VectorApi() {}

  /**
   * Settled when it is first asked, so that compiled code knows it as a constant. Without the
   * instruction for a·b + c vectors would be far slower than plain numbers: see {@link Fma}.
   */
  private static final class Presence {
    static final boolean IS_PRESENT = Fma.isInHardware() && isVisible();
  }

  /**
   * Loads the module if this JVM lets it be loaded, as one started by {@code ./tenuto} does: {@code
   * --add-exports java.base/jdk.internal.module=ALL-UNNAMED}. To be called before {@link
   * #isPresent} is: a JVM has vectors from its first kernel on, or never.
   *
   * @return whether there is such a module: small JDKs, as are made by {@code jlink}, have none
   */
  public static boolean load() {
    if (isVisible()) {
      return true;
    }
    try {
      // What the JVM itself calls when a debugger or a management agent needs a module.
      Class.forName("jdk.internal.module.Modules")
          .getMethod("loadModule", String.class)
          .invoke(null, MODULE);
      return true;
    } catch (IllegalAccessException | NoSuchMethodException | ClassNotFoundException e) {
      return true; // not opened for it, or another JDK: plain numbers
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof FindException) {
        return false;
      }
      throw new IllegalStateException("the module " + MODULE + " cannot be loaded", e.getCause());
    }
  }

  /** Looked up among the JDK's own classes: to look through the class path, each jar is opened. */
  private static boolean isVisible() {
    try {
      Class.forName(MODULE + ".Vector", false, ClassLoader.getPlatformClassLoader());
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  /** Whether classes that use it may be touched. */
  public static boolean isPresent() {
    return Presence.IS_PRESENT;
  }
}
