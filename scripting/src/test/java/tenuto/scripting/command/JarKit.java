package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Makes jars of words, as somebody outside the project does. */
final class JarKit {
  static final String INDEX = "META-INF/tenuto/words.txt";

  private JarKit() {}

  /** Compiles {@code org.example.Effects}; the folder of its classes. */
  static Path compiled(Path folder, String source) throws IOException {
    Path file = Files.writeString(folder.resolve("Effects.java"), source);
    Path classes = folder.resolve("classes");
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                "-proc:none",
                "-parameters",
                "-classpath",
                System.getProperty("java.class.path"),
                "-d",
                classes.toString(),
                file.toString());
    assertThat(failed).isZero();
    return classes.resolve("org/example");
  }

  /** A jar of compiled classes, with the index that the annotation processor writes. */
  static Path jar(Path jar, Path classes, String index) throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> all = Files.list(classes)) {
      for (Path file : all.toList()) {
        out.putNextEntry(new JarEntry("org/example/" + file.getFileName()));
        Files.copy(file, out);
      }
      out.putNextEntry(new JarEntry(INDEX));
      out.write(index.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }
}
