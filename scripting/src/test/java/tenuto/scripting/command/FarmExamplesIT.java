package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What examples/farm starts, with the variables that Slurm and Kubernetes set. */
class FarmExamplesIT {
  private static final Path EXAMPLES = Command.root().resolve("examples/farm");

  @TempDir static Path folder;
  @TempDir static Path requests;

  private static WarmTenuto warm;

  @BeforeAll
  static void start() throws Exception {
    warm = new WarmTenuto(folder, requests);
    warm.write();
  }

  @AfterAll
  static void end() throws Exception {
    warm.close();
  }

  private Command ran(Map<String, String> variables, String... line) throws Exception {
    List<String> arguments = new ArrayList<>(List.of(line).subList(1, line.length));
    ProcessBuilder process = Command.of(folder, Path.of(line[0]), arguments.toArray(String[]::new));
    process.environment().putAll(variables);
    Command ran = Command.run(process);
    assertThat(ran.exit()).as(ran.err()).isZero();
    return ran;
  }

  private void slurm(int task, int tasks, String script, String... arguments) throws Exception {
    List<String> line = new ArrayList<>(List.of("/bin/sh", EXAMPLES.resolve(script).toString()));
    line.addAll(List.of(arguments));
    ran(
        Map.of("SLURM_ARRAY_TASK_ID", "" + task, "SLURM_ARRAY_TASK_MAX", "" + tasks),
        line.toArray(String[]::new));
  }

  /** Runs one pod of a job, and checks that the job says how many there are in one way. */
  private void kubernetes(int index, String job) throws Exception {
    JsonObject all =
        JsonParser.parseString(Files.readString(EXAMPLES.resolve(job))).getAsJsonObject();
    JsonObject spec = all.getAsJsonObject("spec");
    assertThat(spec.get("completionMode").getAsString()).isEqualTo("Indexed");
    JsonObject container =
        spec.getAsJsonObject("template")
            .getAsJsonObject("spec")
            .getAsJsonArray("containers")
            .get(0)
            .getAsJsonObject();
    JsonObject parts = container.getAsJsonArray("env").get(0).getAsJsonObject();
    assertThat(parts.get("name").getAsString()).isEqualTo("PARTS");
    assertThat(parts.get("value").getAsInt()).isEqualTo(spec.get("completions").getAsInt());
    String[] line =
        Stream.of("command", "args")
            .flatMap(part -> container.getAsJsonArray(part).asList().stream())
            .map(JsonElement::getAsString)
            .toArray(String[]::new);
    ran(Map.of("JOB_COMPLETION_INDEX", "" + index, "PARTS", "2"), line);
  }

  @Test
  void filesInParts() throws Exception {
    Path in = Files.createDirectory(folder.resolve("in"));
    for (String name : List.of("bell", "wood")) {
      Files.copy(Command.root().resolve("samples/" + name + ".wav"), in.resolve(name + ".wav"));
    }
    for (int part = 0; part < 2; part++) {
      slurm(part + 1, 2, "process.sbatch", "normalise -1dB", "in", "slurm");
      kubernetes(part, "process-job.json");
    }
    for (String name : List.of("bell.wav", "wood.wav")) {
      assertThat(folder.resolve("slurm").resolve(name))
          .hasSameBinaryContentAs(folder.resolve("out").resolve(name));
    }
  }

  @Test
  void onePieceByWorkers() throws Exception {
    Files.writeString(
        folder.resolve("piece.py"),
        "sf.WriteFile([sf.Realise(sf.RBJLowPass(sf.WhiteNoise(3000), 500, 1))], 'a.wav')");
    for (int worker = 0; worker < 2; worker++) {
      slurm(worker + 1, 2, "render.sbatch", "piece.py");
      kubernetes(worker, "render-job.json");
    }
    assertThat(folder.resolve("a.wav")).doesNotExist();
    ran(Map.of(), folder.resolve("tenuto").toString(), "render", "piece.py", "--cache", "cache");
    assertThat(folder.resolve("a.wav")).isNotEmptyFile();
  }
}
