package tenuto.scripting.command;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.base.Bytes;
import tenuto.engine.setup.Carryover;
import tenuto.engine.setup.Settings;
import tenuto.formats.cache.CacheFolder;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Seeds;
import tenuto.tools.input.RateConverter;
import tenuto.tools.input.WordJars;

/** The options of commands that run patches: settings, module folders and the output folder. */
final class RenderOptions {
  private final Runner runner;
  private final Carryover carryover;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--path",
      paramLabel = "DIR",
      description = "Another folder to search for modules, or a jar of words; may be repeated.")
  private List<Path> path = List.of();

  @Option(
      names = {"-o", "--out"},
      paramLabel = "DIR",
      description = "Directory for output files (default: current).")
  private Path out = Path.of("");

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Number of threads (default: all cores).")
  private Integer threads;

  @Option(names = "--seed", paramLabel = "N", description = "Random seed (default: 0).")
  private long seed;

  @Option(
      names = "--seeds",
      paramLabel = "HOW",
      converter = SeedsConverter.class,
      description =
          "Where the seeds of noises come from, beside --seed: by-content, from the note or"
              + " function that makes them, or by-place, from the calls before them in the patch"
              + " (default: by-content).")
  private Seeds seeds = Seeds.BY_CONTENT;

  @Option(
      names = "--rate",
      paramLabel = "HZ",
      converter = RateConverter.class,
      description = "Initial sample rate (default: 96000).")
  private double rate = Settings.SAMPLE_RATE;

  @Option(
      names = "--scratch",
      paramLabel = "DIR",
      split = ",",
      description =
          "Folder for stored signals (default: the system's temporary folder); several, "
              + "separated by commas or one per option, are used in turn.")
  private List<Path> scratch = List.of();

  @Option(
      names = "--scratch-max",
      paramLabel = "SIZE",
      description = "The most disk for them together, such as 20G (default: all there is).")
  private String scratchMax;

  @Option(
      names = "--scratch-shared",
      paramLabel = "DIR",
      description =
          "In place of --scratch: a folder with one swap file, which all processes that "
              + "name the folder share; space that one releases, or that a killed one leaves, "
              + "is used by the others.")
  private Path scratchShared;

  @Option(
      names = "--ownership",
      paramLabel = "KIND",
      description =
          "Ownership of signals: counted (default for .sy, unless it is clearly of Sonic "
              + "Field 2017) or scoped (default for .py).")
  private Ownership ownership;

  /**
   * @param runner the Python that runs patches
   */
  RenderOptions(Runner runner) {
    this(runner, new Carryover());
  }

  /**
   * @param carryover from the commands before
   */
  RenderOptions(Runner runner, Carryover carryover) {
    this.runner = runner;
    this.carryover = carryover;
  }

  /** The Python that runs patches. */
  Runner runner() {
    return runner;
  }

  /**
   * Passes a patch that Jython could not even parse to CPython.
   *
   * @throws CPythonFallback.Wanted if CPython can parse it
   */
  void leaveToOther(List<Script> scripts, Run.Result result) {
    if (result.failure() != null && runner instanceof JythonRunner) {
      CPythonFallback other = new CPythonFallback(scripts.getFirst().name(), result.error());
      if (other.understands()) {
        throw new CPythonFallback.Wanted(other);
      }
    }
  }

  /** The folder for files that are written. */
  Path out() {
    return out;
  }

  /** What seeds depend on. */
  Seeds seeds() {
    return seeds;
  }

  /** The ownership model, if given. */
  Optional<Ownership> ownership() {
    return Optional.ofNullable(ownership);
  }

  /** Rejects an output folder that cannot be one. */
  void requireOut() {
    requireFolder("--out", out);
  }

  /** An existing patch. */
  Script script(Path file) {
    requirePatch(spec, file);
    return new Script.Source(file);
  }

  /** Rejects the name of a patch if no file has it. */
  static void requirePatch(CommandSpec spec, Path file) {
    if (!Files.isRegularFile(file)) {
      throw new ParameterException(
          spec.commandLine(),
          Files.isDirectory(file)
              ? "a patch is a file, but " + file + " is a folder"
              : "there is no file " + file);
    }
  }

  /** Folders that are searched for modules. */
  List<Path> modules() {
    return path.stream().filter(Files::isDirectory).toList();
  }

  /** The words, including those of jars. */
  Catalogue catalogue() {
    return WordJars.catalogue(spec, path);
  }

  /** A run; sets the system properties that old scripts read. */
  Run run(
      List<? extends Script> scripts,
      List<String> arguments,
      Catalogue catalogue,
      Settings settings) {
    Compatible.setProperties(settings, modules(), out);
    return new Run(
        runner, scripts, arguments, modules(), catalogue, settings, seeds, ownership, out);
  }

  /**
   * The settings.
   *
   * @param cache null for none
   */
  Settings settings(CacheFolder cache) {
    try {
      Settings settings =
          new Settings().withSeed(seed).withSampleRate(rate).withCarryover(carryover);
      if (cache != null) {
        settings = settings.withCache(cache.late());
      }
      if (threads != null) {
        settings = settings.withThreads(threads);
      }
      if (!scratch.isEmpty()) {
        for (Path folder : scratch) {
          if (folder.toString().isEmpty()) {
            throw wrong("--scratch must name folders, but one of the names is empty");
          }
          requireFolder("--scratch", folder);
        }
        settings = settings.withScratch(scratch);
      }
      if (scratchShared != null) {
        if (!scratch.isEmpty()) {
          throw wrong("--scratch-shared is in place of --scratch, but both are given");
        }
        requireFolder("--scratch-shared", scratchShared);
        settings = settings.withScratch(scratchShared).sharingScratch();
      }
      return scratchMax == null ? settings : settings.withScratchMax(Bytes.parse(scratchMax));
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  /** Requires a folder, or a path at which a folder can be created. */
  private void requireFolder(String option, Path folder) {
    Path existing = folder.toAbsolutePath();
    while (!Files.exists(existing, LinkOption.NOFOLLOW_LINKS)) {
      existing = existing.getParent();
    }
    if (!Files.isDirectory(existing)) {
      throw wrong("%s must name a folder, but %s is not one".formatted(option, existing));
    }
  }

  /** An error in the command line. */
  ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
