package tenuto.tools.inspect;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tenuto.dsp.plot.FrequencyRange;
import tenuto.dsp.plot.Plot;
import tenuto.tools.input.RateConverter;

/** The options that say which frequencies a picture shows. */
final class FrequencyWindow {
  private static final List<String> OPTIONS = List.of("--low", "--high", "--linear");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--low",
      paramLabel = "HZ",
      converter = RateConverter.class,
      description =
          "The lowest frequency to show, such as 200 or 1k (default: 20, or 0 if linear).")
  private double low;

  @Option(
      names = "--high",
      paramLabel = "HZ",
      converter = RateConverter.class,
      description = "The highest frequency to show (default: half the sample rate).")
  private double high = Double.POSITIVE_INFINITY;

  @Option(names = "--linear", description = "A linear frequency axis instead of a logarithmic one.")
  private boolean linear;

  /**
   * The frequencies.
   *
   * @throws ParameterException if they are none, or the picture has no axis of them
   */
  FrequencyRange range(Plot.Kind kind) {
    for (String option : OPTIONS) {
      if (spec.commandLine().getParseResult().hasMatchedOption(option) && !kind.hasFrequencies()) {
        throw new ParameterException(
            spec.commandLine(), "%s: %s has no axis of frequencies".formatted(option, kind.text()));
      }
    }
    try {
      return new FrequencyRange(low, high, linear);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--low, --high: " + e.getMessage(), e);
    }
  }
}
