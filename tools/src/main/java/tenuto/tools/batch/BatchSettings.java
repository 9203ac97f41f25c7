package tenuto.tools.batch;

import java.nio.file.Path;
import tenuto.engine.setup.Settings;
import tenuto.tools.input.Reading;

/**
 * How a batch is done.
 *
 * @param out the folder of the outputs
 * @param reading how inputs are read
 * @param format how outputs are stored
 * @param rate their sample rate, or null for what the chain gives
 * @param channels how many they have, or null for what the chain gives
 * @param jobs files at a time
 * @param force whether a file that is there is replaced
 * @param overReadOnly whether also one that is read-only
 * @param resume whether what the journal knows to be done is left
 * @param strict whether a sample that counts as clipped makes a file fail
 * @param wantsMeasures whether peak and loudness of outputs are wanted
 * @param quiet whether only errors are said
 * @param engine of every file session, but for its threads
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
   * All that changes outputs, for the journal. Not formatted: a number's digits are then those of
   * the user's language, and to find them all jars are searched, which a start has no time for.
   */
  String text() {
    return reading.text()
        + (", " + format.text())
        + (", rate " + rate)
        + (", channels " + channels)
        + (", seed " + engine.seed());
  }
}
