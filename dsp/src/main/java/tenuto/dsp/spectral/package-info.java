/** Words that change a sound's short-time spectra, and those that let one sound shape another's. */
package tenuto.dsp.spectral;
