/** Spatialisation: panning between two loudspeakers, binaural, surround. */
package tenuto.dsp.space;
