package tenuto.scripting.command;

import java.nio.file.Path;
import java.util.List;
import tenuto.engine.setup.Settings;
import tenuto.scripting.sonicfield.SonicFieldProperties;
import tenuto.tools.support.CapturedRun;

/** Runs the command in this process, as a start costs seconds. */
public final class TenutoRun {
  private TenutoRun() {}

  /** What it said. */
  public static CapturedRun by(String... arguments) {
    try {
      return CapturedRun.of(() -> Tenuto.line(arguments), arguments);
    } finally {
      // They stay set for the process, which a command has to itself; not so a test.
      SonicFieldProperties.of(new Settings(), List.of(), Path.of(""))
          .keySet()
          .forEach(System::clearProperty);
    }
  }
}
