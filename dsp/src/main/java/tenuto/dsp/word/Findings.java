package tenuto.dsp.word;

import java.util.List;

/**
 * What was heard in a signal; in a patch a list of tuples of numbers, or of numbers where there is
 * one in each.
 *
 * @param rows in the order of time
 */
public record Findings(List<double[]> rows) {}
