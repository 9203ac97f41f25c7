package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What Java programs need of other modules. A jar without a module's name has that of its file, as
 * Maven calls it; so programs built by Maven or Gradle find it, but a renamed jar would be another
 * module.
 */
class ModuleNamesTest {
  private static final Set<String> BY_FILE_NAME =
      Set.of("TarsosDSP", "concentus", "jlayer", "jump3r");

  private static List<ModuleReference> jars() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(Files::isRegularFile)
        .flatMap(jar -> ModuleFinder.of(jar).findAll().stream())
        .toList();
  }

  private static boolean hasName(ModuleReference module) throws IOException {
    try (JarFile jar = new JarFile(new File(module.location().orElseThrow()))) {
      return jar.getManifest()
          .getMainAttributes()
          .containsKey(new Attributes.Name("Automatic-Module-Name"));
    }
  }

  @Test
  void onlyFourModulesAreNamedByTheFilesThatMavenHasThemIn() throws IOException {
    Set<String> required = new TreeSet<>();
    for (String module : List.of("engine", "formats", "dsp", "tools")) {
      ModuleFinder.of(Command.root().resolve(module + "/target/classes")).findAll().stream()
          .flatMap(each -> each.descriptor().requires().stream())
          .map(ModuleDescriptor.Requires::name)
          .forEach(required::add);
    }
    required.removeIf(
        name -> name.startsWith("java.") || name.startsWith("jdk.") || name.startsWith("tenuto."));
    Set<String> byFileName = new TreeSet<>();
    for (ModuleReference each : jars()) {
      String name = each.descriptor().name();
      if (required.contains(name) && each.descriptor().isAutomatic() && !hasName(each)) {
        byFileName.add(name);
      }
    }
    assertThat(byFileName).isEqualTo(BY_FILE_NAME);
    Set<String> found =
        jars().stream().map(each -> each.descriptor().name()).collect(Collectors.toSet());
    assertThat(found).containsAll(required);
  }
}
