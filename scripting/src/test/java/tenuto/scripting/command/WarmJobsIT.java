package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;

/** Many different commands in one resident program: each does what it does by itself. */
@EnabledOnOs(OS.LINUX)
@Tag("long")
class WarmJobsIT {
  private static final int JOBS = 200;
  private static final long MOST_KIB = 150 * 1000;

  private static final String PATCH =
      """
      import math
      y = %s
      try:
          sf.WriteFile(y * 0.1, 'x.wav')
      except Exception:
          print repr(y), math.pi
      """;

  private static final List<String> CHAINS =
      List.of(
          "lowpass %d",
          "highpass %d, gain -3dB",
          "normalise -1dB",
          "reverse, fade 5ms 5ms",
          "delay 10ms, lowpass %d",
          "lowpass %d, trim",
          "sideways %d",
          "loudness -20LUFS",
          "gain %d%%, clip 50%%");

  @TempDir Path temporary;
  private ResidentPrograms programs;
  private Path folder;

  @BeforeEach
  void copySounds() throws IOException {
    programs = ResidentPrograms.in(temporary);
    folder = programs.folder();
    for (String name : List.of("bell.wav", "drop.wav", "wood.wav")) {
      Files.copy(Command.root().resolve("samples").resolve(name), folder.resolve(name));
    }
    Files.createSymbolicLink(folder.resolve("samples"), Command.root().resolve("samples"));
  }

  @AfterEach
  void end() throws IOException {
    programs.close();
    Files.delete(folder.resolve("samples"));
  }

  /** Of words, steps, formats and mistakes, each with numbers of its own. */
  private static List<List<String>> jobs(int count, Random random) {
    List<List<String>> jobs = new ArrayList<>();
    List<String> examples =
        new ArrayList<>(
            new Catalogue()
                .words().stream()
                    .filter(word -> !word.family().equals("Sound devices"))
                    .filter(word -> !word.name().equals("Time")) // another each time
                    .map(word -> word.example())
                    .distinct()
                    .toList());
    Collections.shuffle(examples, random);
    List<String> sounds = List.of("bell.wav", "drop.wav", "wood.wav", "none.wav");
    for (int i = 0; i < count; i++) {
      String sound = sounds.get(random.nextInt(sounds.size()));
      String number = Integer.toString(100 + random.nextInt(9000));
      jobs.add(
          switch (i % 10) {
            case 0 -> {
              String chain = CHAINS.get(random.nextInt(CHAINS.size())).formatted(100 + i);
              yield List.of("process", chain, sound, "bell.wav", "--out", "out", "--seed", number);
            }
            case 1 ->
                List.of(
                    "convert",
                    sound,
                    "--out",
                    "out",
                    "--rate",
                    i % 3 == 0 ? "44100" : "32000",
                    "--format",
                    i % 20 == 1 ? "flac" : "aiff",
                    "--bits",
                    i % 4 == 1 ? "16" : "24");
            case 2 -> List.of("info", sound, i % 4 == 0 ? "--json" : "bell.wav");
            case 3 -> List.of("measure", sound, i % 4 == 3 ? "--json" : "wood.wav");
            case 4 ->
                i % 20 == 4
                    ? List.of("plot", sound, "--out", "out/" + i + ".png")
                    : List.of("help", examples.get(i).replaceFirst("^sf\\.(\\w+)\\(.*", "$1"));
            case 5 ->
                List.of(
                    "render",
                    "--out",
                    "out",
                    "--rate",
                    number,
                    "-c",
                    "sf.WriteFile(sf.RBJLowPass(sf.PinkNoise(%s), 20, 1), 'n%d.wav', 'pcm24')"
                        .formatted(number, i));
            case 6 -> i % 20 == 6 ? List.of("why", "none.py") : List.of("ops", "--search", number);
            default ->
                List.of(
                    "render",
                    "--out",
                    "out",
                    "--seed",
                    number,
                    "-c",
                    PATCH.formatted(examples.get(i % examples.size())));
          });
    }
    return jobs;
  }

  /** What a command has printed and written. */
  private record Done(Command said, Map<String, List<Byte>> files) {}

  private Done done(ProcessBuilder process) throws Exception {
    Command said = WarmIT.plain(Command.run(process));
    Map<String, List<Byte>> files = new TreeMap<>();
    Path out = folder.resolve("out");
    if (Files.isDirectory(out)) {
      try (Stream<Path> all = Files.list(out)) {
        for (Path file : all.toList()) {
          List<Byte> bytes = new ArrayList<>();
          for (byte each : Files.readAllBytes(file)) {
            bytes.add(each);
          }
          files.put(file.getFileName().toString(), bytes);
          Files.delete(file);
        }
      }
    }
    return new Done(said, files);
  }

  @Test
  void eachIsAsByItself() throws Exception {
    List<List<String>> jobs = jobs(JOBS, new Random(Integer.getInteger("tenuto.trials", 1)));
    long program = programs.program();
    State middle = null;
    for (int i = 0; i < jobs.size(); i++) {
      String[] line = jobs.get(i).toArray(String[]::new);
      Done cold = done(programs.cold(line));
      Done warm = done(programs.command(line));
      assertThat(warm.said()).as("%d: %s", i, jobs.get(i)).isEqualTo(cold.said());
      assertThat(warm.files().keySet()).as("%d", i).isEqualTo(cold.files().keySet());
      assertThat(warm.files().equals(cold.files())).as("files of %d: %s", i, jobs.get(i)).isTrue();
      if (i == JOBS / 2) {
        middle = State.of(program);
      }
    }
    assertThat(programs.program()).isEqualTo(program);
    State last = State.of(program);
    assertThat(last.descriptors()).isLessThanOrEqualTo(middle.descriptors() + 2);
    assertThat(last.threads()).isLessThanOrEqualTo(middle.threads() + 4);
    assertThat(last.maps()).isLessThan(middle.maps() + 90);
    Thread.sleep(5000); // after three it gives back what it can
    assertThat(State.of(program).kib()).isLessThan(MOST_KIB);
  }

  /** What a process has of the system. */
  private record State(int descriptors, int threads, int maps, long kib) {
    static State of(long process) throws IOException {
      Path about = Path.of("/proc", Long.toString(process));
      long kib =
          Files.readAllLines(about.resolve("status")).stream()
              .filter(line -> line.startsWith("VmRSS:"))
              .mapToLong(line -> Long.parseLong(line.replaceAll("\\D+", "")))
              .sum();
      return new State(
          count(about.resolve("fd")),
          count(about.resolve("task")),
          Files.readAllLines(about.resolve("maps")).size(),
          kib);
    }

    private static int count(Path folder) throws IOException {
      try (Stream<Path> all = Files.list(folder)) {
        return (int) all.count();
      }
    }
  }
}
