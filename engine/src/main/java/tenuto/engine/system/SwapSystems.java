package tenuto.engine.system;

/** The system that this program runs on. */
public final class SwapSystems {
  private SwapSystems() {}

  /** As the JVM calls it: {@code -Dos.name=Darwin} tries the other one on Linux. */
  public static SwapSystem here() {
    return System.getProperty("os.name").equals("Linux") ? new LinuxSystem() : new PlainSystem();
  }
}
