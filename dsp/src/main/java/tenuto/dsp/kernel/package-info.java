/**
 * The forms in which loops over samples are written.
 *
 * <p>Every kernel is a loop over an array, and its author writes only that loop: {@link
 * tenuto.dsp.kernel.ScalarKernel ScalarKernel} for an output that depends on the sample at the same
 * place, {@link tenuto.dsp.kernel.ScalarCombiner ScalarCombiner} on two of them, {@link
 * tenuto.dsp.kernel.ScalarSource ScalarSource} on the position alone, {@link
 * tenuto.dsp.kernel.ScalarState ScalarState} on all samples so far, {@link
 * tenuto.dsp.kernel.ScalarProcessor ScalarProcessor} for filters of several inputs or outputs.
 * {@link tenuto.dsp.kernel.Spans} copies samples to the arrays and back.
 *
 * <p>Where vectors are much faster, it is a {@code VectorKernel} and so on instead, with a second
 * method for them; the engine chooses. Both must give the same bits, which {@code TwoFormsTest}
 * checks.
 */
package tenuto.dsp.kernel;
