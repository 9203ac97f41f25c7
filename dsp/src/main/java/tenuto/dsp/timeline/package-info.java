/** Arrangement in time: mixing at times, cutting, fading, removing silence, grains. */
package tenuto.dsp.timeline;
