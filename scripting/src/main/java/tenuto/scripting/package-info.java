/**
 * Python patches and the command {@code tenuto}.
 *
 * <p>From {@code sf.Mix(a, b)} to the engine: {@code PySf} finds the {@code PyWord}, {@code
 * Arguments} turns Python into Java, {@code Call} takes references and calls the operator, and
 * {@code PySignal} is the handle on its result. {@code Run} runs a whole patch, {@code Tasks} its
 * parallel parts, and {@code RenderCommand} is how a user starts it.
 */
package tenuto.scripting;
