/** Noise: coloured, Gaussian, sparse, chaotic. */
package tenuto.dsp.noises;
