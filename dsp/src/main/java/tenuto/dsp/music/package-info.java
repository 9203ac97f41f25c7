/** Tunings: Scala's scales and keyboard maps, temperaments and the names of notes. */
package tenuto.dsp.music;
