/**
 * Formats that an ffmpeg on the machine reads and writes for us, as a child process whose pipes
 * carry the samples; see docs/formats.md.
 */
package tenuto.formats.ffmpeg;
