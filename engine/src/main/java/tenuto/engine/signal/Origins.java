package tenuto.engine.signal;

/** Whose code an object is made by. */
public final class Origins {
  private Origins() {}

  /** Whether it is the project's: no key says what other code does. */
  public static boolean isOurs(Object made) {
    return isOurs(made.getClass());
  }

  public static boolean isOurs(Class<?> type) {
    return type.getClassLoader() == Origins.class.getClassLoader();
  }
}
