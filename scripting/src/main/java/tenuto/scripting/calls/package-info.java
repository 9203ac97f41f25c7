/**
 * Calls of words from any Python: arguments, references, results, warnings. {@link
 * tenuto.scripting.calls.Python} is the interface to the values of a particular one.
 */
package tenuto.scripting.calls;
