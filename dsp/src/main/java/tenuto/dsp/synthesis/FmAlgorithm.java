package tenuto.dsp.synthesis;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The FM algorithms, i.e. which operator modulates which in a voice of four or six, as in Yamaha's
 * chips of the eighties: the algorithms 1 to 8 of the DX21 and TX81Z, and 1 to 32 of the DX7 (their
 * owner's manuals, 1983 to 1987). Operators are counted from 1; a higher one modulates lower ones
 * only.
 */
enum FmAlgorithm {
  OF_FOUR("43 32 21", "42 32 21", "41 32 21", "43 31 21", "43 21", "43 42 41", "43", ""),
  OF_SIX(
      "65 54 43 21",
      "65 54 43 21",
      "65 54 32 21",
      "65 54 32 21",
      "65 43 21",
      "65 43 21",
      "65 53 43 21",
      "65 53 43 21",
      "65 53 43 21",
      "64 54 32 21",
      "64 54 32 21",
      "63 53 43 21",
      "63 53 43 21",
      "64 54 43 21",
      "64 54 43 21",
      "65 51 43 31 21",
      "65 51 43 31 21",
      "65 54 41 31 21",
      "65 64 32 21",
      "64 54 32 31",
      "65 64 32 31",
      "65 64 63 21",
      "65 64 32",
      "65 64 63",
      "65 64",
      "64 54 32",
      "64 54 32",
      "54 43 21",
      "65 43",
      "54 43",
      "65",
      "");

  private final List<String> all;

  FmAlgorithm(String... all) {
    this.all = List.of(all);
  }

  /** The number of algorithms. */
  int count() {
    return all.size();
  }

  /** For each operator, counted from 0, those that modulate it. */
  List<List<Integer>> modulators(int algorithm, int operators) {
    List<List<Integer>> modulators = new ArrayList<>();
    for (int i = 0; i < operators; i++) {
      modulators.add(new ArrayList<>());
    }
    for (String pair : all.get(algorithm - 1).split(" ")) {
      if (!pair.isEmpty()) {
        modulators.get(pair.charAt(1) - '1').add(pair.charAt(0) - '1');
      }
    }
    return modulators;
  }

  /** The carriers, counted from 0: the operators that modulate no other. */
  List<Integer> carriers(int algorithm, int operators) {
    List<List<Integer>> modulators = modulators(algorithm, operators);
    return IntStream.range(0, operators)
        .filter(i -> modulators.stream().noneMatch(each -> each.contains(i)))
        .boxed()
        .toList();
  }

  /**
   * The operator, counted from 0, whose output is fed back to operator 6: operator 6 itself, except
   * in the DX7's algorithms 4 and 6.
   */
  int returnsToTop(int algorithm) {
    return this == OF_SIX && algorithm == 4 ? 3 : this == OF_SIX && algorithm == 6 ? 4 : 5;
  }
}
