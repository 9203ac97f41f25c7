package tenuto.tools.chain;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Range;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.Unit;
import tenuto.tools.input.Quantity;

/** The quantity that a value in a chain measures, which determines how it is written. */
enum ValueKind {
  HERTZ("Hz", "a frequency above 0 such as 80, 80Hz or 1.5kHz") {
    @Override
    Double of(Quantity written) {
      if (!(written.value() > 0)) {
        return null;
      }
      return switch (written.unit()) {
        case "", "hz" -> written.value();
        case "k", "khz" -> 1000 * written.value();
        default -> null;
      };
    }
  },

  /** A frequency that may be left out. */
  HERTZ_OR_NONE("Hz", "a frequency such as 80, 80Hz or 1.5kHz, or 0 for none") {
    @Override
    Double of(Quantity written) {
      return written.value() == 0 ? Double.valueOf(0) : (Double) HERTZ.of(written);
    }
  },

  /** Positive or negative. */
  SHIFT("Hz", "a shift such as 80, -80Hz or 1.5kHz") {
    @Override
    Double of(Quantity written) {
      return switch (written.unit()) {
        case "", "hz" -> written.value();
        case "k", "khz" -> 1000 * written.value();
        default -> null;
      };
    }
  },

  MILLISECONDS("ms", "a time such as 10, 10ms or 0.5s") {
    @Override
    Double of(Quantity written) {
      return written.unit().isEmpty() ? Double.valueOf(written.value()) : written.milliseconds();
    }
  },

  /** The unit is required: without one, some readers would take seconds and others milliseconds. */
  TIME("time", "a time with its unit, such as 10ms, 0.5s or 1:02.5") {
    @Override
    Double of(Quantity written) {
      return written.value() == 0 && written.unit().isEmpty()
          ? Double.valueOf(0)
          : written.milliseconds();
    }
  },

  DECIBELS("dB", "decibels such as -3 or -3dB", "db", "dbfs", "dbtp"),
  LOUDNESS("LUFS", "a loudness such as -16 or -16LUFS", "lufs", "lkfs"),

  /** The value is a {@link LoudnessTarget}. */
  TARGET("LUFS", LOUDNESS.rule + ", or one of " + LoudnessTarget.names()) {
    @Override
    LoudnessTarget of(Quantity written) {
      Double lufs = (Double) LOUDNESS.of(written);
      return lufs == null ? null : new LoudnessTarget(lufs, Double.POSITIVE_INFINITY);
    }

    @Override
    Object read(String text) {
      return LoudnessTarget.named(text).<Object>map(named -> named).orElse(super.read(text));
    }
  },

  /** The value is NaN for that of a target, and infinite for none. */
  PEAK_LIMIT("dBTP", "a true peak such as -1 or -1dBTP, none, or target") {
    @Override
    Object read(String text) {
      return switch (text) {
        case "target" -> Double.NaN;
        case "none" -> Double.POSITIVE_INFINITY;
        default -> DECIBELS.read(text);
      };
    }
  },

  /** The value is a factor. */
  GAIN("dB or %", "a gain such as -3, -3dB or 50%") {
    @Override
    Double of(Quantity written) {
      return switch (written.unit()) {
        case "", "db" -> Decibels.gain(written.value());
        case "%" -> written.value() / 100;
        default -> null;
      };
    }
  },

  /** The value is a factor, as is a number without a unit. */
  VOLUME("dB or %", "a factor such as 0.5, or a gain such as -3dB or 50%") {
    @Override
    Double of(Quantity written) {
      return written.unit().isEmpty() ? (Double) written.value() : (Double) GAIN.of(written);
    }
  },

  OCTAVES("octaves", "octaves such as 1.5 or 1.5oct", "o", "oct"),
  SEMITONES("semitones", "semitones such as -3 or -3st", "st"),
  CENTS("cents", "cents such as 10 or 10ct", "ct"),
  DEGREES("degrees", "degrees such as 90 or 90deg", "deg"),
  METRES("m", "metres such as 2 or 2m", "m"),
  CENTIMETRES("cm", "centimetres such as 9 or 9cm", "cm"),

  /** A whole number. */
  COUNT("", "a number such as 4"),

  PLAIN("", "a number such as 0.5 or 50%") {
    @Override
    Double of(Quantity written) {
      return switch (written.unit()) {
        case "" -> written.value();
        case "%" -> written.value() / 100;
        default -> null;
      };
    }
  },

  SAMPLE_RATE("Hz", "a sample rate above 0 such as 44100 or 44.1kHz") {
    @Override
    Object of(Quantity written) {
      return HERTZ.of(written);
    }
  },

  FACTOR("", "a factor above 0 such as 2 or 150%") {
    @Override
    Object of(Quantity written) {
      return written.value() > 0 ? PLAIN.of(written) : null;
    }
  },

  WIDTH_HZ("Hz, oct or q", "a bandwidth such as 100, 100Hz, 1.5oct or 2q") {
    @Override
    Bandwidth of(Quantity written) {
      return Bandwidth.of(written, Bandwidth.Kind.HERTZ);
    }
  },

  WIDTH_Q("q, oct or Hz", "a bandwidth such as 2, 2q, 1.5oct or 100Hz") {
    @Override
    Bandwidth of(Quantity written) {
      return Bandwidth.of(written, Bandwidth.Kind.Q);
    }
  },

  TEXT("", "a string") {
    @Override
    Object read(String text) {
      return text;
    }
  },

  /** The value is a list of rows. A number's unit is for the reader only; k multiplies by 1000. */
  ROWS("", "rows of numbers such as 200:3:0.7;1.5kHz:-6dB") {
    @Override
    Object read(String text) {
      List<Row> rows = new ArrayList<>();
      for (String row : text.split(";", -1)) {
        List<Double> numbers = new ArrayList<>();
        for (String number : row.split(":", -1)) {
          Double value = Quantity.of(number).map(ValueKind::number).orElse(null);
          if (value == null) {
            return null;
          }
          numbers.add(value);
        }
        rows.add(new Row(numbers));
      }
      return rows;
    }
  },

  /** The value is the {@link Path} of an existing file. */
  FILE("file", "an existing sound file") {
    @Override
    Object read(String text) {
      try {
        Path file = Path.of(text);
        return Files.isRegularFile(file) ? file : null;
      } catch (InvalidPathException e) {
        return null;
      }
    }
  },

  /** The value is the {@link Path} of an existing file, or the text none. */
  FILE_OR_NONE("file", "an existing sound file, or none") {
    @Override
    Object read(String text) {
      return text.equals("none") ? text : FILE.read(text);
    }
  };

  private final String unit;
  private final String rule;

  /** The suffixes allowed after a number. */
  private final Set<String> suffixes;

  ValueKind(String unit, String rule, String... suffixes) {
    this.unit = unit;
    this.rule = rule;
    this.suffixes = Set.of(suffixes);
  }

  /** The unit, for a table; empty if there is none. */
  String unit() {
    return unit;
  }

  /** Whether using such a value can take long, even on a short signal. */
  boolean takesLong() {
    return this == FILE || this == SAMPLE_RATE || this == FACTOR;
  }

  /** The rule for the text, as errors and help print it. */
  String rule() {
    return rule;
  }

  /** The value of a parsed quantity, or null if it is not of this kind. */
  Object of(Quantity written) {
    return written.unit().isEmpty() || suffixes.contains(written.unit()) ? written.value() : null;
  }

  /** The value of a text, or null if the text is invalid. */
  Object read(String text) {
    return Quantity.of(text).map(this::of).orElse(null);
  }

  private static Double number(Quantity written) {
    return switch (written.unit()) {
      case "", "hz", "db", "q", "ms" -> written.value();
      case "k", "khz" -> 1000 * written.value();
      default -> null;
    };
  }

  /** The kind of a word's parameter. */
  static ValueKind of(Parameter parameter) {
    return switch (parameter.kind()) {
      case SIGNAL, SIGNALS, CHANNELS -> FILE;
      case TEXT -> TEXT;
      case ROWS -> ROWS;
      default -> of(parameter.unit(), parameter.range());
    };
  }

  private static ValueKind of(Unit unit, Range range) {
    return switch (unit) {
      case HZ ->
          range.above() >= 0 || range.from() > 0
              ? HERTZ
              : range.from() == 0 ? HERTZ_OR_NONE : SHIFT;
      case MS -> MILLISECONDS;
      case DB, DBFS, DBTP -> DECIBELS;
      case LUFS -> LOUDNESS;
      case OCTAVES -> OCTAVES;
      case SEMITONES -> SEMITONES;
      case CENTS -> CENTS;
      case DEGREES -> DEGREES;
      case METRES -> METRES;
      case CENTIMETRES -> CENTIMETRES;
      case SAMPLES, BITS, PER_SECOND, BPM, TURNS, RADIANS, INCHES_PER_SECOND -> COUNT;
      case NONE -> range.whole() ? COUNT : PLAIN;
    };
  }
}
