package tenuto.tools.inspect;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.file.About;
import tenuto.formats.file.Field;
import tenuto.formats.file.Instrument;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.tools.input.DamageReport;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.FileArguments;
import tenuto.tools.input.Input;
import tenuto.tools.input.Streams;

/** {@code tenuto info FILE…}: prints the header, format and metadata of sound files. */
@Command(
    name = "info",
    description = "Reports what sound files contain.",
    mixinStandardHelpOptions = true)
public final class InfoCommand implements Callable<Integer> {
  /** The most chunks, cues and warnings shown as text; JSON has all. */
  private static final int MOST_SHOWN = 20;

  @Mixin private FileArguments files;

  @Option(
      names = "--layout",
      description = "Also print the fields of the header: offset, bytes, name, value and meaning.")
  private boolean layout;

  @Option(
      names = "--check",
      description = "Also read all samples, to check whether the file is damaged.")
  private boolean check;

  @Option(names = "--json", description = "Print one JSON object per line.")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    try (Streams streams = files.streams();
        Session session = check ? new Session(new Settings()) : null) {
      List<Input> inputs = files.find(streams);
      int failed = 0;
      for (Input input : inputs) {
        failed += report(input, session) ? 0 : 1;
        if (System.out.checkError()) {
          break; // Nobody reads the output any more.
        }
      }
      return ExitCode.of(failed, inputs.size());
    }
  }

  /**
   * @param session in which all samples are read; null to read headers only
   */
  private boolean report(Input input, Session session) {
    JsonObject known = null;
    try (OpenFiles open = files.reading().files()) {
      SoundFile sound = files.reading().open(open, input);
      if (json) {
        known = InfoJson.of(input.label(), sound, layout);
      } else {
        print(input.label(), sound);
      }
      if (session != null) {
        sound.check(session);
      }
      DamageReport.lines(input.label(), sound.losses()).forEach(System.err::println);
      if (json) {
        // Printed once more, as losses may be known only after reading.
        System.out.println(InfoJson.of(input.label(), sound, layout));
      }
      return true;
    } catch (Exception | OutOfMemoryError | StackOverflowError e) {
      if (json) {
        System.out.println(failed(input, known, e));
      } else if (layout && e instanceof SoundFileException damaged) {
        print(damaged.layout());
      }
      System.err.println(ErrorText.text(input.path(), input.label(), e));
      return false;
    }
  }

  /**
   * @param known the JSON of what was read before the failure, or null
   */
  private JsonObject failed(Input input, JsonObject known, Throwable failure) {
    String error = ErrorText.reason(failure).replace(input.path().toString(), input.label());
    if (known != null) {
      known.addProperty("error", error);
      return known;
    }
    JsonObject failed = InfoJson.failed(input.label(), error);
    if (layout && failure instanceof SoundFileException damaged) {
      failed.add("layout", InfoJson.fields(damaged.layout()));
    }
    return failed;
  }

  private void print(String label, SoundFile sound) {
    System.out.println(line(label, sound.about()));
    Metadata metadata = sound.metadata();
    if (metadata.speakers().areTold()) {
      System.out.println("  speakers: " + metadata.speakers().names(sound.about().channels()));
    }
    List<HeaderSection> chunks = HeaderSection.in(sound.layout());
    if (!chunks.isEmpty()) {
      String more = chunks.size() > MOST_SHOWN ? ", ..." : "";
      System.out.println(
          chunks.stream()
              .limit(MOST_SHOWN)
              .map(chunk -> chunk.id().strip() + " " + chunk.bytes())
              .collect(Collectors.joining(", ", "  chunks: ", more)));
    }
    for (Metadata.Tag tag : metadata.tags()) {
      System.out.println("  " + printable(tag.name() + ": " + tag.text()));
    }
    double rate = sound.about().sampleRate();
    print(
        "cue",
        metadata.cues().stream()
            .map(cue -> String.format(Locale.ROOT, "%s %s", span(cue, rate), cue.label()))
            .toList());
    Instrument instrument = metadata.instrument();
    print(
        "loop",
        instrument.loops().stream()
            .map(
                loop ->
                    "samples %d to %d, %s%s"
                        .formatted(
                            loop.begin(),
                            loop.end() - 1,
                            loop.direction().name().toLowerCase(Locale.ROOT),
                            loop.count() == 0 ? "" : ", %d times".formatted(loop.count())))
            .toList());
    if (instrument.rootKey() >= 0) {
      System.out.printf(
          Locale.ROOT, "  root key: %d, %+.1f cents%n", instrument.rootKey(), instrument.cents());
    }
    print("picture", metadata.pictures().stream().map(InfoCommand::text).toList());
    print("warning", sound.warnings().stream().map(Object::toString).toList());
    if (layout) {
      print(sound.layout());
      if (sound.layout().isEmpty()) {
        System.out.println("  no fields are known of " + sound.about().container() + " files");
      }
    }
  }

  private static String span(Metadata.Cue cue, double rate) {
    return cue.length() == 0
        ? String.format(Locale.ROOT, "%.3f s", cue.frame() / rate)
        : String.format(
            Locale.ROOT, "%.3f to %.3f s", cue.frame() / rate, (cue.frame() + cue.length()) / rate);
  }

  private static void print(String what, List<String> lines) {
    for (String line : lines.subList(0, Math.min(MOST_SHOWN, lines.size()))) {
      System.out.println("  " + what + ": " + printable(line));
    }
    if (lines.size() > MOST_SHOWN) {
      System.out.println("  and " + (lines.size() - MOST_SHOWN) + " more of " + what);
    }
  }

  private static void print(List<Field> fields) {
    for (Field field : fields) {
      System.out.println(
          String.format(
                  Locale.ROOT,
                  "  %10d %10d  %-42s %-22s %s",
                  field.offset(),
                  field.bytes(),
                  field.name(),
                  field.value(),
                  FieldMeaning.of(field.name(), field.value()))
              .stripTrailing());
    }
  }

  /**
   * A text from the file, on one line and without control characters that a terminal would obey.
   */
  private static String printable(String text) {
    return text.strip().replaceAll("\\R", " / ").replaceAll("\\p{Cntrl}", "?");
  }

  /** A one-line description of a file. */
  static String line(String label, About about) {
    return String.format(
        Locale.ROOT,
        "%s: %s, %s, %d %s, %s Hz, %.3f s (%d samples)",
        label,
        about.container(),
        about.encoding(),
        about.channels(),
        about.channels() == 1 ? "channel" : "channels",
        number(about.sampleRate()),
        about.seconds(),
        about.frames());
  }

  /** A number, without ".0" if it is whole. */
  private static String number(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }

  static String text(Picture picture) {
    return "%s, %d bytes %s"
        .formatted(picture.mime(), picture.data().remaining(), picture.description())
        .strip();
  }
}
