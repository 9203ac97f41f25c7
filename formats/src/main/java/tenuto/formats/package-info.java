/** The entry to all sound file formats: which formats exist, and which one a file has. */
package tenuto.formats;
