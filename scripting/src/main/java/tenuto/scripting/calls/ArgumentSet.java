package tenuto.scripting.calls;

import java.util.List;

/**
 * What a word is called with once.
 *
 * @param values one for each of its parameters
 * @param signals those among them, and so all that a result can be made from
 */
record ArgumentSet(Object[] values, List<Handle> signals) {}
