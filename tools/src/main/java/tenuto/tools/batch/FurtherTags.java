package tenuto.tools.batch;

import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.tools.album.ReplayGain;
import tenuto.tools.input.Input;

/**
 * Tags of ReplayGain that an output gets in place of those of its input.
 *
 * @param usual those of all files but Opus files
 * @param opus those of Opus files
 */
record FurtherTags(List<Tag> usual, List<Tag> opus) {
  /** The metadata of an output with them; the input's are kept if there are none. */
  Metadata in(Metadata said, Path output) {
    List<Tag> tags = Input.extension(output).equals("opus") ? opus : usual;
    return tags.isEmpty() ? said : said.withTags(ReplayGain.without(said.tags())).with(tags);
  }
}
