/** Sound from nothing: oscillators, noise, impulses. */
package tenuto.dsp.generators;
