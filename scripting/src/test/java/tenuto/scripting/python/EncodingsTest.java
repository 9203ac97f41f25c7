package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.scripting.rules.Ownership;

/** Patches and modules whose first line names their encoding, in any of Python's spellings. */
class EncodingsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "utf_8, UTF-8",
    "utf-8, UTF-8",
    "latin_1, ISO-8859-1",
    "latin-1, ISO-8859-1",
    "iso8859_15, ISO-8859-15",
    "UTF_8, UTF-8",
    "utf_8_sig, UTF-8",
    "Latin_1, ISO-8859-1"
  })
  void areReadAsTheySay(String name, Charset charset) throws IOException {
    String text = "# -*- coding: " + name + " -*-\nx = u'\u00e9'\n";
    Files.write(folder.resolve("module.py"), text.getBytes(charset));
    Path patch = folder.resolve("patch.py");
    Files.write(patch, (text + "import module\nprint ord(x), ord(module.x)\n").getBytes(charset));
    assertThat(new Patches(folder).run(patch, Ownership.SCOPED).ok().out()).isEqualTo("233 233\n");
  }

  @Test
  void ofABrokenOneTheLineIsTold() throws IOException {
    Path patch = folder.resolve("patch.py");
    Files.write(
        patch, "# \u00c3\u00a9\nx = 1\n# \u00dcbung\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(new Patches(folder).run(patch, Ownership.SCOPED).error())
        .startsWith(
            "SyntaxError: the file is not in UTF-8 here: save it as UTF-8, or declare its encoding in"
                + " its first line, such as # coding: latin-1")
        .contains("patch.py:3");
  }
}
