package tenuto.tools.inspect;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** A value of a file that rules can limit. */
enum CheckedValue {
  LOUDNESS(Metric.LOUDNESS, "LUFS", "LKFS"),
  MAX_MOMENTARY(Metric.MAX_MOMENTARY, "LUFS", "LKFS"),
  MAX_SHORT_TERM(Metric.MAX_SHORT_TERM, "LUFS", "LKFS"),
  LOUDNESS_RANGE(Metric.LOUDNESS_RANGE, "LU"),
  TRUE_PEAK(Metric.TRUE_PEAK, "dBTP"),
  PEAK(Metric.PEAK, "dBFS", "dB"),
  RMS(Metric.RMS, "dBFS", "dB"),
  CREST(Metric.CREST, "dB"),
  NOISE_FLOOR(Metric.NOISE_FLOOR, "dBFS", "dB"),
  DC(Metric.DC, ""),
  CLIPPED(Metric.CLIPPED, ""),
  NOT_FINITE(Metric.NOT_FINITE, ""),
  SILENT_BEGIN(Metric.SILENT_BEGIN, "s"),
  SILENT_END(Metric.SILENT_END, "s"),
  SECONDS("seconds", file -> file.about().seconds(), "s"),
  SAMPLE_RATE("sampleRate", file -> file.about().sampleRate(), "Hz"),
  CHANNELS("channels", file -> file.about().channels(), ""),
  BITS("bits", file -> file.about().bits(), "");

  /** Levels count as rounded to a tenth, as meters show them. */
  private static final double TENTH = 10;

  private final String key;
  private final ToDoubleFunction<FileMetrics> of;
  private final List<String> units;

  CheckedValue(Metric metric, String... units) {
    this(metric.key(), metric::of, units);
  }

  CheckedValue(String key, ToDoubleFunction<FileMetrics> of, String... units) {
    this.key = key;
    this.of = of;
    this.units = List.of(units);
  }

  /** The value of that name, as JSON has it. */
  static Optional<CheckedValue> named(String key) {
    return Arrays.stream(values()).filter(value -> value.key.equals(key)).findFirst();
  }

  /** All names, for an error. */
  static String names() {
    return Arrays.stream(values()).map(value -> value.key).collect(Collectors.joining(", "));
  }

  /** Its name in rules and in JSON. */
  String key() {
    return key;
  }

  /** Its unit; empty if it has none. */
  String unit() {
    return units.getFirst();
  }

  double of(FileMetrics file) {
    return of.applyAsDouble(file);
  }

  /** The value that is compared with a limit. */
  double compared(double value) {
    return isLevel() ? Math.rint(value * TENTH) / TENTH : value;
  }

  /** Whether it is in LUFS, decibels or the like. */
  private boolean isLevel() {
    return unit().startsWith("d") || unit().startsWith("L");
  }

  /** What a number in a unit is in the value's own; empty if it cannot be in that unit. */
  Optional<Double> in(double number, String unit) {
    if (unit.isEmpty() || units.stream().anyMatch(unit::equalsIgnoreCase)) {
      return Optional.of(number);
    }
    return switch (unit() + " " + unit) {
      case "Hz kHz" -> Optional.of(1000 * number);
      case "s min" -> Optional.of(60 * number);
      case "s ms" -> Optional.of(number / 1000);
      default -> Optional.empty();
    };
  }
}
