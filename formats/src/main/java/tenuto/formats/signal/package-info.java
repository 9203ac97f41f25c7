/** Files of single signals, without a sound file's header. */
package tenuto.formats.signal;
