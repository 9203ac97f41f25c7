/**
 * Ogg files that hold Vorbis or Opus: pages, packets and lengths are read here, and the packets
 * decoded by the libraries JOrbis and Concentus.
 */
package tenuto.dsp.ogg;
