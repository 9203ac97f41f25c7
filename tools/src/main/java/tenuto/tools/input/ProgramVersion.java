package tenuto.tools.input;

/** Which version of Tenuto this is. */
public final class ProgramVersion {
  private ProgramVersion() {}

  /** As in a release's name. */
  public static String number() {
    String version = ProgramVersion.class.getPackage().getImplementationVersion();
    return version == null ? "unreleased" : version;
  }
}
