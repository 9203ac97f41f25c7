package tenuto.dsp.word;

import java.util.List;

/**
 * Results of an analysis over time; in a patch a list of tuples of numbers, or of numbers if each
 * row has one.
 *
 * @param rows in order of time
 */
public record Findings(List<double[]> rows) {}
