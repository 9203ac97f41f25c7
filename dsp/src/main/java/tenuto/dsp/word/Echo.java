package tenuto.dsp.word;

/**
 * An echo; in a patch a pair {@code (dB, ms)}.
 *
 * @param dB level
 * @param ms delay
 */
public record Echo(double dB, double ms) {}
