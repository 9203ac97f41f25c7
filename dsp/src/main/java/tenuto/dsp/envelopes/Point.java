package tenuto.dsp.envelopes;

/**
 * A point of a shape.
 *
 * @param ms milliseconds from the start
 * @param value of the shape there, in the shape's unit
 */
public record Point(double ms, double value) {}
