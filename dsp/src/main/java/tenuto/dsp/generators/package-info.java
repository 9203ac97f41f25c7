/** Generators of basic signals: oscillators, noise, impulses. */
package tenuto.dsp.generators;
