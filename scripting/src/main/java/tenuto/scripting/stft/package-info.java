/** Short-time spectra as objects of a patch. */
package tenuto.scripting.stft;
