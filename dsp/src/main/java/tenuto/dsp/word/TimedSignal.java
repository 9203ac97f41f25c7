package tenuto.dsp.word;

import tenuto.engine.signal.Signal;

/**
 * A signal and its start time; in a patch a pair {@code (signal, ms)}.
 *
 * @param signal the signal
 * @param ms start in milliseconds; with a negative one the signal's start is cut off
 */
public record TimedSignal(Signal signal, double ms) {}
