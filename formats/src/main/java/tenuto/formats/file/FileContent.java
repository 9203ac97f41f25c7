package tenuto.formats.file;

import java.io.IOException;
import java.util.Optional;
import tenuto.engine.signal.Lasting;

/** A source of samples that depend on the content of a file. */
public interface FileContent extends Lasting {
  /** The file, if it is one that is not being written. */
  Optional<InputFile> file();

  /** Everything else that the samples depend on. */
  String otherwise();

  @Override
  default Optional<String> content() {
    try {
      String sum = file().isPresent() ? file().get().content() : null;
      return Optional.ofNullable(sum).map(it -> it + " " + otherwise());
    } catch (IOException e) {
      return Optional.empty(); // Reading the samples reports what is wrong.
    }
  }

  @Override
  default boolean holds() {
    return file().isPresent() && file().get().hasContent();
  }
}
