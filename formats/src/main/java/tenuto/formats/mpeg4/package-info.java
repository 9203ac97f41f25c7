/**
 * The items of MPEG-4 files, such as titles and covers, read and written; ffmpeg reads and writes
 * the sound.
 */
package tenuto.formats.mpeg4;
