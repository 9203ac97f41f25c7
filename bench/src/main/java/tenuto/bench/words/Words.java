package tenuto.bench.words;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What does a word cost whose result is stored, and what a plain loop over arrays? By the wall
 * clock, and in processor time of the whole process: most scripts are over before the compiler is
 * done, so its work counts.
 *
 * <p>Each side of each word has a JVM of its own. In one that runs all of them a word pays for the
 * kernels that the words before it left half compiled, and for less of what they share; which words
 * those are depends on the list.
 */
public final class Words {
  private final WordOptions options;

  private Words(WordOptions options) {
    this.options = options;
  }

  /** Prints a table; its options are {@link WordOptions}. */
  public static void main(String... args) throws IOException, InterruptedException {
    WordOptions options = WordOptions.of(args);
    Words words = new Words(options);
    if (options.side() != null) {
      Trial trial = words.trial(words.chosen().getFirst(), options.side());
      System.out.println(trial.wall() + " " + trial.cpu());
    } else {
      words.table(args);
    }
  }

  private List<WordAndLoop> chosen() {
    return AllWords.list().stream().filter(pair -> options.matches(pair.word())).toList();
  }

  private void table(String... args) throws IOException, InterruptedException {
    System.out.println("| | ms | CPU | loop: ms | CPU | ms | CPU |");
    System.out.println("|---|--:|--:|--:|--:|--:|--:|");
    List<Double> ratios = new ArrayList<>();
    for (WordAndLoop pair : chosen()) {
      Trial ours = inJvm(pair, WordOptions.Side.OURS, args);
      Trial loop = inJvm(pair, WordOptions.Side.LOOP, args);
      double ratio = loop.cpu() / ours.cpu();
      ratios.add(ratio);
      System.out.printf(
          Locale.ROOT,
          "| %s | %.1f | %.1f | %.1f | %.1f | %.2f× | %.2f× |%n",
          pair.word(),
          ours.wall(),
          ours.cpu(),
          loop.wall(),
          loop.cpu(),
          loop.wall() / ours.wall(),
          ratio);
    }
    System.out.printf(
        "%nOf %d words %d take more processor time than their loop, %d at most half of it.%n",
        ratios.size(),
        ratios.stream().filter(ratio -> ratio < 1).count(),
        ratios.stream().filter(ratio -> ratio >= 2).count());
  }

  private Trial inJvm(WordAndLoop pair, WordOptions.Side side, String... args)
      throws IOException, InterruptedException {
    if (options.together()) {
      return trial(pair, side);
    }
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Words.class.getName()));
    command.addAll(options.others(args));
    command.addAll(List.of("--side", side.name(), pair.word()));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(pair.word() + " failed: " + said);
    }
    String[] numbers = said.strip().split(" ");
    return new Trial(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]));
  }

  private Trial trial(WordAndLoop pair, WordOptions.Side side) {
    Path folder = Path.of(System.getProperty("java.io.tmpdir"));
    if (side == WordOptions.Side.LOOP) {
      ArraySide arrays = new ArraySide(options.samples(), options.kept(), folder);
      return Trial.of(options.warmUps(), options.rounds(), () -> pair.loop().apply(arrays));
    }
    try (Patch patch = new Patch(options.samples(), folder)) {
      return Trial.of(options.warmUps(), options.rounds(), () -> pair.ours().apply(patch));
    }
  }
}
