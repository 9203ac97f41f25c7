package tenuto.dsp.word;

import java.util.List;
import tenuto.engine.signal.Stored;

/**
 * Signals that are pieces of one, and when each begins; in a patch a list of pairs {@code [signal,
 * ms]}.
 *
 * @param source what they are read from, with one reference for whoever holds the pieces
 * @param pieces in order
 */
public record Grains(Stored source, List<TimedSignal> pieces) {}
