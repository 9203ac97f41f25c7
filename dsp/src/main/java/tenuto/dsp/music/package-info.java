/**
 * Notes and tunings: standard MIDI files, Scala's scales, temperaments and the names of notes.
 *
 * <p>Times are milliseconds, keys are MIDI's (60 is middle C), channels and tracks count from 0.
 */
package tenuto.dsp.music;
