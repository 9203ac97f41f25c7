package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.scripting.python.Levels;
import tenuto.scripting.python.Picture;
import tenuto.tools.support.CapturedRun;

/**
 * Runs every example in a short form, and looks at what it leaves behind: in one process, as a
 * start costs seconds.
 */
class ExamplesIT {
  /** Each example's arguments for a short form that still does all that the whole one does. */
  static final Map<String, List<String>> SHORT_FORMS =
      Map.ofEntries(
          Map.entry("first_light.py", List.of("0.5")),
          Map.entry("bell_garden.py", List.of("0.5")),
          Map.entry("organ_canon.py", List.of("1.5")),
          Map.entry("grain_cloud.py", List.of("0.5")),
          Map.entry("wave_shapes.py", List.of("0.5")),
          Map.entry("gallery.py", List.of("0.5")),
          Map.entry("storage_loop.sy", List.of("2", "10")),
          Map.entry("electric_piano.py", List.of("2")),
          Map.entry("drum_machine.py", List.of("2")),
          Map.entry("techno.py", List.of("1")),
          Map.entry("strings.py", List.of("4")),
          Map.entry("rain.py", List.of("0.15")),
          Map.entry("octagon.py", List.of("0.12")),
          Map.entry("mastering.py", List.of()),
          Map.entry("pad.py", List.of("0.5")),
          Map.entry("vocoder.py", List.of()),
          Map.entry("voice_treatment.py", List.of()),
          Map.entry("drone.py", List.of("2.5")),
          Map.entry("granular_stretch.py", List.of("1.5")),
          Map.entry("larger_than_memory.py", List.of("8M", "200")),
          Map.entry("dialects/chorale.py", List.of("0.5")),
          Map.entry("dialects/chorale.sy", List.of("0.5")));

  /** Why an example ends above −60 dB. */
  private static final Map<String, String> LOUD_ENDS =
      Map.of(
          "larger_than_memory.py", Heard.LOUD_END + "a proof of storage, which is noise throughout",
          "storage_loop.sy", Heard.LOUD_END + "a proof of counting, which is noise throughout");

  @TempDir Path folder;

  /** What a run said and left. */
  private record Rendered(CapturedRun command, Path out) {
    JsonObject summary() {
      return ExamplesIT.summary(command.out());
    }

    List<Path> files() {
      return StreamSupport.stream(summary().getAsJsonArray("files").spliterator(), false)
          .map(JsonElement::getAsJsonObject)
          .map(file -> Path.of(file.get("path").getAsString()))
          .toList();
    }
  }

  /** What a run said at last on its standard output. */
  private static JsonObject summary(String out) {
    return JsonParser.parseString(out.lines().toList().getLast()).getAsJsonObject();
  }

  private Rendered render(Path patch, List<String> arguments, String... further) throws Exception {
    Path out = folder.resolve("out");
    List<String> options = new ArrayList<>(List.of("render", "--json", "--out=" + out));
    options.add("--scratch=" + Files.createDirectories(folder.resolve("scratch")));
    options.addAll(List.of(further));
    options.add(patch.toString());
    options.addAll(arguments);
    return new Rendered(TenutoRun.by(options.toArray(String[]::new)), out);
  }

  private static Path examples() {
    return Command.root().resolve("examples");
  }

  @Test
  void eachHasShortFormOrIsJava() throws IOException {
    try (Stream<Path> all = Files.walk(examples())) {
      assertThat(
              all.filter(Files::isRegularFile)
                  .map(file -> examples().relativize(file).toString())
                  .filter(name -> !name.equals("FirstTone.java"))
                  .filter(name -> !name.startsWith("share/") && !name.startsWith("farm/"))
                  .collect(Collectors.toSet()))
          .isEqualTo(SHORT_FORMS.keySet());
    }
  }

  static Stream<String> shortForms() {
    return SHORT_FORMS.keySet().stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("shortForms")
  void makesSoundAndLeavesNothingElse(String name) throws Exception {
    Rendered run = render(examples().resolve(name), SHORT_FORMS.get(name));
    assertThat(run.command().exit()).as(run.command().err()).isZero();
    assertThat(run.summary().get("lentBytesAtEnd").getAsLong()).isZero();
    assertThat(run.files()).isNotEmpty();
    for (Path file : run.files()) {
      assertThat(run.command().err()).contains("tenuto: wrote " + file + " (");
      if (file.toString().endsWith(".png")) {
        assertThat(Picture.of(file).shades()).as("shades in %s", file).isGreaterThan(10);
      } else {
        assertSounds(file);
      }
    }
    Heard.checkWarnings(run.command().err());
    for (JsonElement each : run.summary().getAsJsonArray("files")) {
      JsonObject written = each.getAsJsonObject();
      Path file = Path.of(written.get("path").getAsString());
      if (Heard.isSound(file)) {
        Heard.check(file, written.get("clipped").getAsLong(), LOUD_ENDS.getOrDefault(name, ""));
      }
    }
    try (Stream<Path> left = Files.walk(folder)) {
      assertThat(left.filter(Files::isRegularFile))
          .containsExactlyInAnyOrderElementsOf(run.files())
          .allSatisfy(file -> assertThat(file).startsWith(run.out()));
    }
  }

  /** It is neither silent nor too loud. */
  private static void assertSounds(Path file) throws IOException {
    double peak = Levels.of(file).peak();
    assertThat(peak).as("peak of %s", file).isGreaterThan(0.05).isLessThan(0.999);
  }

  @ParameterizedTest
  @ValueSource(strings = {"examples/dialects/chorale", "bench/scripts/river"})
  void bothDialectsGiveTheSameSound(String pair) throws Exception {
    String first = null;
    for (String name : List.of(pair + ".py", pair + ".sy")) {
      Rendered run = render(examples().resolveSibling(name), List.of("0.5"));
      assertThat(run.command().exit()).as(run.command().err()).isZero();
      assertThat(run.summary().get("lentBytesAtEnd").getAsLong()).isZero();
      byte[] bytes = Files.readAllBytes(run.files().getFirst());
      // Files name the patch that made them.
      String sound = new String(bytes, StandardCharsets.ISO_8859_1).replace(".sy", ".py");
      assertThat(first == null ? sound : first).as(name).isEqualTo(sound);
      first = sound;
    }
  }

  /** The proof of larger_than_memory.py fails where a wrong signal comes back. */
  @Test
  void proofNoticesAnotherSignal() throws Exception {
    String text = Files.readString(examples().resolve("larger_than_memory.py"));
    String spoilt = text.replace("stored[i][start:end] -", "stored[i - 1][start:end] -");
    assertThat(spoilt).isNotEqualTo(text);
    Path patch = Files.writeString(folder.resolve("spoilt.py"), spoilt);
    Rendered run = render(patch, SHORT_FORMS.get("larger_than_memory.py"));
    assertThat(run.command().exit()).isEqualTo(1);
    assertThat(run.command().err()).contains("signal 0 differs by");
  }

  /** The JVM's heap does not bound what is stored: 256 MiB in one of 64 MiB. */
  @Test
  void storesMoreThanTheHeapHolds() throws Exception {
    ProcessBuilder process =
        Command.tenuto(
            folder,
            "render",
            "--json",
            examples().resolve("larger_than_memory.py").toString(),
            "256M",
            "200");
    process.environment().put("TENUTO_JAVA_OPTS", "-Xmx64m");
    Command run = Command.run(process);
    assertThat(run.exit()).as(run.err()).isZero();
    JsonObject summary = summary(run.out());
    assertThat(summary.get("peakLentBytes").getAsLong()).isGreaterThanOrEqualTo(256L << 20);
  }

  @Test
  void samplesAreWhatTheirPatchMakes() throws Exception {
    Path samples = Command.root().resolve("samples");
    Rendered notes = render(samples.resolve("make_canon.py"), List.of());
    assertThat(notes.command().exit()).as(notes.command().err()).isZero();
    assertThat(notes.out().resolve("canon.mid"))
        .hasSameBinaryContentAs(samples.resolve("canon.mid"));
    Rendered run = render(samples.resolve("make_samples.py"), List.of(), "--seeds=by-place");
    assertThat(run.command().exit()).as(run.command().err()).isZero();
    String readme = Files.readString(samples.resolve("README.md"));
    assertThat(readme)
        .contains("| `canon.mid` |", "| `minuet.musicxml` |", "| `kit.sfz` |", "| `pipe.sf2` |");
    try (Stream<Path> all = Files.list(samples)) {
      List<Path> sounds =
          all.filter(file -> !file.toString().matches(".*\\.(md|py|musicxml|sfz|sf2)")).toList();
      try (Stream<Path> made = Files.list(run.out())) {
        assertThat(made).hasSameSizeAs(sounds);
      }
      for (Path sound : sounds) {
        assertThat(run.out().resolve(sound.getFileName())).hasSameBinaryContentAs(sound);
        assertThat(sound.toFile().length()).isLessThan(300_000);
        assertThat(readme).contains("| `" + sound.getFileName() + "` |");
      }
    }
  }

  /**
   * The pictures in the documents are those that the example draws: of the same size, and alike
   * when seen from far; another machine has other fonts. Each is more like itself than like any
   * other.
   */
  @Test
  void galleryShowsWhatItsPatchDraws() throws Exception {
    Rendered run = render(examples().resolve("gallery.py"), List.of());
    assertThat(run.command().exit()).as(run.command().err()).isZero();
    Path shown = Command.root().resolve("docs/gallery");
    String page = Files.readString(Command.root().resolve("docs/gallery.md"));
    try (Stream<Path> all = Files.list(shown)) {
      assertThat(all.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              run.files().stream().map(file -> file.getFileName().toString()).toList());
    }
    for (Path drawn : run.files()) {
      Path file = shown.resolve(drawn.getFileName());
      assertThat(page).contains("(gallery/" + file.getFileName() + ")");
      assertThat(Files.size(file)).as(file.toString()).isLessThan(100_000);
      Picture picture = Picture.of(drawn);
      assertThat(picture.width()).isEqualTo(Picture.of(file).width());
      assertThat(picture.height()).isEqualTo(Picture.of(file).height());
      double distance = picture.distance(Picture.of(file));
      assertThat(distance).as("distance of %s", file).isLessThan(0.03);
      for (Path other : run.files()) {
        if (!other.equals(drawn)) {
          double toOther = Picture.of(other).distance(Picture.of(file));
          assertThat(toOther).as("%s beside %s", other, file).isGreaterThan(distance);
        }
      }
    }
  }
}
