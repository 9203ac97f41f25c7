package tenuto.dsp.metering;

/**
 * The predominant pitch of a signal.
 *
 * @param hz the median of the detected pitches, at least 50 Hz
 * @param voiced the share of the examined places that have a pitch
 */
public record DominantPitch(double hz, double voiced) {}
