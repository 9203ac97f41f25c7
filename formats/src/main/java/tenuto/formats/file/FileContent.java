package tenuto.formats.file;

import java.io.IOException;
import java.util.Optional;
import tenuto.engine.signal.Lasting;

/** What computes samples from a file, and so follows from that file's content. */
public interface FileContent extends Lasting {
  /** The file, if there is one that is not written to meanwhile. */
  Optional<InputFile> file();

  /** All else that the samples follow from. */
  String otherwise();

  @Override
  default Optional<String> content() {
    try {
      String sum = file().isPresent() ? file().get().content() : null;
      return Optional.ofNullable(sum).map(it -> it + " " + otherwise());
    } catch (IOException e) {
      return Optional.empty(); // whoever reads the samples will say what is wrong
    }
  }

  @Override
  default boolean holds() {
    return file().isPresent() && file().get().hasContent();
  }
}
