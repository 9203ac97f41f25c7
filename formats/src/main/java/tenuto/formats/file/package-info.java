/**
 * The interfaces of sound files of all formats: opening, reading and writing.
 *
 * <p>Reading: {@link tenuto.formats.file.SoundFile}, through {@link tenuto.formats.file.OpenFiles}.
 * Writing: {@link tenuto.formats.file.SoundWriter}, to a {@link tenuto.formats.file.PartFile},
 * which makes every output either complete or absent. Formats that store samples one by one share
 * {@link tenuto.formats.pcm.PcmFile} and {@link tenuto.formats.pcm.PcmWriter}.
 *
 * <p>Files of single signals: {@link tenuto.formats.signal.SignalFile} and {@link
 * tenuto.formats.signal.SignalPool}.
 */
package tenuto.formats.file;
