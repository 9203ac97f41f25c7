/** MP3 files. */
package tenuto.dsp.mp3;
