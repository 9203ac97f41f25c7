package tenuto.scripting.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Python to be run: a file, or statements given on the command line. */
public sealed interface Script {
  /** The name in tracebacks and in {@code sys.argv[0]}. */
  String name();

  /** The folder that is searched for modules first. */
  Path folder();

  /** The source as bytes. */
  byte[] text();

  /** A script that is a file. */
  record Source(Path file) implements Script {
    @Override
    public String name() {
      return file.toString();
    }

    @Override
    public Path folder() {
      return file.toAbsolutePath().getParent();
    }

    @Override
    public byte[] text() {
      try {
        return Files.readAllBytes(file);
      } catch (IOException e) {
        throw new UncheckedIOException("cannot read the patch " + e.getMessage(), e);
      }
    }
  }

  /** Statements of the command line. */
  record Statements(String code) implements Script {
    @Override
    public String name() {
      return "-c";
    }

    @Override
    public Path folder() {
      return Path.of("").toAbsolutePath();
    }

    @Override
    public byte[] text() {
      return code.getBytes(StandardCharsets.UTF_8);
    }
  }
}
