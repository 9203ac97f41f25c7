/**
 * WAV files and their 64-bit variants, read and written through memory layouts of the header; see
 * docs/formats.md.
 */
package tenuto.formats.wav;
