/**
 * Sound files of whatever format: how they are opened, read and written.
 *
 * <p>Reading: {@link tenuto.formats.file.SoundFile}, through {@link tenuto.formats.file.OpenFiles}.
 * Writing: {@link tenuto.formats.file.SoundWriter}, onto a {@link tenuto.formats.file.PartFile},
 * which is how any file of ours comes whole or not at all. Most formats store sample by sample:
 * {@link tenuto.formats.pcm.PcmFile} and {@link tenuto.formats.pcm.PcmWriter} do that for all of
 * them.
 *
 * <p>Single signals as they are: {@link tenuto.formats.signal.SignalFile} and {@link
 * tenuto.formats.signal.SignalPool}.
 */
package tenuto.formats.file;
