package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tenuto.tools.chain.Chain;
import tenuto.tools.input.ProgramCode;

/** Everything that determines an output, except its input. */
final class Recipe {
  private final Chain chain;
  private final OutputFormat format;
  private final Double rate;
  private final Integer channels;
  private final String settings;
  private final List<Path> jars;
  private String identity;

  /**
   * @param format how outputs are stored
   * @param rate their sample rate, or null for the one that the chain results in
   * @param channels their number of channels, or null for the one that the chain results in
   * @param settings what the batch's settings add to the outputs' identity
   * @param jars those of further words
   */
  Recipe(
      Chain chain,
      OutputFormat format,
      Double rate,
      Integer channels,
      BatchSettings settings,
      List<Path> jars) {
    this.chain = chain;
    this.format = format;
    this.rate = rate;
    this.channels = channels;
    this.jars = jars;
    // Numbers are not formatted, for two reasons: their digits would depend on the user's language,
    // and looking up that language searches all jars, which takes too long at start-up.
    this.settings =
        settings.reading().text()
            + (", " + format.text())
            + (", rate " + rate)
            + (", channels " + channels)
            + (", seed " + settings.engine().seed())
            + (settings.replayGain() ? ", replaygain" : "");
  }

  Chain chain() {
    return chain;
  }

  OutputFormat format() {
    return format;
  }

  Double rate() {
    return rate;
  }

  Integer channels() {
    return channels;
  }

  /** The text for the journal, once the chain is checked: chain, options, program. */
  synchronized String identity() throws IOException {
    if (identity == null) {
      List<Path> sources = new ArrayList<>(chain.sources());
      sources.addAll(jars);
      List<String> files = new ArrayList<>();
      for (Path file : sources) {
        files.add(file.toAbsolutePath().normalize() + " " + FileFingerprint.of(file));
      }
      identity = "%s; %s; %s; %s".formatted(ProgramCode.sum(), chain.text(), files, settings);
    }
    return identity;
  }
}
