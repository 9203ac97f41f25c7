package tenuto.scripting.calls;

import java.util.List;

/**
 * The arguments of one call of a word.
 *
 * @param values one for each of its parameters
 * @param signals the signals among them, from which a result can be made
 * @param key of the other arguments that were given, see {@link Keys}
 */
record ArgumentSet(Object[] values, List<Handle> signals, long key) {}
