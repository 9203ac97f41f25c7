package tenuto.formats.pcm;

import java.util.List;
import tenuto.formats.file.About;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Warning;

/**
 * The header of a file of uncompressed samples.
 *
 * @param container the file format, for {@link About}
 * @param pcm the layout of the samples
 * @param metadata the file's metadata
 * @param warnings defects found
 * @param structures the structures found, in the order of the file
 */
public record PcmHeader(
    String container,
    Pcm pcm,
    Metadata metadata,
    List<Warning> warnings,
    List<Structure> structures) {}
