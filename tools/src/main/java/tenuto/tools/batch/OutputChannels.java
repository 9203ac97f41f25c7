package tenuto.tools.batch;

import java.util.List;
import tenuto.dsp.space.Layout;
import tenuto.engine.signal.Signal;
import tenuto.formats.Container;
import tenuto.tools.chain.FileSession;
import tenuto.tools.input.ChainException;

/** What a chain makes, at the sample rate and with the number of channels of the output. */
final class OutputChannels {
  private OutputChannels() {}

  /**
   * The channels converted to the number and rate that are requested, or that there can be.
   *
   * @param containers those of the outputs; if their rates differ, the sound has the requested one
   */
  static List<Signal> of(
      FileSession fileSession, Recipe recipe, List<Container> containers, List<Signal> channels) {
    if (channels.isEmpty()) {
      throw new ChainException("the chain leaves no channel to write");
    }
    double now = fileSession.session().sampleRate();
    double wanted = recipe.rate() == null ? now : recipe.rate();
    List<Double> rates =
        containers.stream().map(container -> container.rate(wanted)).distinct().toList();
    double rate = rates.size() == 1 ? rates.getFirst() : wanted;
    List<Signal> converted = fileSession.at(rate, channels, now);
    fileSession.session().sampleRate(rate);
    return wanted(fileSession, recipe.channels(), converted);
  }

  /**
   * The channels that {@code --channels} requests: one is the mean of all, and several from one are
   * copies of it.
   */
  private static List<Signal> wanted(
      FileSession fileSession, Integer wanted, List<Signal> channels) {
    if (wanted == null || wanted == channels.size()) {
      return channels;
    }
    if (wanted == 1) {
      return fileSession.together("Remix", channels, "-");
    }
    if (channels.size() == 1) {
      return fileSession.together("Remix", channels, "1 ".repeat(wanted));
    }
    throw new ChainException(
        ("--channels makes one channel of many or many of one, but there are %d"
                + " and %d were requested: %s, or see remix")
            .formatted(channels.size(), wanted, step(channels.size(), wanted)));
  }

  /** The step that makes such a number of channels for loudspeakers. */
  private static String step(int channels, int wanted) {
    String step = wanted < channels ? "downmix" : "upmix";
    return Layout.usual(wanted)
        .map(layout -> "add the step '%s %s'".formatted(step, layout))
        .orElse("add a step such as '%s 5.1'".formatted(step));
  }
}
