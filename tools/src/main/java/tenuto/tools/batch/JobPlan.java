package tenuto.tools.batch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import picocli.CommandLine.TypeConversionException;
import tenuto.tools.chain.Chain;
import tenuto.tools.input.ChainException;
import tenuto.tools.input.Input;
import tenuto.tools.input.ProgramVersion;
import tenuto.tools.input.RateConverter;

/** Plans the jobs of a batch: the chain of each input, and the formats and names of its outputs. */
final class JobPlan {
  private final BatchOptions options;
  private final BatchSettings settings;
  private final List<Path> jars;
  private final List<Also> also;
  private final Map<List<Object>, List<OutputNames.Wanted>> recipes = new HashMap<>();
  private final Set<Path> read = new LinkedHashSet<>();

  /**
   * @param jars those of further words
   */
  JobPlan(BatchOptions options, BatchSettings settings, List<Path> jars) {
    this.options = options;
    this.settings = settings;
    this.jars = jars;
    also = options.also.stream().map(Also::of).toList();
  }

  /**
   * Plans a job for each input, with one chain.
   *
   * @throws IllegalArgumentException naming the option or the output that is wrong
   */
  List<Job> of(Chain chain, List<Input> inputs) {
    read.addAll(chain.files());
    OutputNames names =
        new OutputNames(settings.out(), "give --name a {n}, or --recursive to keep folders");
    List<OutputNames.Wanted> wanted = wanted(chain, options.name, this::option);
    for (int i = 0; i < inputs.size(); i++) {
      names.add(inputs.get(i), numbered(i, inputs.size()), wanted);
    }
    return names.jobs(read);
  }

  /**
   * Plans a job for each row of a list.
   *
   * @param usual the text of the chain of rows that have none of their own; null if there is none
   * @param chains parses chains
   * @throws IllegalArgumentException naming the row and the column
   * @throws ChainException likewise
   */
  List<Job> of(JobList list, String usual, Function<String, Chain> chains) {
    OutputNames names =
        new OutputNames(settings.out(), "give each a name of its own in the column out");
    Map<String, Chain> parsed = new HashMap<>();
    List<JobList.Row> rows = list.rows();
    for (int i = 0; i < rows.size(); i++) {
      JobList.Row row = rows.get(i);
      String text = row.chain(usual);
      Chain chain = parsed.get(text);
      if (chain == null) {
        try {
          chain = chains.apply(text);
        } catch (IllegalArgumentException | ChainException e) {
          throw new ChainException(row.placeOfChain(usual) + ": " + e.getMessage(), e);
        }
        parsed.put(text, chain);
        read.addAll(chain.files());
      }
      Path file = row.input();
      String pattern = row.cell("out") == null ? options.name : row.cell("out");
      try {
        names.add(
            new Input(file, Path.of(""), file.toString()),
            numbered(i, rows.size()),
            wanted(chain, pattern, name -> row.cell(name) == null ? option(name) : row.cell(name)));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(row.placed(e.getMessage()), e);
      }
    }
    return names.jobs(read);
  }

  /**
   * A recipe whose results are only measured.
   *
   * @param chain the first steps of the other one's
   */
  Recipe measured(Chain chain, Recipe whole) {
    return recipe(chain, whole.format(), whole.rate(), whole.channels());
  }

  private static String numbered(int i, int count) {
    String number = Integer.toString(i + 1);
    return "0".repeat(Integer.toString(count).length() - number.length()) + number;
  }

  /** The text of an option of the command, or null. */
  private String option(String name) {
    return switch (name) {
      case "format" -> options.format;
      case "bits" -> options.bits;
      case "quality" -> options.quality;
      case "dither" -> options.dither;
      case "rate" -> options.rate == null ? null : options.rate.toString();
      case "channels" -> options.channels == null ? null : options.channels.toString();
      default -> throw new IllegalArgumentException(name);
    };
  }

  /**
   * The outputs of an input, and how they are made.
   *
   * @param given the text of an option, or null
   */
  private List<OutputNames.Wanted> wanted(
      Chain chain, String pattern, Function<String, String> given) {
    List<Object> key = new ArrayList<>(List.of(chain, pattern));
    for (String name : List.of("format", "bits", "quality", "dither", "rate", "channels")) {
      key.add(given.apply(name));
    }
    List<OutputNames.Wanted> known = recipes.get(key);
    if (known != null) {
      return known;
    }
    String what = chain.text().isEmpty() ? "converted" : chain.text();
    String origin = "Tenuto " + ProgramVersion.number() + ": " + what + ", seed " + options.seed;
    Double rate = rate(given.apply("rate"));
    Integer channels = channels(given.apply("channels"));
    String dither = given.apply("dither");
    OutputFormat format =
        OutputFormat.of(
            given.apply("format"), given.apply("bits"), given.apply("quality"), dither, origin);
    List<OutputNames.Wanted> wanted = new ArrayList<>();
    wanted.add(
        new OutputNames.Wanted(
            OutputNames.pattern("--name", settings.out(), pattern),
            recipe(chain, format, rate, channels)));
    for (Also each : also) {
      wanted.add(
          new OutputNames.Wanted(
              each.names(settings.out()),
              recipe(chain, each.format(dither, origin), rate, channels)));
    }
    recipes.put(key, wanted);
    return wanted;
  }

  private Recipe recipe(Chain chain, OutputFormat format, Double rate, Integer channels) {
    return new Recipe(chain, format, rate, channels, settings, jars);
  }

  private static Double rate(String text) {
    try {
      Double rate = text == null ? null : new RateConverter().convert(text);
      BatchOptions.requireRate(rate);
      return rate;
    } catch (TypeConversionException e) {
      throw new IllegalArgumentException("--rate: " + e.getMessage(), e);
    }
  }

  private static Integer channels(String text) {
    try {
      Integer channels = text == null ? null : Integer.valueOf(text);
      BatchOptions.requireChannels(channels);
      return channels;
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "--channels must be a whole number, but is '%s'".formatted(text), e);
    }
  }
}
