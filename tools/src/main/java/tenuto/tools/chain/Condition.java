package tenuto.tools.chain;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tenuto.dsp.levels.Peak;
import tenuto.dsp.metering.LoudnessMeter;
import tenuto.dsp.metering.TruePeak;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * The condition of a step such as {@code if loudness below -23LUFS}.
 *
 * @param above whether the measure must be above the bound; below it otherwise
 */
record Condition(Measure measure, boolean above, double bound) {
  private static final int BLOCK = 2048;

  private static final int PARTS = 4;

  /** What a condition looks at. All channels are measured together. */
  enum Measure {
    LOUDNESS(ValueKind.LOUDNESS) {
      @Override
      double of(FileSession fileSession, List<Signal> x) {
        Session session = fileSession.session();
        double lufs =
            LoudnessMeter.of(
                    session, x, fileSession.context().speakers(x.size()), session.sampleRate())
                .integrated();
        if (Double.isNaN(lufs)) {
          throw new IllegalArgumentException("the sound's loudness cannot be determined");
        }
        return lufs;
      }
    },

    PEAK(ValueKind.DECIBELS) {
      @Override
      double of(FileSession fileSession, List<Signal> x) {
        Peak peak = new Peak(longest(x));
        fileSession.session().visit(x, BLOCK, peak::visitor);
        return decibels(peak.value());
      }
    },

    TRUE_PEAK(ValueKind.DECIBELS) {
      @Override
      double of(FileSession fileSession, List<Signal> x) {
        return decibels(TruePeak.of(fileSession.session(), x));
      }
    },

    LENGTH(ValueKind.TIME) {
      @Override
      double of(FileSession fileSession, List<Signal> x) {
        return 1000 * longest(x) / fileSession.session().sampleRate();
      }
    },

    CHANNELS(ValueKind.COUNT) {
      @Override
      double of(FileSession fileSession, List<Signal> x) {
        return x.size();
      }
    },

    RATE(ValueKind.SAMPLE_RATE) {
      @Override
      double of(FileSession fileSession, List<Signal> x) {
        return fileSession.session().sampleRate();
      }
    };

    private final ValueKind kind;

    Measure(ValueKind kind) {
      this.kind = kind;
    }

    /** The measure of a sound, in the unit of the bound. */
    abstract double of(FileSession fileSession, List<Signal> x);

    private static long longest(List<Signal> x) {
      return x.stream().mapToLong(Signal::length).max().orElse(0);
    }

    private static double decibels(double peak) {
      return 20 * StrictMath.log10(peak);
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * The condition of a step {@code if}.
   *
   * @throws IllegalArgumentException with the part that is wrong
   */
  static Condition of(StepText step) {
    List<String> parts = step.parts().stream().map(StepText.Part::text).toList();
    if (parts.size() != PARTS) {
      throw new IllegalArgumentException(
          "a condition has a measure, below or above, and a value: if loudness below -23LUFS");
    }
    Measure measure =
        Arrays.stream(Measure.values())
            .filter(each -> each.toString().equalsIgnoreCase(parts.get(1)))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "a condition is on %s, but this one is on '%s'"
                            .formatted(all(), parts.get(1))));
    boolean above =
        switch (parts.get(2).toLowerCase(Locale.ROOT)) {
          case "above", ">" -> true;
          case "below", "<" -> false;
          default ->
              throw new IllegalArgumentException(
                  "a value must be below or above another, but here it is '%s'"
                      .formatted(parts.get(2)));
        };
    if (!(measure.kind.read(parts.get(3)) instanceof Double bound)) {
      throw new IllegalArgumentException(
          "%s must be compared with %s, but is with '%s'"
              .formatted(measure, measure.kind.rule(), parts.get(3)));
    }
    return new Condition(measure, above, bound);
  }

  private static String all() {
    return Arrays.stream(Measure.values()).map(Measure::toString).collect(Collectors.joining(", "));
  }

  /** Whether a sound meets it. */
  boolean isMetBy(FileSession fileSession, List<Signal> x) {
    double found = measure.of(fileSession, x);
    return above ? found > bound : found < bound;
  }

  @Override
  public String toString() {
    return measure + (above ? " above " : " below ") + bound;
  }
}
