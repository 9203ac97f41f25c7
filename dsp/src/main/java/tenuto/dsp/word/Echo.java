package tenuto.dsp.word;

/**
 * A repetition in a patch's pair {@code (dB, ms)}.
 *
 * @param dB how loud
 * @param ms how late
 */
public record Echo(double dB, double ms) {}
