/** Changes the tags of sound files: all other bytes are copied as they are. */
package tenuto.formats.retag;
