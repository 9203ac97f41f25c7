package tenuto.tools.inspect;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.retag.TagEditor;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.FileArguments;
import tenuto.tools.input.Input;
import tenuto.tools.input.StopHook;
import tenuto.tools.input.Streams;

/** {@code tenuto tag FILE… --set title=…}: shows and changes the tags of sound files. */
@Command(
    name = "tag",
    description =
        "Shows the tags of sound files, or changes them in place (WAV, RF64, AIFF, FLAC, MP3): the"
            + " sound stays as it is.",
    mixinStandardHelpOptions = true)
public final class TagCommand implements Callable<Integer> {
  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Mixin private FileArguments files;

  @Option(
      names = "--set",
      paramLabel = "NAME=TEXT",
      description =
          "Replace the tags of that name, such as title=Gigue; an empty TEXT removes them. Given"
              + " several times for one name, it has several texts.")
  private List<String> set = List.of();

  @Option(
      names = "--add",
      paramLabel = "NAME=TEXT",
      description = "Add a further text of that name, such as artist=Duo.")
  private List<String> add = List.of();

  @Option(names = "--clear", description = "First remove all tags.")
  private boolean clear;

  @Option(
      names = "--copy-from",
      paramLabel = "FILE",
      description = "Then take all tags of another sound file.")
  private Path source;

  @Option(names = "--json", description = "Print one JSON object per file on stdout.")
  private boolean json;

  @Option(names = "--dry-run", description = "Only show what the tags would be.")
  private boolean dryRun;

  private final PartFiles parts = new PartFiles();
  private List<Tag> replacing = List.of();

  @Override
  public Integer call() throws IOException {
    List<Tag> adding;
    try {
      replacing = pairs("--set", set);
      adding = pairs("--add", add);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    boolean changes = clear || source != null || !set.isEmpty() || !add.isEmpty();
    List<Tag> copied = source == null ? List.of() : metadata(source).tags();
    StopHook whenStopped = StopHook.of(parts::abandonAll);
    try (Streams streams = files.streams()) {
      List<Input> inputs = files.find(streams);
      int failed = 0;
      for (Input input : inputs) {
        try {
          input.requireListed();
          List<Tag> tags = metadata(input.path()).tags();
          if (changes) {
            tags = changed(clear ? List.of() : tags, copied, adding);
            if (!dryRun) {
              TagEditor.write(parts, input.path(), tags);
            }
          }
          show(input, tags, changes);
        } catch (IOException | RuntimeException e) {
          failed++;
          System.err.println(ErrorText.text(input.path(), input.label(), e));
        }
      }
      return ExitCode.of(failed, inputs.size());
    } finally {
      whenStopped.remove();
    }
  }

  private static List<Tag> pairs(String option, List<String> texts) {
    List<Tag> tags = new ArrayList<>();
    for (String text : texts) {
      int equals = text.indexOf('=');
      String name = equals < 0 ? "" : text.substring(0, equals).strip().toUpperCase(Locale.ROOT);
      // The letters of a Vorbis comment's name.
      if (!name.matches("[\\x20-\\x7D]+")) {
        throw new IllegalArgumentException(
            "%s must be NAME=TEXT, with a name in ASCII, such as title=Gigue, but is '%s'"
                .formatted(option, text));
      }
      tags.add(new Tag(name, text.substring(equals + 1)));
    }
    return tags;
  }

  private Metadata metadata(Path path) throws IOException {
    try (OpenFiles opened = new OpenFiles()) {
      return SoundFiles.open(opened, path).metadata();
    }
  }

  private List<Tag> changed(List<Tag> tags, List<Tag> copied, List<Tag> adding) {
    List<Tag> all = new ArrayList<>(Metadata.merged(replacing, Metadata.merged(copied, tags)));
    all.addAll(adding);
    all.removeIf(tag -> tag.text().isEmpty());
    return all;
  }

  private void show(Input input, List<Tag> tags, boolean changes) {
    if (json) {
      JsonObject object = new JsonObject();
      object.addProperty("file", input.label());
      object.add("tags", InfoJson.tags(tags));
      System.out.println(object);
    } else if (!changes || dryRun) {
      System.out.println(input.label());
      Map<String, List<String>> sorted = new TreeMap<>();
      tags.forEach(
          tag -> sorted.computeIfAbsent(tag.name(), _ -> new ArrayList<>()).add(tag.text()));
      sorted.forEach(
          (name, texts) -> texts.forEach(text -> System.out.printf("  %s: %s%n", name, text)));
    }
  }
}
