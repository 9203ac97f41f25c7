/** Standard MIDI files. Times are milliseconds, channels and tracks count from 0. */
package tenuto.formats.midi;
