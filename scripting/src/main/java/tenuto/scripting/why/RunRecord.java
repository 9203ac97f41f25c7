package tenuto.scripting.why;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a run has noted down, read again.
 *
 * @param about the run as a whole
 * @param parameters the names of each word's
 * @param nodes signals, each after those it is made from
 * @param stored what was stored
 */
record RunRecord(
    About about, Map<String, List<String>> parameters, List<Known> nodes, List<Kept> stored) {
  /**
   * The run as a whole.
   *
   * @param millis when it ended, since 1970
   * @param complete whether it has ended as it should
   * @param cut whether there was more than a journal holds
   * @param program a sum of the program's code
   * @param seed all noises follow from it
   */
  record About(long millis, boolean complete, boolean cut, String program, long seed) {}

  /**
   * A signal.
   *
   * @param file a sum of what of it is outside; empty for nothing
   * @param inputs by their numbers
   * @param identity in its run
   * @param content a sum of all that it is made from, without names of lines and files' times
   */
  record Known(
      boolean isWord,
      String word,
      Place place,
      double rate,
      byte[] arguments,
      String file,
      int[] inputs,
      long identity,
      long content) {}

  /**
   * Signals that were stored together.
   *
   * @param roots by their numbers
   * @param word in whose call
   * @param never why it is never kept; empty if it may be
   * @param neverAt where that is the reason which it is made from; unknown if it is here
   */
  record Kept(
      int[] roots,
      String word,
      Place place,
      long nanos,
      String never,
      Place neverAt,
      long[] keys,
      byte[] fates) {
    /** How many parts have become that. */
    int count(boolean found) {
      int count = 0;
      for (byte fate : fates) {
        count += (found ? fate == Storage.FOUND : Storage.outcome(fate) != null) ? 1 : 0;
      }
      return count;
    }
  }

  Known root(Kept kept) {
    return nodes.get(kept.roots()[0]);
  }

  /** What has become of each part, by its key. */
  Map<Long, Byte> fates() {
    Map<Long, Byte> fates = new HashMap<>();
    for (Kept each : stored) {
      for (int i = 0; i < each.keys().length; i++) {
        if (each.fates()[i] != Storage.UNWANTED) {
          fates.put(each.keys()[i], each.fates()[i]);
        }
      }
    }
    return fates;
  }

  /** How often each content was stored. */
  Map<Long, Integer> contents() {
    Map<Long, Integer> contents = new HashMap<>();
    for (Kept each : stored) {
      contents.merge(root(each).content(), 1, Integer::sum);
    }
    return contents;
  }
}
