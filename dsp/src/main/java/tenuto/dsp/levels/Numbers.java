package tenuto.dsp.levels;

import java.util.List;
import java.util.stream.Collectors;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;

/** Words that convert numbers, and return values that do not depend on a signal. */
public final class Numbers {
  private static final double SPEED_OF_SOUND = 340_290;

  private Numbers() {}

  @Operator(
      value = "The factor of a gain in decibels, exactly and not in steps.",
      words = "FromDBS",
      example = "sf.FromDBS(-6)")
  public static double fromDbs(@In(value = "gain", unit = Unit.DB) double dB) {
    return Decibels.gain(dB);
  }

  @Operator(
      value = "The decibels of a factor; -inf for 0.",
      words = "ToDBs",
      example = "sf.ToDBs(0.5)")
  public static double toDbs(@In(value = "factor", from = 0) double value) {
    return 20 * StrictMath.log10(value);
  }

  @Operator(
      value = "The speed of sound in air at 15 °C, in mm per second.",
      words = "SpeedOfSound",
      example = "sf.SpeedOfSound(0)")
  public static double speedOfSound(@In(Units.IGNORED) Object anything) {
    return SPEED_OF_SOUND;
  }

  @Operator(value = "The seconds since the patch started.", words = "Time", example = "sf.Time(0)")
  public static double time(WordContext context, @In(Units.IGNORED) Object anything) {
    return context.seconds();
  }

  @Operator(
      value = "Nested lists as a text: (1, (2.5, \"a\")).",
      words = "ToSFPL",
      example = "sf.ToSFPL([(0, 0), (20, 1), (1000, 0)])")
  public static String toSfpl(@In("lists, tuples, numbers and strings") Object value) {
    return switch (value) {
      case null -> "None";
      case List<?> list ->
          list.stream().map(Numbers::toSfpl).collect(Collectors.joining(", ", "(", ")"));
      case String text -> '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
      default -> value.toString();
    };
  }
}
