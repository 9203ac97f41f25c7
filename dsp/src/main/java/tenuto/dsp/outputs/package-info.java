/**
 * The files that a run writes: their names, what part of the piece they hold, and what becomes of
 * them. A word only describes a file to {@link tenuto.dsp.outputs.Outputs}; a {@code Destination}
 * that is chosen at the start of the run writes it or, in a dry run, notes it.
 */
package tenuto.dsp.outputs;
