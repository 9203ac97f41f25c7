package tenuto.bench.words;

import java.util.ArrayList;
import java.util.List;

/**
 * What is measured and how.
 *
 * @param samples {@code --samples}: of each input; a minute at 96 kHz
 * @param warmUps {@code --warm-ups}: passes that do not count, 2
 * @param rounds {@code --rounds}: passes that count, 5
 * @param kept {@code --kept}: loops write all their results to one array
 * @param together {@code --together}: all in one JVM
 * @param side {@code --side}: the one side to be measured, or null for both
 * @param words the words; all if there are none
 */
record WordOptions(
    int samples,
    int warmUps,
    int rounds,
    boolean kept,
    boolean together,
    Side side,
    List<String> words) {
  private static final int MINUTE = 5_760_000;

  /** Of a pair. */
  enum Side {
    OURS,
    LOOP
  }

  static WordOptions of(String... args) {
    int samples = MINUTE;
    int warmUps = 2;
    int rounds = 5;
    boolean kept = false;
    boolean together = false;
    Side side = null;
    List<String> words = new ArrayList<>();
    for (int i = 0; i < args.length; i++) {
      switch (args[i]) {
        case "--samples" -> samples = Integer.parseInt(args[++i]);
        case "--warm-ups" -> warmUps = Integer.parseInt(args[++i]);
        case "--rounds" -> rounds = Integer.parseInt(args[++i]);
        case "--side" -> side = Side.valueOf(args[++i]);
        case "--kept" -> kept = true;
        case "--together" -> together = true;
        default -> words.add(args[i]);
      }
    }
    return new WordOptions(samples, warmUps, rounds, kept, together, side, List.copyOf(words));
  }

  boolean matches(String word) {
    return words.isEmpty() || words.contains(word);
  }

  /** The arguments without the words. */
  List<String> others(String... args) {
    List<String> others = new ArrayList<>(List.of(args));
    others.removeAll(words);
    return others;
  }
}
