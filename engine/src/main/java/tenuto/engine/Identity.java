package tenuto.engine;

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
  static Identity of(String text, long length) {
    long high = mix(length + 0x9E3779B97F4A7C15L);
    long low = mix(length ^ 0xD1B54A32D192ED03L);
    int letters = text.length();
    for (int i = 0; i < letters; i += LETTERS) {
      long word = 0;
      for (int k = i; k < Math.min(i + LETTERS, letters); k++) {
        word = word << Character.SIZE | text.charAt(k);
      }
      high = mix(high + word);
      low = mix(low ^ word);
    }
    return new Identity(mix(high + letters), mix(low ^ letters));
  }

  /** Of what is also made from one more input. */
  Identity from(Identity input) {
    return new Identity(mix(high + input.high), mix(low ^ input.low));
  }

  /** The finaliser of SplitMix64 (Steele, Lea and Flood 2014). */
  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  @Override
  public String toString() {
    return HexFormat.of().toHexDigits(high) + HexFormat.of().toHexDigits(low);
  }
}
