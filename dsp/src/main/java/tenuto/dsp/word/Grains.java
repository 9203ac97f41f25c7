package tenuto.dsp.word;

import java.util.List;
import tenuto.engine.signal.Stored;

/**
 * Grains: pieces of a signal with their start times; in a patch a list of pairs {@code [signal,
 * ms]}.
 *
 * @param source the signal from which they are read, with one reference for the owner of the pieces
 * @param pieces in order
 */
public record Grains(Stored source, List<TimedSignal> pieces) {}
