/**
 * Dynamics processors, which change a sound's level by its own level or another's: compressors,
 * limiters, gates, expanders, transient shapers.
 *
 * <p>Most consist of the same parts: a level detector for all channels together, a filter that
 * computes a gain from that level, and the product of each channel and the gain. With a lookahead
 * the gain is computed from later samples of the channels; the sound itself is not delayed.
 */
package tenuto.dsp.dynamics;
