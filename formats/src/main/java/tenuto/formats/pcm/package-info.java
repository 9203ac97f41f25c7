/**
 * Uncompressed samples: headers, sample formats, dither, readers and writers for all formats that
 * store them.
 */
package tenuto.formats.pcm;
