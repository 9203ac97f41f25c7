/** Synthesis: wavetables, frequency modulation, additive, plucked strings, modal. */
package tenuto.dsp.synthesis;
