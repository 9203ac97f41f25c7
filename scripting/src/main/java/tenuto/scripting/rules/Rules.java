package tenuto.scripting.rules;

import java.nio.file.Path;
import java.util.List;
import tenuto.dsp.word.Dialect;

/**
 * The rules of a run, which depend on the version of Sonic Field that its entry file was written
 * for.
 *
 * @param ownership how signals are released
 * @param dialect the variant of the words
 * @param idleSigns whether {@code -x} is x, as in Sonic Field 2017
 * @param notice a notice for the author about this, or empty
 */
public record Rules(Ownership ownership, Dialect dialect, boolean idleSigns, String notice) {
  /**
   * @param modules further folders that are searched for modules
   * @param asked the ownership model that the command line sets, or null
   */
  public static Rules of(Script entry, List<Path> modules, Ownership asked) {
    boolean mayCount = Ownership.of(entry.name()) == Ownership.COUNTED;
    if (asked == Ownership.COUNTED) {
      return counted();
    }
    if (mayCount && asked == null) {
      String sign = SonicFieldYear.sign(entry);
      return sign.isEmpty() ? counted() : scoped2017(entry, sign);
    }
    Dialect dialect =
        SonicFieldYear.importsOf2017(entry, modules) ? Dialect.SONIC_FIELD_2017 : Dialect.TENUTO;
    return new Rules(Ownership.SCOPED, dialect, false, "");
  }

  private static Rules counted() {
    return new Rules(Ownership.COUNTED, Dialect.SONIC_FIELD_2015, false, "");
  }

  private static Rules scoped2017(Script entry, String sign) {
    String notice =
        ("%s is treated as a script of Sonic Field 2017, because it has %s: its"
                    + " references are not counted")
                .formatted(entry.name(), sign)
            + " (--ownership counted counts them)";
    return new Rules(Ownership.SCOPED, Dialect.SONIC_FIELD_2017, true, notice);
  }
}
