/** The interpreter with {@code sf} in it, and chains that are functions in Python. */
package tenuto.scripting.interpreter;
