/** Oscillators: band-limited waves, slow ones for controls, sweeps. */
package tenuto.dsp.oscillators;
