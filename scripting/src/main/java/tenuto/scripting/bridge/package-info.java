/**
 * What a CPython that has this JVM inside it calls: {@link tenuto.scripting.bridge.CPythonHost} is
 * a session with its words. Its own half is in {@code python/}, which turns Python's values into
 * those of {@link tenuto.scripting.bridge.Values} and failures into exceptions.
 */
package tenuto.scripting.bridge;
