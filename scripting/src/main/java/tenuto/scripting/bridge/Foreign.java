package tenuto.scripting.bridge;

/**
 * A value of Python's that Java knows nothing of.
 *
 * @param text its {@code str}
 * @param described its {@code repr} and type, for an error
 * @param isNumber whether it is a number, which then no double can hold
 */
public record Foreign(String text, String described, boolean isNumber) {}
