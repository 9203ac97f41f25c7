/** Sound from models: wavetables, frequency modulation, partials, strings, modes. */
package tenuto.dsp.synthesis;
