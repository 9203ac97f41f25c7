package tenuto.tools.input;

import java.io.IOException;
import java.util.List;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.formats.cache.Fingerprint;

/**
 * A checksum of the program's code: before a release, the version number does not change when the
 * code does.
 */
public final class ProgramCode {
  private ProgramCode() {}

  /** A checksum of all classes that compute samples; it does not depend on the version of Java. */
  public static String sum() throws IOException {
    return Fingerprint.ofCode(List.of(Catalogue.class));
  }
}
