package tenuto.dsp.word;

import tenuto.engine.signal.Signal;

/**
 * A signal that an earlier run may have saved; in a patch a pair {@code [path, signal]}.
 *
 * @param path of its file, which may not exist yet
 * @param signal the file's signal, or null if there is no file
 */
public record SavedSignal(String path, Signal signal) {}
