package tenuto.scripting.tasks;

import tenuto.engine.base.SplitMix;

/** A 64-bit hash of some content, the same in every run. */
public final class ContentHash {
  private ContentHash() {}

  /** The hash of a text. */
  public static long of(CharSequence text) {
    long all = text.length();
    for (int i = 0; i < text.length(); i++) {
      all = SplitMix.mix(all + text.charAt(i));
    }
    return SplitMix.mix(all);
  }

  /** The hash of several parts in their order. */
  public static long of(long... parts) {
    long all = parts.length;
    for (long part : parts) {
      all = SplitMix.mix(Long.rotateLeft(all, 1) ^ SplitMix.mix(part));
    }
    return all;
  }
}
