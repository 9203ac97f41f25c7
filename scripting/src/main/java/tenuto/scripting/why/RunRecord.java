package tenuto.scripting.why;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The decoded record of a run.
 *
 * @param about the run as a whole
 * @param parameters the names of the parameters of each word
 * @param nodes signals, each after those it is made from
 * @param stored what was stored
 */
record RunRecord(
    About about, Map<String, List<String>> parameters, List<Known> nodes, List<Kept> stored) {
  /**
   * The run as a whole.
   *
   * @param millis when it ended, since 1970
   * @param complete whether it has succeeded
   * @param cut whether the notebook was full
   * @param program a checksum of the program's code
   * @param seed of all noises
   */
  record About(long millis, boolean complete, boolean cut, String program, long seed) {}

  /**
   * A signal.
   *
   * @param file a hash of the file that it depends on; empty for none
   * @param inputs by their numbers
   * @param identity in its run
   * @param content a hash of all that it is made from, without line numbers and files' times
   */
  record Known(
      boolean isWord,
      String word,
      PatchLine place,
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
   * @param never why it is never cached; empty if it may be
   * @param neverAt where the input is made for which it is never cached; unknown if it is this one
   */
  record Kept(
      int[] roots,
      String word,
      PatchLine place,
      long nanos,
      String never,
      PatchLine neverAt,
      long[] keys,
      byte[] fates) {
    /** The number of parts that were found, or computed. */
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

  /** The outcome of each part, by its key. */
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
