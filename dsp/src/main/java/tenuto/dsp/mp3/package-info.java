/**
 * MP3 files: frames, tags and lengths are read here, and the frames decoded by the library JLayer.
 */
package tenuto.dsp.mp3;
