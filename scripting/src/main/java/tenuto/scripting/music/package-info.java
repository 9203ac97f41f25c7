/** Notes, MIDI files and tunings as patches see them, and {@code Perform}. */
package tenuto.scripting.music;
