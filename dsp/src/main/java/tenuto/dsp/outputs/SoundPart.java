package tenuto.dsp.outputs;

import java.nio.file.Path;

/**
 * A part of a sound file that was written ahead of it.
 *
 * @param of the path of the whole
 * @param file its own location
 * @param begin its first sample
 * @param rate the sample rate
 */
public record SoundPart(Path of, Path file, long begin, double rate) {}
