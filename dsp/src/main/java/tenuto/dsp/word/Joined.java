package tenuto.dsp.word;

/** How a word joins signals of unequal lengths, sample by sample. */
public enum Joined {
  /** As its description says: the default. */
  NOT,

  /** As long as the longest; shapes hold their last value to its end. */
  SUM,

  /** As long as the shortest sound, to whose end shapes hold their last value. */
  PRODUCT,

  /** The same, where what a shape holds is no level, which could be a mistake. */
  SHORTEST
}
