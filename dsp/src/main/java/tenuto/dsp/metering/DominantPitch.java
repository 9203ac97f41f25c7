package tenuto.dsp.metering;

/**
 * The pitch that a signal has most of the time.
 *
 * @param hz the median of the pitches that were heard, of at least 50
 * @param voiced the part of the places looked at that have a pitch
 */
public record DominantPitch(double hz, double voiced) {}
