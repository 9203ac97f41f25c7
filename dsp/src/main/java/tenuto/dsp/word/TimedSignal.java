package tenuto.dsp.word;

import tenuto.engine.signal.Signal;

/**
 * A signal and when it begins; in a patch a pair {@code (signal, ms)}.
 *
 * @param signal what sounds
 * @param ms milliseconds from the start; a negative time loses the signal's head
 */
public record TimedSignal(Signal signal, double ms) {}
