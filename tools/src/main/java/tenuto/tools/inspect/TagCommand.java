package tenuto.tools.inspect;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
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
import tenuto.formats.tags.PictureEdit;
import tenuto.tools.album.AlbumBy;
import tenuto.tools.album.Albums;
import tenuto.tools.album.MeasuredFiles;
import tenuto.tools.album.ReplayGain;
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
        "Shows the tags of sound files, or changes them in place (WAV, RF64, AIFF, "
            + "FLAC, MP3, Ogg) without changing the sound.",
    mixinStandardHelpOptions = true)
public final class TagCommand implements Callable<Integer> {
  private static final int MOST_JOBS = 1024;

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

  @Option(
      names = "--picture",
      paramLabel = "FILE",
      description =
          "Make this JPEG or PNG image the front cover, in place of any other; none removes all"
              + " pictures.")
  private String picture;

  @Option(
      names = "--replaygain",
      description =
          "Measure the files, and set the tags of ReplayGain 2.0 (-18 LUFS, true peak), "
              + "or in Opus files R128_TRACK_GAIN; the samples are not changed.")
  private boolean replayGain;

  @Option(
      names = "--album",
      paramLabel = "BY",
      arity = "0..1",
      fallbackValue = "folder",
      converter = AlbumBy.Converter.class,
      preprocessor = AlbumBy.Attached.class,
      description =
          "With --replaygain: also those of albums, which are the files of a folder, or with --album=tag"
              + " those with the same ALBUM and ALBUMARTIST.")
  private AlbumBy album;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "Files measured at a time (default: all cores).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json", description = "Print one JSON object per file on stdout.")
  private boolean json;

  @Option(names = "--dry-run", description = "Only show what the tags would be.")
  private boolean dryRun;

  private final PartFiles parts = new PartFiles();
  private List<Tag> replacing = List.of();

  /** The tags of ReplayGain of each file. */
  private final Map<Input, List<Tag>> gains = new ConcurrentHashMap<>();

  @Override
  public Integer call() throws IOException, InterruptedException {
    List<Tag> adding;
    try {
      replacing = pairs("--set", set);
      adding = pairs("--add", add);
      if (album != null && !replayGain) {
        throw new IllegalArgumentException("--album is for --replaygain");
      }
      if (jobs < 1 || jobs > MOST_JOBS) {
        throw new IllegalArgumentException(
            "--jobs must be between 1 and %d, but is %d".formatted(MOST_JOBS, jobs));
      }
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    PictureEdit pictures = pictures();
    boolean changes =
        replayGain
            || picture != null
            || clear
            || source != null
            || !set.isEmpty()
            || !add.isEmpty();
    List<Tag> copied = source == null ? List.of() : metadata(source).tags();
    StopHook whenStopped = StopHook.of(parts::abandonAll);
    try (Streams streams = files.streams()) {
      List<Input> inputs = files.find(streams);
      MeasuredFiles measured = measured(inputs);
      int failed = 0;
      for (Input input : inputs) {
        try {
          input.requireListed();
          measured.require(input);
          Metadata metadata = metadata(input.path());
          if (changes) {
            List<Tag> tags = changed(clear ? List.of() : metadata.tags(), copied, adding);
            tags = gained(input, tags);
            metadata = metadata.withTags(tags).withPictures(pictures.of(metadata.pictures()));
            if (!dryRun) {
              TagEditor.write(parts, input.path(), tags, pictures);
            }
          }
          show(input, metadata, changes);
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

  private PictureEdit pictures() throws IOException {
    if (picture == null) {
      return PictureEdit.NONE;
    }
    return picture.equals("none") ? PictureEdit.CLEAR : PictureEdit.cover(Path.of(picture));
  }

  private MeasuredFiles measured(List<Input> inputs) throws InterruptedException {
    MeasuredFiles measured = new MeasuredFiles(files.reading());
    if (replayGain) {
      Albums<Input> albums =
          new Albums<>(
              inputs,
              input -> input,
              _ -> "",
              album,
              files.reading(),
              (name, tracks) -> ReplayGain.tag(tracks, album != null, this::isOpus, gains::put));
      measured.measure(inputs, jobs, albums);
    }
    return measured;
  }

  private boolean isOpus(Input input) {
    try (OpenFiles opened = files.reading().files()) {
      return files.reading().open(opened, input).about().encoding().equals("Opus");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** With the tags of ReplayGain in place of any before. */
  private List<Tag> gained(Input input, List<Tag> tags) {
    if (!replayGain) {
      return tags;
    }
    List<Tag> all = new ArrayList<>(ReplayGain.without(tags));
    all.addAll(gains.get(input));
    return all;
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

  private void show(Input input, Metadata metadata, boolean changes) {
    if (json) {
      JsonObject object = new JsonObject();
      object.addProperty("file", input.label());
      object.add("tags", InfoJson.tags(metadata.tags()));
      if (!metadata.pictures().isEmpty()) {
        object.add("pictures", InfoJson.pictures(metadata.pictures()));
      }
      System.out.println(object);
    } else if (!changes || dryRun) {
      System.out.println(input.label());
      Map<String, List<String>> sorted = new TreeMap<>();
      metadata
          .tags()
          .forEach(
              tag -> sorted.computeIfAbsent(tag.name(), _ -> new ArrayList<>()).add(tag.text()));
      sorted.forEach(
          (name, texts) -> texts.forEach(text -> System.out.printf("  %s: %s%n", name, text)));
      metadata
          .pictures()
          .forEach(each -> System.out.println("  (picture) " + InfoCommand.text(each)));
    }
  }
}
