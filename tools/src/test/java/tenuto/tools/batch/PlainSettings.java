package tenuto.tools.batch;

import java.nio.file.Path;
import tenuto.engine.setup.Settings;
import tenuto.tools.input.Reading;

/** Settings of a batch without any option. */
final class PlainSettings {
  private PlainSettings() {}

  static BatchSettings of(Path out, int jobs, Settings engine) {
    return new BatchSettings(
        out, new Reading(), jobs, false, false, false, false, false, false, false, false, engine);
  }
}
