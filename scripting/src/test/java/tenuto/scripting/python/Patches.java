package tenuto.scripting.python;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.setup.Settings;
import tenuto.scripting.command.Run;
import tenuto.scripting.objects.PatchErrors;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Seeds;

/** Runs patches in this process, each written to a file in {@code folder} first. */
public record Patches(Path folder, Settings settings) {
  /** What every patch of a test begins with; none of it makes a signal. */
  static final String TOOLS =
      """
      def refused(f, *args):
          try:
              f(*args)
          except (ValueError, TypeError, AttributeError, IOError, OverflowError), e:
              return str(e)
          raise AssertionError('not refused')

      def same(a, b):
          assert a == b, '%r is not %r' % (a, b)

      def says(text, part):
          assert part in text, '%r is not in %r' % (part, text)

      """;

  private static final int TOOL_LINES = (int) TOOLS.lines().count();

  public Patches(Path folder) {
    this(folder, new Settings().withThreads(2).withScratch(folder));
  }

  /** What came of a run, and what it printed. */
  public record Ran(Run.Result result, String out) {
    /** The error as the command would print it, or an empty text. */
    public String error() {
      return result.failure() == null ? "" : PatchErrors.of(result.failure()).text();
    }

    /** Fails with the patch's own error if there is one. */
    public Ran ok() {
      if (result.exit() != 0) {
        throw new AssertionError(error(), result.failure());
      }
      return this;
    }

    /**
     * Of the stored signals never released the lines of the patch that made them, counted from 1.
     */
    List<Integer> leakedLines() {
      return result.leaks().stream()
          .map(leak -> leak.origin().replaceFirst(".*:", ""))
          .map(line -> Integer.parseInt(line) - TOOL_LINES)
          .sorted()
          .toList();
    }
  }

  Patches with(Settings changed) {
    return new Patches(folder, changed);
  }

  public Ran scoped(String text, String... arguments) {
    return run("patch.py", TOOLS + text, arguments);
  }

  Ran counted(String text, String... arguments) {
    return run("patch.sy", TOOLS + text, arguments);
  }

  /** Both ways; the counted run is returned. */
  Ran both(String text) {
    scoped(text).ok();
    return counted(text).ok();
  }

  /** Runs exactly this text. */
  public Ran run(String name, String text, String... arguments) {
    return run(file(name, text), Ownership.of(name), arguments);
  }

  Path file(String name, String text) {
    try {
      return Files.writeString(folder.resolve(name), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Ran run(Path file, Ownership ownership, String... arguments) {
    return run(new Script.Source(file), List.of(), ownership, arguments);
  }

  /** Runs a script that finds modules in further folders. */
  public Ran run(Script script, List<Path> modules, Ownership ownership, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      Run run =
          new Run(
              List.of(script),
              List.of(arguments),
              modules,
              new Catalogue(),
              settings,
              Seeds.BY_CONTENT,
              ownership,
              folder.resolve("out"));
      Run.Result result = run.run();
      return new Ran(result, out.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(before);
    }
  }
}
