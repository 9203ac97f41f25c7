package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.outputs.Excerpt;
import tenuto.dsp.support.MemoryCache;
import tenuto.engine.Session;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Seeds;

/** A part of each example, in its short form: the samples of the whole, whatever is kept. */
class ExcerptsOfExamplesTest {
  private static final int PLACES = 5;

  @TempDir Path folder;

  /** The samples of a file, channel by channel. */
  private record Sound(double rate, double[][] channels) {
    double seconds() {
      return channels[0].length / rate;
    }

    /** The samples of an excerpt; none if the sound ends before it starts. */
    Optional<Excerpt.Span> span(Excerpt excerpt) {
      return excerpt.of(new Excerpt.Span(0, channels[0].length), rate);
    }

    double[][] part(Excerpt.Span span) {
      return Arrays.stream(channels)
          .map(all -> Arrays.copyOfRange(all, (int) span.begin(), (int) span.end()))
          .toArray(double[][]::new);
    }
  }

  private Map<String, Sound> render(String name, Settings settings, Excerpt excerpt)
      throws IOException {
    Path out = Files.createTempDirectory(folder, "out");
    Path patch = Command.root().resolve("examples").resolve(name);
    boolean whole = excerpt.isWhole();
    Run run =
        new Run(
            List.of(new Script.Source(patch)),
            ExamplesIT.SHORT_FORMS.get(name),
            List.of(),
            new Catalogue(),
            whole ? settings : settings.deferring(),
            Seeds.BY_CONTENT,
            null,
            out);
    if (!whole) {
      run.outputs().only(excerpt);
    }
    run.beQuiet();
    Run.Result result = run.run();
    assertThat(result.failure()).isNull();
    assertThat(result.usage().lent()).isZero();
    Map<String, Sound> written = new TreeMap<>();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (!file.toString().endsWith(".png")) {
          written.put(out.relativize(file).toString(), sound(file));
        }
        Files.delete(file);
      }
    }
    return written;
  }

  private Sound sound(Path path) throws IOException {
    try (Session session = new Session(new Settings().withScratch(folder));
        OpenFiles files = new OpenFiles()) {
      SoundFile file = SoundFiles.open(files, path, Settings.SAMPLE_RATE);
      List<double[]> channels = new ArrayList<>();
      for (Signal channel : file.channels()) {
        double[] samples = new double[(int) channel.length()];
        try (Stored stored = session.store(channel)) {
          for (int i = 0; i < samples.length; i++) {
            samples[i] = stored.sample(i);
          }
        }
        channels.add(samples);
      }
      return new Sound(file.about().sampleRate(), channels.toArray(double[][]::new));
    }
  }

  private void check(String name) throws IOException {
    Settings settings = new Settings().withScratch(folder).withThreads(2);
    MemoryCache full = new MemoryCache();
    Map<String, Sound> whole = render(name, settings.withCache(full), Excerpt.WHOLE);
    double seconds = whole.values().stream().mapToDouble(Sound::seconds).max().orElse(0);
    for (int place = 0; place < PLACES; place++) {
      double from = seconds * (place + 0.3) / PLACES;
      Excerpt excerpt = new Excerpt(from, from + seconds / 20);
      int threads = 1 + place % 2;
      for (Cache cache : List.of(Cache.NONE, new MemoryCache(), full)) {
        Settings with = settings.withThreads(threads).withCache(cache);
        Map<String, Sound> parts = render(name, with, excerpt);
        whole.forEach(
            (file, sound) -> {
              if (sound.span(excerpt).isPresent()) {
                assertThat(parts).containsKey(file);
                assertThat(parts.get(file).channels())
                    .as("%s, %s of %s s", file, excerpt, seconds)
                    .isDeepEqualTo(sound.part(sound.span(excerpt).get()));
              } else {
                assertThat(parts).doesNotContainKey(file);
              }
            });
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"drone.py", "dialects/chorale.sy"})
  void someAreThoseOfTheWhole(String name) throws IOException {
    check(name);
  }

  static Stream<String> all() {
    return ExamplesIT.shortForms();
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("all")
  void allAreThoseOfTheWhole(String name) throws IOException {
    check(name);
  }
}
