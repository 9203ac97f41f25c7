/** Oscillators: band-limited waves, low-frequency ones for controls, sweeps. */
package tenuto.dsp.oscillators;
