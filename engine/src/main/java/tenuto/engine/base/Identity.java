package tenuto.engine.base;

import java.util.HexFormat;

/**
 * What a signal is, in 128 bits: the operator and its parameters, the length and the identities of
 * its inputs. Two lazy signals with one identity describe the same samples.
 *
 * <p>Hashed once, when the signal is built, from the inputs' finished hashes; so it costs the same
 * at any depth, where a record's own {@code hashCode} would walk the whole graph.
 */
public record Identity(long high, long low) {
  /** As many as fit into a long. */
  private static final int LETTERS = Long.SIZE / Character.SIZE;

  /** Of what is made from nothing else. */
  public static Identity of(String text, long length) {
    long high = SplitMix.mix(length + SplitMix.GOLDEN_RATIO);
    long low = SplitMix.mix(length ^ 0xD1B54A32D192ED03L);
    int letters = text.length();
    for (int i = 0; i < letters; i += LETTERS) {
      long word = 0;
      for (int k = i; k < Math.min(i + LETTERS, letters); k++) {
        word = word << Character.SIZE | text.charAt(k);
      }
      high = SplitMix.mix(high + word);
      low = SplitMix.mix(low ^ word);
    }
    return new Identity(SplitMix.mix(high + letters), SplitMix.mix(low ^ letters));
  }

  /** Of numbers, each by its bits. */
  public static Identity of(double[] numbers) {
    long high = SplitMix.mix(numbers.length + SplitMix.GOLDEN_RATIO);
    long low = SplitMix.mix(numbers.length ^ 0xD1B54A32D192ED03L);
    for (double number : numbers) {
      long word = Double.doubleToRawLongBits(number);
      high = SplitMix.mix(high + word);
      low = SplitMix.mix(low ^ word);
    }
    return new Identity(high, low);
  }

  /** Of what is also made from one more input. */
  public Identity from(Identity input) {
    return new Identity(SplitMix.mix(high + input.high), SplitMix.mix(low ^ input.low));
  }

  @Override
  public String toString() {
    return HexFormat.of().toHexDigits(high) + HexFormat.of().toHexDigits(low);
  }
}
