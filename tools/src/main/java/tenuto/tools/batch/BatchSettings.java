package tenuto.tools.batch;

import java.nio.file.Path;
import tenuto.engine.setup.Settings;
import tenuto.tools.input.Reading;

/**
 * The settings of a batch.
 *
 * @param out the folder of the outputs
 * @param reading how inputs are read
 * @param jobs the number of files processed at the same time
 * @param force whether existing files are replaced
 * @param overReadOnly whether read-only files are replaced, too
 * @param resume whether outputs that the journal lists as finished are skipped
 * @param strict whether a clipped sample makes a file fail
 * @param replayGain whether outputs get tags of ReplayGain
 * @param album whether the files of an album share a gain, or such tags
 * @param wantsMeasures whether the peak and loudness of outputs are measured
 * @param quiet whether only errors are printed
 * @param engine the settings of every file session, except its threads
 */
record BatchSettings(
    Path out,
    Reading reading,
    int jobs,
    boolean force,
    boolean overReadOnly,
    boolean resume,
    boolean strict,
    boolean replayGain,
    boolean album,
    boolean wantsMeasures,
    boolean quiet,
    Settings engine) {}
