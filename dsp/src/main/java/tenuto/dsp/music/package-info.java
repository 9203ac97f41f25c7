/** Tunings: Scala's scales and keyboard maps, temperaments, note names. */
package tenuto.dsp.music;
