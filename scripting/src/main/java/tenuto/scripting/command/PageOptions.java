package tenuto.scripting.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import java.util.UUID;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tenuto.engine.base.IoReason;
import tenuto.engine.setup.Settings;
import tenuto.scripting.page.Page;

/** The option of the page in the browser. */
final class PageOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--serve",
      paramLabel = "PORT",
      arity = "0..1",
      preprocessor = PortIfItIsOne.class,
      description =
          "Show and play what is rendered on a page in the browser, for this computer only; its"
              + " address is printed (default port: any that is free).")
  private Integer port;

  /**
   * Takes the next argument as the port if it is a number; otherwise it is one of the command's
   * own.
   */
  static final class PortIfItIsOne implements IParameterPreprocessor {
    @Override
    public boolean preprocess(
        Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> about) {
      boolean isPort = !words.isEmpty() && words.peek().matches("-?\\d{1,9}");
      option.setValue(isPort ? Integer.valueOf(words.pop()) : Integer.valueOf(0));
      return true;
    }
  }

  /** Whether there is to be a page. */
  boolean isServed() {
    return port != null;
  }

  /**
   * Opens the page if requested, and prints its address.
   *
   * @param beside the folder of kept data
   * @param patch the patch that is rendered
   */
  Optional<Page> open(Path beside, Path patch) {
    if (port == null) {
      return Optional.empty();
    }
    if (port < 0 || port > 0xFFFF) {
      throw wrong("--serve must be a port from 0 to 65535, but is " + port);
    }
    String mark = patch.toAbsolutePath().normalize().toString();
    UUID name = UUID.nameUUIDFromBytes(mark.getBytes(StandardCharsets.UTF_8));
    try {
      Page page =
          new Page(
              port,
              beside.resolve("page").resolve(name.toString()),
              patch.getFileName().toString());
      System.err.println("tenuto: see and hear it at " + page.address());
      return Optional.of(page);
    } catch (IOException e) {
      throw wrong("--serve %d: %s".formatted(port, IoReason.text(e)));
    }
  }

  /**
   * Opens the page of a prompt.
   *
   * @param kept the folder of kept data; if empty, the page's data is deleted with it
   */
  ServedPage open(Optional<Path> kept, Settings settings) throws IOException {
    if (port == null) {
      return new ServedPage(Optional.empty(), Optional.empty());
    }
    Optional<Path> own =
        kept.isPresent()
            ? Optional.empty()
            : Optional.of(Files.createTempDirectory(settings.scratch().getFirst(), "tenuto-page-"));
    try {
      return new ServedPage(open(kept.or(() -> own).orElseThrow(), Path.of("prompt")), own);
    } catch (ParameterException e) {
      new ServedPage(Optional.empty(), own).close();
      throw e;
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
