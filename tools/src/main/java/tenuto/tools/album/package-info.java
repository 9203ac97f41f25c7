/** Files of one album: what they are measured for together. */
package tenuto.tools.album;
