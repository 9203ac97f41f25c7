package tenuto.scripting.records;

import java.util.Map;

/**
 * The last whole render of a patch.
 *
 * @param when it was, to the minute
 * @param seconds how long it took
 * @param rendered samples that it computed
 * @param sound seconds of all channels of the sound files that it wrote; 0 if nobody noted them
 * @param figures what it measured of whole signals, by places
 */
public record LastRun(
    String when, double seconds, long rendered, double sound, Map<String, double[]> figures) {}
