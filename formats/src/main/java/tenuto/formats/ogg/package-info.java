/**
 * Ogg files with Vorbis or Opus. Pages, packets and lengths are read here; Vorbis is decoded by
 * {@link tenuto.formats.vorbis} and Opus by the library Concentus.
 */
package tenuto.formats.ogg;
