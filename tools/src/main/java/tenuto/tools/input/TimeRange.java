package tenuto.tools.input;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tenuto.dsp.editing.Slices;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.About;

/** The options that select a part of a sound: {@code --from} and {@code --to}. */
public final class TimeRange {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--from",
      paramLabel = "TIME",
      converter = ClockTime.Converter.class,
      description = "Start, in seconds or as 1:02.5 or 500ms (default: the start of the sound).")
  private ClockTime from = new ClockTime(0);

  @Option(
      names = "--to",
      paramLabel = "TIME",
      converter = ClockTime.Converter.class,
      description = "End, in the form of --from (default: the end of the sound).")
  private ClockTime to = new ClockTime(Double.POSITIVE_INFINITY);

  /** Rejects an empty range. */
  public void check(CommandSpec command) {
    if (!(from.seconds() < to.seconds())) {
      throw new ParameterException(
          command.commandLine(),
          "--to must be after --from, but they are %s and %s s"
              .formatted(plain(to.seconds()), plain(from.seconds())));
    }
  }

  private static String plain(double seconds) {
    return new java.math.BigDecimal(Double.toString(seconds)).stripTrailingZeros().toPlainString();
  }

  /** The start in seconds. */
  public double begin() {
    return from.seconds();
  }

  /** The end in seconds; infinite for the end of the sound. */
  public double end() {
    return to.seconds();
  }

  /**
   * The selected part of a file's channels.
   *
   * @throws IllegalArgumentException if it begins after the file's end
   */
  public List<Signal> of(Path file, About about, List<Signal> channels) {
    long frames = about.frames();
    long first = sample(from, about);
    long stop = Math.min(frames, sample(to, about));
    if (first == 0 && stop == frames) {
      return channels;
    }
    if (first >= frames) {
      throw new IllegalArgumentException(
          "%s: --from must be before the end, which is at %s s, but is %s s"
              .formatted(file, plain(about.seconds()), plain(from.seconds())));
    }
    return channels.stream().map(x -> Slices.of(x, first, stop)).toList();
  }

  private static long sample(ClockTime time, About about) {
    return (long) Math.min(0x1p62, Math.rint(time.seconds() * about.sampleRate()));
  }
}
