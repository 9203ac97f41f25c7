/**
 * The interface for a CPython with this JVM in its process: {@link
 * tenuto.scripting.bridge.CPythonHost} is a session with its words. The Python half, in {@code
 * python/}, converts Python's values to those of {@link tenuto.scripting.bridge.Values}, and
 * failures to exceptions.
 */
package tenuto.scripting.bridge;
