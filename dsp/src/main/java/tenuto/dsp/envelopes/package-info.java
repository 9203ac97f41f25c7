/** Envelopes through points, gates, and windows. */
package tenuto.dsp.envelopes;
