package tenuto.tools.batch;

import java.nio.file.Path;
import tenuto.engine.setup.Settings;
import tenuto.tools.input.Reading;

/**
 * The settings of a batch.
 *
 * @param out the folder of the outputs
 * @param reading how inputs are read
 * @param format how outputs are stored
 * @param rate their sample rate, or null for the one that the chain results in
 * @param channels their number of channels, or null for the one that the chain results in
 * @param jobs the number of files processed at the same time
 * @param force whether existing files are replaced
 * @param overReadOnly whether read-only files are replaced, too
 * @param resume whether outputs that the journal lists as finished are skipped
 * @param strict whether a clipped sample makes a file fail
 * @param wantsMeasures whether the peak and loudness of outputs are measured
 * @param quiet whether only errors are printed
 * @param engine the settings of every file session, except its threads
 */
record BatchSettings(
    Path out,
    Reading reading,
    OutputFormat format,
    Double rate,
    Integer channels,
    int jobs,
    boolean force,
    boolean overReadOnly,
    boolean resume,
    boolean strict,
    boolean wantsMeasures,
    boolean quiet,
    Settings engine) {
  /**
   * All settings that affect the outputs, as text for the journal. Numbers are not formatted, for
   * two reasons: their digits would depend on the user's language, and looking up that language
   * searches all jars, which takes too long at start-up.
   */
  String text() {
    return reading.text()
        + (", " + format.text())
        + (", rate " + rate)
        + (", channels " + channels)
        + (", seed " + engine.seed());
  }
}
