package tenuto.engine.keep;

import java.util.List;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Origins;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Voice;

/** When {@linkplain Stages stages} are stored, and of which filters. */
final class StageRules {
  /** The most samples of a sound that counts as a note, of which there are many. */
  static final long NOTE = 4L * Cache.PART;

  private StageRules() {}

  /** Whether the results of filters are kept when all samples are read. */
  static boolean areUsed(Settings settings) {
    return settings.cache() != Cache.NONE
        && settings.cache().division() == null
        && !settings.isDry();
  }

  /**
   * Of signals that one call stores, each when somebody reads it, those that share stages: a call
   * that stores them at once keeps the states of their filters together.
   */
  static List<Signal> group(Settings settings, List<Signal> signals) {
    return settings.defers() && areUsed(settings)
        ? signals.stream().filter(each -> !each.addressable()).toList()
        : List.of();
  }

  /**
   * Whether a filter can be a stage: its states can be kept, and it is longer than a part, or as a
   * voice longer than a note.
   */
  static boolean isStage(Filtered signal) {
    Filter filter = signal.filter();
    return filter.resumes()
        && Origins.isOurs(filter)
        && filter.lookBack() == Filter.ALL
        && signal.length() > (filter instanceof Voice ? NOTE : Cache.PART);
  }
}
