/** Levels and loudness: what meters show of a sound, in one reading of it; see docs/measure.md. */
package tenuto.dsp.metering;
