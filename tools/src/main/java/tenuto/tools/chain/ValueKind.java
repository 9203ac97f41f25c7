package tenuto.tools.chain;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.Row;
import tenuto.tools.input.Quantity;

/** What a value in a chain measures, and so how it is written. */
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

  /** Of a word that does without one unless it is given. */
  HERTZ_OR_NONE("Hz", "a frequency such as 80, 80Hz or 1.5kHz, or 0 for none") {
    @Override
    Double of(Quantity written) {
      return written.value() == 0 ? Double.valueOf(0) : (Double) HERTZ.of(written);
    }
  },

  /** Up or down. */
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

  /** Without a unit it would be seconds to one reader and milliseconds to the other. */
  TIME("time", "a time with its unit, such as 10ms, 0.5s or 1:02.5") {
    @Override
    Double of(Quantity written) {
      return written.value() == 0 && written.unit().isEmpty()
          ? Double.valueOf(0)
          : written.milliseconds();
    }
  },

  DECIBELS("dB", "decibels such as -3 or -3dB") {
    @Override
    Double of(Quantity written) {
      return written.unit().isEmpty() || written.unit().equals("db") ? written.value() : null;
    }
  },

  LOUDNESS("LUFS", "a loudness such as -16 or -16LUFS") {
    @Override
    Double of(Quantity written) {
      return written.unit().isEmpty() || written.unit().matches("lufs|lkfs")
          ? written.value()
          : null;
    }
  },

  /** Gives a factor. */
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

  OCTAVES("octaves", "octaves such as 1.5 or 1.5oct") {
    @Override
    Double of(Quantity written) {
      return switch (written.unit()) {
        case "", "o", "oct" -> written.value();
        default -> null;
      };
    }
  },

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
    Width of(Quantity written) {
      return Width.of(written, Width.Kind.HERTZ);
    }
  },

  WIDTH_Q("q, oct or Hz", "a bandwidth such as 2, 2q, 1.5oct or 100Hz") {
    @Override
    Width of(Quantity written) {
      return Width.of(written, Width.Kind.Q);
    }
  },

  TEXT("", "a string") {
    @Override
    Object read(String text) {
      return text;
    }
  },

  /** Gives a list of rows; a number's unit tells what it is, and changes only kHz. */
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

  /** Gives a {@link Path} to something that is there. */
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
  };

  /** Names of units as they stand in the help of words' parameters. */
  private static final Pattern IN_HELP =
      Pattern.compile("(?:^|\\bin )(Hz up or down|Hz|ms|dB|octaves)\\b");

  private final String unit;
  private final String rule;

  ValueKind(String unit, String rule) {
    this.unit = unit;
    this.rule = rule;
  }

  /** The unit, for a table; empty for none. */
  String unit() {
    return unit;
  }

  /** Whether to use such a value can take long, whatever it is used on. */
  boolean takesLong() {
    return this == FILE || this == SAMPLE_RATE || this == FACTOR;
  }

  /** What a text must be. */
  String rule() {
    return rule;
  }

  /** The value of what is written, or null if it is not of this measure. */
  Object of(Quantity written) {
    return null;
  }

  /** The value of a text, or null if it is none. */
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

  /** How a word's parameter is written. */
  static ValueKind of(Parameter parameter) {
    return switch (parameter.kind()) {
      case SIGNAL, SIGNALS, CHANNELS -> FILE;
      case TEXT -> TEXT;
      case ROWS -> ROWS;
      default -> {
        Matcher unit = IN_HELP.matcher(parameter.unit());
        yield switch (unit.find() ? unit.group(1) : "") {
          case "Hz up or down" -> SHIFT;
          case "Hz" -> parameter.otherwise().equals("0") ? HERTZ_OR_NONE : HERTZ;
          case "ms" -> MILLISECONDS;
          case "dB" -> DECIBELS;
          case "octaves" -> OCTAVES;
          default -> PLAIN;
        };
      }
    };
  }
}
