package tenuto.formats.pcm;

import java.util.List;
import tenuto.formats.file.About;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Warning;

/**
 * What the header of a file says that stores sample by sample.
 *
 * @param container the kind of file, for {@link About}
 * @param pcm where its samples are
 * @param metadata what it says beside them
 * @param warnings what is wrong with it
 * @param structures what was found, in the order of the file
 */
public record PcmHeader(
    String container,
    Pcm pcm,
    Metadata metadata,
    List<Warning> warnings,
    List<Structure> structures) {}
