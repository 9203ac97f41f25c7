/**
 * Instruments made of samples: SoundFont 2, SFZ, and folders of sound files. Each is read as zones,
 * whose values are the same for all of them.
 */
package tenuto.formats.instrument;
