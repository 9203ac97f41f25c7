/**
 * A decoder of Vorbis packets, after the Vorbis I specification: no file, no clock, no thread.
 *
 * <p>Floors of type 0, which no encoder has written since 2001, are refused.
 */
package tenuto.formats.vorbis;
