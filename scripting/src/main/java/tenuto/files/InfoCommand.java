package tenuto.files;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tenuto.dsp.files.About;
import tenuto.dsp.wav.WavChunks;

/** {@code tenuto info FILE…}: what sound files hold. */
@Command(
    name = "info",
    description = "Tells what sound files hold.",
    mixinStandardHelpOptions = true)
public final class InfoCommand implements Callable<Integer> {
  /** Chunks named in one line; a file may have a thousand. */
  private static final int MOST_NAMED = 20;

  @Parameters(paramLabel = "FILE", description = "Sound files.", arity = "1..*")
  private List<Path> files;

  @Option(
      names = "--layout",
      description = "Also the fields of the header: place, bytes, name, value and meaning.")
  private boolean layout;

  @Option(names = "--json", description = "One JSON object a line.")
  private boolean json;

  @Override
  public Integer call() {
    int failed = 0;
    for (Path file : files) {
      try {
        FileFacts facts = FileFacts.of(file);
        if (json) {
          System.out.println(asJson(file, facts));
        } else {
          print(file, facts);
        }
      } catch (IOException e) {
        if (layout && !json) {
          print(FileFacts.layoutOfDamaged(file));
        }
        System.err.println(Refusal.text(file, e));
        failed++;
      }
    }
    return ExitCode.of(failed, files.size());
  }

  private void print(Path file, FileFacts facts) {
    System.out.println(line(file, facts.about()));
    if (!facts.chunks().isEmpty()) {
      String more = facts.chunks().size() > MOST_NAMED ? ", ..." : "";
      System.out.println(
          facts.chunks().stream()
              .limit(MOST_NAMED)
              .map(chunk -> chunk.id().strip() + " " + chunk.bytes())
              .collect(Collectors.joining(", ", "  chunks: ", more)));
    }
    facts.metadata().forEach((name, text) -> System.out.println("  " + name + ": " + text));
    facts.warnings().forEach(warning -> System.out.println("  warning: " + warning));
    if (layout) {
      print(facts.layout());
    }
  }

  private static void print(List<WavChunks.Field> fields) {
    for (WavChunks.Field field : fields) {
      System.out.println(
          String.format(
                  Locale.ROOT,
                  "  %10d %10d  %-40s %-20s %s",
                  field.offset(),
                  field.bytes(),
                  field.name(),
                  field.value(),
                  FieldMeaning.of(field.name(), field.value()))
              .stripTrailing());
    }
  }

  /** A file in one line. */
  static String line(Path file, About about) {
    return String.format(
        Locale.ROOT,
        "%s: %s, %s, %d %s, %s Hz, %.3f s (%d samples)",
        file,
        about.container(),
        about.encoding(),
        about.channels(),
        about.channels() == 1 ? "channel" : "channels",
        number(about.sampleRate()),
        about.seconds(),
        about.frames());
  }

  /** A number without ".0". */
  private static String number(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }

  private String asJson(Path file, FileFacts facts) {
    About about = facts.about();
    JsonObject object = new JsonObject();
    object.addProperty("file", file.toString());
    object.addProperty("container", about.container());
    object.addProperty("format", about.encoding());
    object.addProperty("bits", about.bits());
    object.addProperty("channels", about.channels());
    object.addProperty("sampleRate", about.sampleRate());
    object.addProperty("samples", about.frames());
    object.addProperty("seconds", about.seconds());
    JsonArray chunks = new JsonArray();
    for (WavChunks.Chunk chunk : facts.chunks()) {
      JsonObject one = new JsonObject();
      one.addProperty("id", chunk.id());
      one.addProperty("offset", chunk.offset());
      one.addProperty("bytes", chunk.bytes());
      chunks.add(one);
    }
    object.add("chunks", chunks);
    JsonObject metadata = new JsonObject();
    facts.metadata().forEach(metadata::addProperty);
    object.add("metadata", metadata);
    JsonArray warnings = new JsonArray();
    facts.warnings().forEach(warnings::add);
    object.add("warnings", warnings);
    if (layout) {
      object.add("layout", asJson(facts.layout()));
    }
    return object.toString();
  }

  private static JsonArray asJson(List<WavChunks.Field> fields) {
    JsonArray all = new JsonArray();
    for (WavChunks.Field field : fields) {
      JsonObject one = new JsonObject();
      one.addProperty("offset", field.offset());
      one.addProperty("bytes", field.bytes());
      one.addProperty("name", field.name());
      one.addProperty("value", field.value());
      one.addProperty("meaning", FieldMeaning.of(field.name(), field.value()));
      all.add(one);
    }
    return all;
  }
}
