package tenuto.dsp.operators;

/**
 * A value that a shape has at a time; in a patch a pair {@code (ms, value)}.
 *
 * @param ms milliseconds from the begin
 * @param value in the shape's unit
 */
public record Point(double ms, double value) {}
