/**
 * Samples stored one by one: headers, sample formats, dither, readers and writers for all of them.
 */
package tenuto.formats.pcm;
