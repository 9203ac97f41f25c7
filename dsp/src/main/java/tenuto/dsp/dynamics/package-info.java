/**
 * Words that follow how loud a sound is and make it softer or louder: compressors, limiters, gates
 * and their like.
 *
 * <p>Most are made of the same parts: the level of the channels together, a filter that makes a
 * gain of it, and the product of each channel with that one gain. What looks ahead does so because
 * its gain is made of the channels some time later, and nothing is shifted in time.
 */
package tenuto.dsp.dynamics;
