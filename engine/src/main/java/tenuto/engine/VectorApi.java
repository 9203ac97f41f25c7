package tenuto.engine;

/**
 * Whether this JVM has the Vector API. It incubates, so whoever starts the JVM must ask for its
 * module: {@code --add-modules jdk.incubator.vector}. Without it every kernel works with plain
 * numbers, which give the same bits and take several times as long.
 */
public final class VectorApi {
  private static final boolean PRESENT =
      ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

  private VectorApi() {}

  /** Whether classes that use it may be touched. */
  public static boolean isPresent() {
    return PRESENT;
  }
}
