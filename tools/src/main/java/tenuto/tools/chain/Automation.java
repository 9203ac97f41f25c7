package tenuto.tools.chain;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.dsp.envelopes.Point;
import tenuto.engine.signal.Signal;
import tenuto.formats.midi.MidiEvent;
import tenuto.formats.midi.MidiFile;
import tenuto.tools.input.CsvText;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.Quantity;

/**
 * A parameter that moves: straight lines between points of a CSV file of times and values, or the
 * movements of a MIDI controller. Before the first point and after the last one it is held.
 *
 * @param file the file
 * @param points in ms, with times ascending from 0, in the unit of the parameter
 */
record Automation(Path file, List<Point> points) {
  /** A MIDI file, a controller, and the values that it has at 0 and 127. */
  private static final Pattern CONTROLLER =
      Pattern.compile(
          "(.+\\.(?:midi?|rmi)):(?:cc)?(\\d{1,3}):([^:]+):([^:]+)", Pattern.CASE_INSENSITIVE);

  private static final String FORMS =
      "an automation is @FILE.csv with times and values, or @FILE.mid:CONTROLLER:FROM:TO";

  private static final int MOST = 127;

  /** How long a controller's step takes, so that it does not click. */
  private static final double STEP_MS = 5;

  /**
   * Reads the automation that a value such as {@code @sweep.csv} names.
   *
   * @param text the value after the @
   * @param kind that of the parameter's values
   * @throws IllegalArgumentException naming the file, the place and what is wrong
   */
  static Automation read(String text, ValueKind kind) {
    try {
      Matcher midi = CONTROLLER.matcher(text);
      if (midi.matches()) {
        return controller(
            Path.of(midi.group(1)),
            Integer.parseInt(midi.group(2)),
            number(midi.group(3), kind),
            number(midi.group(4), kind));
      }
      if (!text.toLowerCase(Locale.ROOT).endsWith(".csv")) {
        throw new IllegalArgumentException(FORMS + ", but this one is '@%s'".formatted(text));
      }
      return table(Path.of(text), kind);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "cannot read @%s: %s".formatted(text, ErrorText.reason(e)), e);
    }
  }

  private static double number(String text, ValueKind kind) {
    if (kind.read(text) instanceof Double number) {
      return number;
    }
    throw new IllegalArgumentException(
        "a value must be %s, but one is '%s'".formatted(kind.rule(), text));
  }

  private static Automation table(Path file, ValueKind kind) throws IOException {
    List<Point> points = new ArrayList<>();
    CsvText text = CsvText.read(file);
    boolean isFirst = true;
    int row = 0;
    for (List<String> values : text.rows()) {
      row++;
      if (values.stream().allMatch(String::isBlank)) {
        continue;
      }
      Double ms =
          values.size() < 2 ? null : milliseconds(text.withPoint(values.getFirst().strip()));
      boolean isHeader = ms == null && isFirst;
      isFirst = false;
      if (isHeader) {
        continue; // the names of the columns
      }
      if (ms == null || ms < 0 || !points.isEmpty() && ms < points.getLast().ms()) {
        throw new IllegalArgumentException(
            "%s, row %d: must begin with a time such as 2.5 (seconds), 10ms or 1:02.5, not before that of the row above, but is '%s'"
                .formatted(file, row, String.join("" + text.separator(), values)));
      }
      try {
        points.add(new Point(ms, number(text.withPoint(values.get(1).strip()), kind)));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(
            "%s, row %d: %s".formatted(file, row, e.getMessage()), e);
      }
    }
    if (points.isEmpty()) {
      throw new IllegalArgumentException("%s: has no row with a time and a value".formatted(file));
    }
    return from(file, points);
  }

  /** A time; a plain number is in seconds. */
  private static Double milliseconds(String text) {
    return Quantity.of(text)
        .map(
            each ->
                each.unit().isEmpty() ? Double.valueOf(1000 * each.value()) : each.milliseconds())
        .orElse(null);
  }

  private static Automation controller(Path file, int number, double from, double to)
      throws IOException {
    List<MidiEvent> events =
        MidiFile.read(file).events().stream()
            .filter(each -> each.kind() == MidiEvent.Kind.CONTROLLER && each.number() == number)
            .toList();
    if (events.isEmpty()) {
      throw new IllegalArgumentException("%s: controller %d is not in it".formatted(file, number));
    }
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      double ms = events.get(i).ms();
      double value = from + (to - from) * events.get(i).value() / MOST;
      double next = i + 1 < events.size() ? events.get(i + 1).ms() : Double.POSITIVE_INFINITY;
      if (i > 0) {
        points.add(new Point(ms, points.getLast().value()));
      }
      points.add(new Point(i > 0 ? Math.min(ms + STEP_MS, next) : ms, value));
    }
    return from(file, points);
  }

  private static Automation from(Path file, List<Point> points) {
    if (points.getFirst().ms() > 0) {
      points.addFirst(new Point(0, points.getFirst().value()));
    }
    return new Automation(file, List.copyOf(points));
  }

  /** The parameter as a signal for a sound. */
  Signal signal(FileSession fileSession, List<Signal> x) {
    return (Signal) fileSession.once("NumericShape", held(fileSession, x));
  }

  /** The points, and a last one after the end of a sound, as some words end with their controls. */
  private List<Point> held(FileSession fileSession, List<Signal> x) {
    long longest = x.stream().mapToLong(Signal::length).max().orElse(0);
    double end = 1 + 1000 * longest / fileSession.session().sampleRate();
    if (points.getLast().ms() >= end) {
      return points;
    }
    List<Point> all = new ArrayList<>(points);
    all.add(new Point(end, points.getLast().value()));
    return all;
  }

  /** Factors for a sound as a signal that moves by decibels. */
  Signal gain(FileSession fileSession, List<Signal> x) {
    List<Point> decibels =
        held(fileSession, x).stream()
            .map(each -> new Point(each.ms(), 20 * StrictMath.log10(Math.max(each.value(), 1e-10))))
            .toList();
    return (Signal) fileSession.once("ExponentialShape", decibels);
  }
}
