package tenuto.formats.mp3;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.tags.Id3Writer;

class Mp3TagsTest {
  /** To merge millions of them would take hours. */
  @Test
  void ofManyTagsTheFirstAreRead(@TempDir Path folder) throws IOException {
    ByteArrayOutputStream tags = new ByteArrayOutputStream();
    for (int i = 0; i < 150; i++) {
      tags.writeBytes(Id3Writer.bytes(List.of(new Tag("N" + i, "x"))));
    }
    Path path = Files.write(folder.resolve("x.mp3"), tags.toByteArray());
    try (OpenFiles files = new OpenFiles()) {
      InputFile file = new InputFile(files, path);
      Mp3Tags read = Mp3Tags.read(new FileBytes(path, file, 0, file.bytes()), file.bytes());
      assertThat(read.begin()).isEqualTo(tags.size());
      assertThat(read.tags()).hasSize(100).endsWith(new Tag("N99", "x"));
    }
  }
}
