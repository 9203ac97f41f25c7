package tenuto.scripting.records;

import java.util.Map;

/**
 * The record of the last full render of a patch.
 *
 * @param when it ended, to the minute
 * @param seconds how long it took
 * @param rendered the number of samples computed
 * @param sound the seconds of all channels of the sound files written; 0 if not recorded
 * @param figures the measurements of whole signals, by places
 */
public record LastRun(
    String when, double seconds, long rendered, double sound, Map<String, double[]> figures) {}
