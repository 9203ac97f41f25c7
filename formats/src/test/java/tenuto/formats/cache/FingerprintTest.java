package tenuto.formats.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Another program has another sum. */
class FingerprintTest {
  /** Some class that can be loaded from a place of its own. */
  private static final String NAME = "tenuto/formats/cache/FingerprintTest$Some.class";

  private static final List<String> OTHERS = List.of("a/A.class", "a/data.bin", "B.class");

  @TempDir Path folder;

  private Path classes;

  static final class Some {
    private Some() {}
  }

  @BeforeEach
  void makeClasses() throws IOException {
    classes = folder.resolve("classes");
    for (String name : OTHERS) {
      Path file = classes.resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "this is " + name);
    }
    Path some = classes.resolve(NAME);
    Files.createDirectories(some.getParent());
    try (var in = FingerprintTest.class.getResourceAsStream("FingerprintTest$Some.class")) {
      Files.copy(in, some);
    }
  }

  /** Of a program that this folder or jar belongs to. */
  private static String sum(Path place) throws Exception {
    String name = NAME.replace(".class", "").replace('/', '.');
    try (URLClassLoader loader = new URLClassLoader(new URL[] {place.toUri().toURL()}, null)) {
      return Fingerprint.of(List.of(loader.loadClass(name)));
    }
  }

  private Path jar(String name) throws IOException {
    Path jar = folder.resolve(name);
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar));
        var files = Files.walk(classes)) {
      files.filter(Files::isRegularFile).forEach(file -> add(out, file));
    }
    return jar;
  }

  private void add(ZipOutputStream out, Path file) {
    try {
      String name = classes.relativize(file).toString().replace(File.separatorChar, '/');
      out.putNextEntry(new ZipEntry(name));
      Files.copy(file, (OutputStream) out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void flip(Path file, int at) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[at] ^= 1;
    Files.write(file, bytes);
  }

  @Test
  void oneByteOfOneFileMakesAnotherSum() throws Exception {
    Set<String> sums = new HashSet<>();
    sums.add(sum(classes));
    assertThat(sum(jar("before.jar"))).as("packed").isIn(sums);
    for (String name : OTHERS) {
      Path file = classes.resolve(name);
      for (int at : new int[] {0, (int) Files.size(file) - 1}) {
        flip(file, at);
        String sum = sum(classes);
        assertThat(sums.add(sum)).as("byte %d of %s", at, name).isTrue();
        assertThat(sum(jar(name.replace('/', '-') + at + ".jar"))).isEqualTo(sum);
        flip(file, at);
      }
    }
  }

  @Test
  void aFileMoreOrLessOrElsewhereMakesAnotherSum() throws Exception {
    Set<String> sums = new HashSet<>();
    sums.add(sum(classes));
    Files.move(classes.resolve("B.class"), classes.resolve("C.class"));
    assertThat(sums.add(sum(classes))).isTrue();
    Files.delete(classes.resolve("C.class"));
    assertThat(sums.add(sum(classes))).isTrue();
    Files.createDirectories(classes.resolve("META-INF/versions/25"));
    Files.createFile(classes.resolve("META-INF/versions/25/B.class"));
    assertThat(sums.add(sum(classes))).isTrue();
  }

  @Test
  void whatTheBuildSaysOfItselfDoesNotCount() throws Exception {
    String before = sum(classes);
    Files.createDirectories(classes.resolve("META-INF/maven"));
    Files.writeString(classes.resolve("META-INF/MANIFEST.MF"), "Built-By: me\n");
    Files.writeString(classes.resolve("META-INF/maven/pom.properties"), "version=2");
    assertThat(sum(classes)).isEqualTo(before);
    assertThat(sum(jar("about.jar"))).isEqualTo(before);
  }
}
