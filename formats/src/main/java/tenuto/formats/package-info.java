/** All formats of sound files together: which there are, and which one a file has. */
package tenuto.formats;
