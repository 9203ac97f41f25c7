/**
 * Jython patches.
 *
 * <p>From {@code sf.Mix(a, b)} to the engine: {@code PySf} finds the {@code PyWord}, {@code
 * Arguments} converts Python values to Java, {@code Call} takes references and calls the operator,
 * and {@code PySignal} is the handle on its result.
 */
package tenuto.scripting.python;
