package tenuto.formats.file;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How well a lossy format keeps a sound: a level, or a bit rate.
 *
 * @param level null if the bit rate is given
 * @param kilobits per second, for all channels together; 0 if the level is given
 */
public record Quality(Level level, double kilobits) {
  /** What each level means is up to the format. */
  public enum Level {
    LOW,
    MEDIUM,
    HIGH,
    BEST;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** That of a file of which nothing is said. */
  public static final Quality DEFAULT = new Quality(Level.HIGH, 0);

  /** The possible texts. */
  public static final String TEXTS =
      Stream.of(Level.values()).map(Level::toString).collect(Collectors.joining(", "))
          + " or a bit rate such as 192k";

  public Quality {
    if ((level == null) == (kilobits == 0)) {
      throw new IllegalArgumentException("either a level or a bit rate");
    }
  }

  /** The quality of such a text as "high" or "192k"; nothing if it is none. */
  public static Optional<Quality> of(String text) {
    String small = text.strip().toLowerCase(Locale.ROOT);
    if (small.matches("\\d{1,4}(\\.\\d{1,3})?k")) {
      double kilobits = Double.parseDouble(small.substring(0, small.length() - 1));
      return kilobits == 0 ? Optional.empty() : Optional.of(new Quality(null, kilobits));
    }
    return Stream.of(Level.values())
        .filter(each -> each.toString().equals(small))
        .findFirst()
        .map(each -> new Quality(each, 0));
  }

  /** As it is given. */
  @Override
  public String toString() {
    return level == null
        ? (kilobits == Math.rint(kilobits) ? Long.toString((long) kilobits) : "" + kilobits) + "k"
        : Objects.toString(level);
  }
}
