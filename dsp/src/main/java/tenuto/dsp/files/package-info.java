/**
 * Sound files of whatever format: how they are opened, read and written.
 *
 * <p>Reading: {@link tenuto.dsp.files.SoundFile}, through {@link tenuto.dsp.files.OpenFiles}.
 * Writing: {@link tenuto.dsp.files.SoundWriter}, onto a {@link tenuto.dsp.files.PartFile}, which is
 * how any file of ours comes whole or not at all. Most formats store sample by sample: {@link
 * tenuto.dsp.files.PcmFile} and {@link tenuto.dsp.files.PcmWriter} do that for all of them.
 *
 * <p>Single signals as they are: {@link tenuto.dsp.files.SignalFile} and {@link
 * tenuto.dsp.files.SignalPool}.
 */
package tenuto.dsp.files;
