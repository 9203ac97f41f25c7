package tenuto.tools.input;

import java.io.IOException;
import java.util.List;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.formats.cache.Fingerprint;

/** The program's own code, which a version does not tell from what it was before the release. */
public final class ProgramCode {
  private ProgramCode() {}

  /** A sum of all that computes samples, whatever Java runs it. */
  public static String sum() throws IOException {
    return Fingerprint.ofCode(List.of(Catalogue.class));
  }
}
