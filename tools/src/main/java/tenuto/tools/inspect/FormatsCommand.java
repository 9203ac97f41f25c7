package tenuto.tools.inspect;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tenuto.formats.KnownFormats;
import tenuto.formats.KnownFormats.Read;
import tenuto.formats.KnownFormats.Written;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.TextColumns;

/** {@code tenuto formats}: what is read and written, and by what. */
@Command(
    name = "formats",
    description =
        "Lists the formats of sound files that are read and written on this machine, and by what.",
    mixinStandardHelpOptions = true)
public final class FormatsCommand implements Callable<Integer> {
  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  @Override
  public Integer call() {
    if (json) {
      System.out.println(object());
    } else {
      lines().forEach(System.out::println);
    }
    return ExitCode.OK;
  }

  private static List<String> lines() {
    List<List<String>> read = new ArrayList<>();
    read.add(List.of("read", "by"));
    KnownFormats.read().forEach(each -> read.add(List.of(each.name(), by(each.by()))));
    List<List<String>> written = new ArrayList<>();
    written.add(List.of("written", "names", "quality or samples", "by"));
    for (Written each : KnownFormats.written()) {
      String names =
          each.extensions().stream().map(it -> "." + it).collect(Collectors.joining(" "));
      List<String> kept = new ArrayList<>(each.qualities());
      if (!kept.isEmpty()) {
        kept.add("192k…");
      }
      kept.addAll(each.samples());
      written.add(List.of(each.name(), names, String.join(" ", kept), by(each.by())));
    }
    List<String> lines = new ArrayList<>(TextColumns.of(read, 0));
    lines.add("");
    lines.addAll(TextColumns.of(written, 0));
    return lines;
  }

  private static String by(String what) {
    return what.equals(KnownFormats.FFMPEG)
        ? KnownFormats.ffmpeg().map(Object::toString).orElse("ffmpeg, which is not on this machine")
        : what;
  }

  private static JsonObject object() {
    JsonArray read = new JsonArray();
    for (Read each : KnownFormats.read()) {
      JsonObject format = new JsonObject();
      format.addProperty("format", each.name());
      format.addProperty("by", each.by());
      read.add(format);
    }
    JsonArray written = new JsonArray();
    for (Written each : KnownFormats.written()) {
      JsonObject format = new JsonObject();
      format.addProperty("format", each.name());
      format.add("extensions", array(each.extensions()));
      format.add("samples", array(each.samples()));
      format.add("qualities", array(each.qualities()));
      format.addProperty("by", each.by());
      written.add(format);
    }
    JsonObject all = new JsonObject();
    all.add("read", read);
    all.add("written", written);
    all.addProperty("ffmpeg", KnownFormats.ffmpeg().map(Object::toString).orElse(null));
    return all;
  }

  private static JsonArray array(List<String> texts) {
    JsonArray array = new JsonArray();
    texts.forEach(array::add);
    return array;
  }
}
