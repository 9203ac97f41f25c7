package tenuto.tools.batch;

import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.Metadata.Tag;
import tenuto.tools.input.Input;

/**
 * Tags that an output gets besides those of its input.
 *
 * @param usual those of all files but Opus files
 * @param opus those of Opus files
 */
record FurtherTags(List<Tag> usual, List<Tag> opus) {
  List<Tag> of(Path output) {
    return Input.extension(output).equals("opus") ? opus : usual;
  }
}
