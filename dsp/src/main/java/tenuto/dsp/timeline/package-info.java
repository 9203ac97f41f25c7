/** When things sound: mixing at times, cutting, fading, silences, grains. */
package tenuto.dsp.timeline;
