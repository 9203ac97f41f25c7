/** Functions of a sample's value: clipping, powers, waveforms for half-waves. */
package tenuto.dsp.shaping;
