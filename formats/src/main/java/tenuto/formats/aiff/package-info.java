/**
 * AIFF and AIFF-C files, read and written through memory layouts of the header; see
 * docs/formats.md.
 */
package tenuto.formats.aiff;
