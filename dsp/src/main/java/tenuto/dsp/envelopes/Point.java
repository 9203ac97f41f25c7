package tenuto.dsp.envelopes;

/**
 * A corner of a shape.
 *
 * @param ms milliseconds from the start
 * @param value what the shape reaches there, in the shape's own unit
 */
public record Point(double ms, double value) {}
