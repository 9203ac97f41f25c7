/**
 * The WAV format and its 64-bit kin, read and written by memory layouts of the header; see
 * docs/formats.md.
 */
package tenuto.formats.wav;
