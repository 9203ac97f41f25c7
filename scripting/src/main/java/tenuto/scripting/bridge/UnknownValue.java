package tenuto.scripting.bridge;

/**
 * A Python value of a type that Java does not know.
 *
 * @param text its {@code str}
 * @param described its {@code repr} and type, for an error
 * @param isNumber whether it is a number, which then does not fit a double
 */
public record UnknownValue(String text, String described, boolean isNumber) {}
