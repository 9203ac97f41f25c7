/**
 * A decoder of Vorbis packets, written after the Vorbis I specification; it uses no files, clocks
 * or threads.
 *
 * <p>Floors of type 0, which no encoder has written since 2001, are rejected.
 */
package tenuto.formats.vorbis;
