package tenuto.scripting.sonicfield;

import java.nio.file.Path;
import java.util.List;
import tenuto.dsp.word.Dialect;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.rules.Rules;
import tenuto.scripting.rules.Script;

/** The rules of a run by the version of Sonic Field that its entry file was written for. */
public final class SonicFieldRules {
  private SonicFieldRules() {}

  /**
   * @param modules further folders that are searched for modules
   * @param asked the ownership model that the command line sets, or null
   */
  public static Rules of(Script entry, List<Path> modules, Ownership asked) {
    boolean mayCount = Ownership.of(entry.name()) == Ownership.COUNTED;
    if (asked == Ownership.COUNTED) {
      return Rules.COUNTED;
    }
    if (mayCount && asked == null) {
      String sign = SonicFieldYear.sign(entry);
      return sign.isEmpty() ? Rules.COUNTED : of2017(true, notice(entry, sign));
    }
    return SonicFieldYear.importsOf2017(entry, modules) ? of2017(false, "") : Rules.SCOPED;
  }

  private static Rules of2017(boolean idleSigns, String notice) {
    return new Rules(
        Ownership.SCOPED, Dialect.SONIC_FIELD_2017, StoredIn2017::all, idleSigns, notice);
  }

  private static String notice(Script entry, String sign) {
    return ("%s is treated as a script of Sonic Field 2017, because it has %s: its"
                + " references are not counted")
            .formatted(entry.name(), sign)
        + " (--ownership counted counts them)";
  }
}
