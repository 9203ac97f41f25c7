/** Metering: levels and loudness of a sound, measured in one pass; see docs/measure.md. */
package tenuto.dsp.metering;
