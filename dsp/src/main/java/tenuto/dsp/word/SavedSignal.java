package tenuto.dsp.word;

import tenuto.engine.signal.Signal;

/**
 * A signal that an earlier run may have left behind; in a patch a pair {@code [path, signal]}.
 *
 * @param path of the file that holds it, or should
 * @param signal that the file holds, or null if there is none
 */
public record SavedSignal(String path, Signal signal) {}
