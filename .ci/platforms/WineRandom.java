import java.security.Provider;
import java.security.SecureRandomSpi;
import java.util.SplittableRandom;

/** Random numbers for tries in Wine, where Java's own crash as they are seeded from the network's adapters. */
public final class WineRandom extends Provider {
  private static final long serialVersionUID = 1L;

  public WineRandom() {
    super("WineRandom", "1", "not secure");
    put("SecureRandom.WineRandom", Numbers.class.getName());
  }

  public static final class Numbers extends SecureRandomSpi {
    private static final long serialVersionUID = 1L;

    @Override
    protected void engineSetSeed(byte[] seed) {}

    @Override
    protected void engineNextBytes(byte[] bytes) {
      new SplittableRandom(System.nanoTime()).nextBytes(bytes);
    }

    @Override
    protected byte[] engineGenerateSeed(int bytes) {
      byte[] seed = new byte[bytes];
      engineNextBytes(seed);
      return seed;
    }
  }
}
