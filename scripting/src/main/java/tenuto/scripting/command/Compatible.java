package tenuto.scripting.command;

import java.nio.file.Path;
import java.util.List;
import tenuto.engine.setup.Settings;
import tenuto.scripting.python.Compatibility;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.rules.Rules;
import tenuto.scripting.rules.Script;
import tenuto.scripting.sonicfield.SonicField;
import tenuto.scripting.sonicfield.SonicFieldProperties;
import tenuto.scripting.sonicfield.SonicFieldRules;

/** The one place that puts in what scripts of Sonic Field need. */
final class Compatible {
  private Compatible() {}

  /** The names that scripts find beside Tenuto's own. */
  static Compatibility names() {
    return new SonicField();
  }

  /**
   * The rules of a run.
   *
   * @param asked the ownership model that the command line sets, or null
   */
  static Rules rules(Script entry, List<Path> modules, Ownership asked) {
    return SonicFieldRules.of(entry, modules, asked);
  }

  /** Sets the system properties that scripts read, where the user has not. */
  static void setProperties(Settings settings, List<Path> modules, Path out) {
    SonicFieldProperties.setWhereMissing(settings, modules, out);
  }
}
