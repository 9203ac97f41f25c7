package tenuto.engine;

/** Whose code an object is made by. */
final class Origins {
  private Origins() {}

  /** Whether it is the project's: no key says what other code does. */
  static boolean isOurs(Object made) {
    return isOurs(made.getClass());
  }

  static boolean isOurs(Class<?> type) {
    return type.getClassLoader() == Origins.class.getClassLoader();
  }
}
