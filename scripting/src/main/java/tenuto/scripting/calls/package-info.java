/**
 * Calls of words from a Python, whichever it is: arguments, references, results, warnings. What a
 * Python's values are it learns from {@link tenuto.scripting.calls.Python}.
 */
package tenuto.scripting.calls;
