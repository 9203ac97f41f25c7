import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * One piece computed by the executors of a Spark cluster: SparkFill PARTS PATCH [ARG…] --cache DIR. The driver starts in a folder
 * that all share, with ./tenuto in it; the executors work there too. Spark tries a part again whose executor was lost.
 */
public final class SparkFill {
  private static final Pattern COUNTS = Pattern.compile("\"filled\":(\\d+),.*\"left\":(\\d+),");

  public static void main(String[] args) throws IOException, InterruptedException {
    int parts = Integer.parseInt(args[0]);
    List<String> render = new ArrayList<>(List.of("./tenuto", "render"));
    render.addAll(List.of(args).subList(1, args.length));
    String folder = System.getProperty("user.dir");
    List<Integer> numbers = IntStream.rangeClosed(1, parts).boxed().toList();
    try (JavaSparkContext spark = new JavaSparkContext(new SparkConf().setAppName("tenuto"))) {
      boolean filled = true;
      while (filled) { // stage by stage
        List<long[]> counts =
            spark.parallelize(numbers, parts).map(number -> fill(folder, render, number, parts)).collect();
        filled = counts.stream().anyMatch(count -> count[0] > 0 && count[1] > 0);
      }
    }
    System.out.print(run(folder, render));
  }

  /** How many entries a part has filled, and how many it leaves to others. */
  private static long[] fill(String folder, List<String> render, int number, int parts)
      throws IOException, InterruptedException {
    List<String> line = new ArrayList<>(render);
    line.addAll(List.of("--fill", number + "/" + parts, "--patience", "0", "--json", "--quiet", "--threads", "1"));
    String printed = run(folder, line);
    Matcher counts = COUNTS.matcher(printed);
    if (!counts.find()) {
      throw new IOException(printed);
    }
    return new long[] {Long.parseLong(counts.group(1)), Long.parseLong(counts.group(2))};
  }

  private static String run(String folder, List<String> line) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(line).directory(new File(folder)).redirectErrorStream(true).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(String.join(" ", line) + " failed:\n" + printed);
    }
    return printed;
  }
}
