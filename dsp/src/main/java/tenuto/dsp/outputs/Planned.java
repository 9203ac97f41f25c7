package tenuto.dsp.outputs;

import java.nio.file.Path;
import java.util.OptionalLong;

/**
 * A file to be written, as reports describe it.
 *
 * @param path its location
 * @param format such as "wav pcm24"
 * @param channels number of channels; 0 if it holds no sound
 * @param rate sample rate
 * @param seconds length
 * @param bytes its size; empty if that depends on its samples
 */
public record Planned(
    Path path, String format, int channels, double rate, double seconds, OptionalLong bytes) {}
