/**
 * The fast Fourier transform of complex and of real numbers, and products of spectra.
 *
 * <p>A transform is a few passes over the signal ({@code StockhamPass}), each over batches of
 * columns, in scalar form ({@code ScalarColumns}, {@code ScalarButterflies}) or by vectors ({@code
 * VectorColumns}, {@code VectorButterflies}), with the same bits. {@link
 * tenuto.dsp.fft.VectorWarmUp} decides which, for all transforms of one job.
 */
package tenuto.dsp.fft;
