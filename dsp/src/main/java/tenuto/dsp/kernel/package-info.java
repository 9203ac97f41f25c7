/**
 * How loops over samples are written.
 *
 * <p>Every kernel is a loop over an array, and its author writes that loop only: {@link
 * tenuto.dsp.kernel.ScalarKernel ScalarKernel} for a sample from the sample at the same place,
 * {@link tenuto.dsp.kernel.ScalarCombiner ScalarCombiner} from two of them, {@link
 * tenuto.dsp.kernel.ScalarSource ScalarSource} from the position alone, {@link
 * tenuto.dsp.kernel.ScalarState ScalarState} from all up to it, {@link
 * tenuto.dsp.kernel.ScalarProcessor ScalarProcessor} for filters of several inputs or outputs.
 * {@link tenuto.dsp.kernel.Spans} copies samples to the arrays and back.
 *
 * <p>Where vectors make it much faster, it is a {@code VectorKernel} and so on instead, with a
 * second method for them; the engine chooses. Both must give the same bits, which {@code
 * TwoFormsTest} compares.
 */
package tenuto.dsp.kernel;
