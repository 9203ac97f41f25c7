/**
 * Ogg files that hold Vorbis or Opus: pages, packets and lengths are read here, Vorbis decoded by
 * {@link tenuto.formats.vorbis} and Opus by the library Concentus.
 */
package tenuto.formats.ogg;
