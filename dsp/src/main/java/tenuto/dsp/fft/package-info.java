/** The fast Fourier transform, complex and real, of one block or of many columns. */
package tenuto.dsp.fft;
