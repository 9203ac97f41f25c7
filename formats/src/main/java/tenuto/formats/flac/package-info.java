/** FLAC files: read in all their forms, written with 16 or 24 bits. */
package tenuto.formats.flac;
