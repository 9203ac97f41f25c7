/**
 * The fast Fourier transform of complex and of real numbers, products of spectra, and convolution.
 *
 * <p>A transform is a few passes over the signal ({@code StockhamPass}), each over batches of
 * columns, in scalar form ({@code ScalarColumns}, {@code ScalarButterflies}) or by vectors ({@code
 * VectorColumns}, {@code VectorButterflies}), with the same bits. {@link
 * tenuto.dsp.fft.VectorWarmUp} decides which, for all transforms of one job.
 *
 * <p>A convolution, which needs no spectrum, has a transform of its own, {@link
 * tenuto.dsp.fft.NegacyclicFft}: it goes down a tree of residues ({@code ResidueTree}) in steps
 * that are scalar ({@code ScalarResidues}) or vectors ({@code VectorResidues}).
 */
package tenuto.dsp.fft;
