/** FLAC files: all variants are read, 16 and 24 bits written. */
package tenuto.formats.flac;
