/** Words that read and write files, play and draw. */
package tenuto.dsp.io;
