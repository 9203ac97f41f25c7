package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every file that names the version names the same one. */
class VersionTest {
  private static final Path ROOT = Path.of("..");

  @Test
  void isTheSameInAllFiles() throws IOException {
    String version = found("pom.xml", "^  <version>(.*)</version>").getFirst();
    try (Stream<Path> folders = Files.list(ROOT)) {
      for (Path pom : folders.map(folder -> folder.resolve("pom.xml")).toList()) {
        if (Files.exists(pom)) {
          assertThat(found(ROOT.relativize(pom).toString(), "^    <version>(.*)</version>"))
              .as("the parent's version in %s", pom)
              .startsWith(version);
        }
      }
    }
    assertThat(found("CITATION.cff", "^version: (.*)$")).containsExactly(version);
    assertThat(found("CHANGELOG.md", "^## (\\S+)").getFirst()).isEqualTo(version);
    assertThat(found("docs/install.md", "tenuto-(\\d\\S*?)-linux")).containsOnly(version);
    // As PEP 440 writes it.
    String ofPython = version.replace("-SNAPSHOT", ".dev0").replace("-rc", "rc");
    assertThat(found("python/src/tenuto/__init__.py", "^__version__ = '(.*)'"))
        .containsExactly(ofPython);
    assertThat(found("docs/install.md", "==(.*?)'")).containsOnly(ofPython);
  }

  private static List<String> found(String file, String pattern) throws IOException {
    List<String> found =
        Pattern.compile(pattern, Pattern.MULTILINE)
            .matcher(Files.readString(ROOT.resolve(file)))
            .results()
            .map((MatchResult each) -> each.group(1))
            .toList();
    assertThat(found).as("versions in %s", file).isNotEmpty();
    return found;
  }
}
