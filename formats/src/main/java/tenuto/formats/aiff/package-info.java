/** AIFF and AIFF-C files, read and written by memory layouts of the header; see docs/formats.md. */
package tenuto.formats.aiff;
