package tenuto.tools.chain;

/**
 * A gain that brings a sound, or an album, to a level.
 *
 * @param factor of all samples
 * @param remark what a user would not expect of it, or empty
 */
public record LevelGain(double factor, String remark) {}
