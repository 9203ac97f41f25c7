package tenuto.dsp.operators;

import tenuto.engine.Signal;

/**
 * A signal and when it begins; in a patch a pair {@code (signal, ms)}.
 *
 * @param signal what sounds
 * @param ms milliseconds from the begin; a negative time loses the signal's head
 */
public record Placed(Signal signal, double ms) {}
