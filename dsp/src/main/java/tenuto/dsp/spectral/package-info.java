/**
 * Words that process spectra: of a whole signal, such as convolution, or short-time, in which a
 * sound's spectra are changed or one sound shapes another's.
 */
package tenuto.dsp.spectral;
