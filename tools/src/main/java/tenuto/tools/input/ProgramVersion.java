package tenuto.tools.input;

/** The version of Tenuto. */
public final class ProgramVersion {
  private ProgramVersion() {}

  /** The version number, as in a release's name. */
  public static String number() {
    String version = ProgramVersion.class.getPackage().getImplementationVersion();
    return version == null ? "unreleased" : version;
  }
}
