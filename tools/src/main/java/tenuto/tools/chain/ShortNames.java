package tenuto.tools.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.levels.AudibleRange;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.Level;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * The short names of chains: what users know from SoX and similar programs, each built from words
 * of the catalogue. A short name takes precedence over a word of the same name.
 */
final class ShortNames {
  /** The number of samples examined at a time. */
  private static final int BLOCK = 2048;

  private static final String TO_THE_END = "end";

  private final List<ChainWord> words = new ArrayList<>();

  private ShortNames() {}

  /** All short names, in the order of the table. */
  static List<ChainWord> of(Catalogue catalogue) {
    ShortNames all = new ShortNames();
    all.words.addAll(ShortFilters.all());
    all.addLevels();
    all.addTimes();
    all.words.add(FadeAt.word());
    all.addChannels();
    all.words.addAll(LevelSteps.of(catalogue));
    all.words.addAll(ForeignNames.words());
    return all.words;
  }

  private void addLevels() {
    add(
        "gain",
        "NumericVolume",
        "Louder or softer.",
        (fileSession, x, v) ->
            switch (v.getFirst()) {
              case Double factor -> fileSession.each("NumericVolume", new Channels(x), factor);
              case Automation moves ->
                  fileSession.each("Multiply", new Channels(x), moves.gain(fileSession, x));
              case Object file ->
                  fileSession.each(
                      "Multiply",
                      new Channels(x),
                      ChainWords.control("gain", fileSession, x, file, false));
            },
        steered("gain", ValueKind.GAIN, ""));
    add(
        "dc",
        "RemoveDC",
        "Subtracts the mean of each channel.",
        (fileSession, x, v) -> fileSession.each("RemoveDC", new Channels(x)));
  }

  private void addTimes() {
    add(
        Level.KEPT,
        "fade",
        "Fade",
        "A linear fade-in at the start and fade-out at the end, or of another shape.",
        (fileSession, x, v) ->
            fileSession.each("Fade", new Channels(x), v.get(0), v.get(1), v.get(2)),
        slot("rise", ValueKind.TIME),
        slot("fall", ValueKind.TIME, "0"),
        new ChainWord.Slot(
            "shape", ValueKind.TEXT, "linear", "linear, power, smooth or exponential"));
    add(
        Level.KEPT,
        "trim",
        "TrimSilence",
        "Removes the silence at both ends; SoX's trim is called cut here.",
        (fileSession, x, v) -> {
          if (fileSession.marks().areThere()) {
            AudibleRange sounding = new AudibleRange(Decibels.gain((Double) v.get(0)));
            fileSession.session().visit(x, BLOCK, sounding::visitor);
            fileSession.marks().shift(-sounding.begin() / fileSession.session().sampleRate());
          }
          return fileSession.together("TrimSilence", x, v.get(0));
        },
        slot("dB", ValueKind.DECIBELS, "-90.3"));
    add(
        Level.KEPT,
        "pad",
        "Pad",
        "Adds silence before and after.",
        (fileSession, x, v) -> {
          fileSession.marks().shift((Double) v.get(0) / 1000);
          return fileSession.each("Pad", new Channels(x), v.get(0), v.get(1));
        },
        slot("before", ValueKind.TIME),
        slot("behind", ValueKind.TIME, "0"));
    add(
        Level.KEPT,
        "cut",
        "Cut",
        "The part from one time to another, both counted from the start.",
        (fileSession, x, v) -> {
          fileSession.marks().shift(-(Double) v.get(0) / 1000);
          return cut(fileSession.session(), x, (Double) v.get(0), (String) v.get(1));
        },
        slot("start", ValueKind.TIME),
        new ChainWord.Slot(
            "end", ValueKind.TEXT, TO_THE_END, "a time such as 10ms or 0.5s, or end"));
    add(
        Level.KEPT,
        "reverse",
        "Reverse",
        "Backwards.",
        (fileSession, x, v) -> {
          fileSession.marks().reverse();
          return fileSession.each("Reverse", new Channels(x));
        });
    addWithRest(
        Level.KEPT,
        "delay",
        "Delay",
        "Delays each channel by its own time, or all by the same.",
        (fileSession, x, v) -> delayed(fileSession, x, (String) v.get(0)),
        new ChainWord.Slot("times", ValueKind.TEXT, "", "times such as 10ms"));
    add(
        "resample",
        "ConvertSampleRate",
        "The same sound at another sample rate, which is the rate of the chain from then on.",
        (fileSession, x, v) ->
            resampled(fileSession, x, fileSession.session().sampleRate(), (Double) v.get(0)),
        slot("hz", ValueKind.SAMPLE_RATE));
    add(
        "convert-sample-rate",
        "ConvertSampleRate",
        "Converts a sound from one sample rate to another, which is the rate of the chain from then"
            + " on.",
        (fileSession, x, v) -> {
          double source = (Double) v.get(0);
          fileSession.marks().speed(source / fileSession.session().sampleRate());
          return resampled(fileSession, x, source, (Double) v.get(1));
        },
        slot("sourceRate", ValueKind.SAMPLE_RATE),
        slot("targetRate", ValueKind.SAMPLE_RATE));
    add(
        "speed",
        "Varispeed",
        "Faster and higher, or slower and lower: 2 is an octave up.",
        (fileSession, x, v) -> {
          double rate = fileSession.session().sampleRate();
          double factor = (Double) v.get(0);
          fileSession.marks().speed(factor);
          return fileSession.at(rate, x, rate * factor);
        },
        slot("factor", ValueKind.FACTOR));
  }

  private static List<Signal> resampled(
      FileSession fileSession, List<Signal> x, double source, double target) {
    List<Signal> converted = fileSession.at(target, x, source);
    fileSession.session().sampleRate(target);
    return converted;
  }

  private void addChannels() {
    addWithRest(
        Level.ANY,
        "remix",
        "Remix",
        "New channels: '2 1' swaps two, '1+2' is their mean, '-' that of all, '0' is silence; see"
            + " sf.Remix.",
        (fileSession, x, v) -> fileSession.together("Remix", x, v.get(0)),
        new ChainWord.Slot("outputs", ValueKind.TEXT, "", "a part for each new channel"));
  }

  private static List<Signal> cut(Session session, List<Signal> x, double start, String end) {
    long first = samples(session, "start", start);
    Double until = end.equals(TO_THE_END) ? Double.valueOf(0) : (Double) ValueKind.TIME.read(end);
    if (until == null) {
      throw new IllegalArgumentException(
          "end must be %s, or end, but is '%s'".formatted(ValueKind.TIME.rule(), end));
    }
    if (!end.equals(TO_THE_END) && until < start) {
      throw new IllegalArgumentException(
          "end must not be before start, but they are %s and %s ms".formatted(until, start));
    }
    List<Signal> parts = new ArrayList<>();
    for (Signal channel : x) {
      long from = Math.min(first, channel.length());
      long to = channel.length();
      if (!end.equals(TO_THE_END)) {
        to = Math.min(samples(session, "end", until), to);
      }
      parts.add(Slices.of(channel, from, to));
    }
    return parts;
  }

  static long samples(Session session, String name, double ms) {
    if (!(ms >= 0 && ms < 1e15)) {
      throw new IllegalArgumentException("%s must be 0 or more, but is %s ms".formatted(name, ms));
    }
    return session.samples(ms);
  }

  private static List<Signal> delayed(FileSession fileSession, List<Signal> x, String written) {
    List<String> times = Arrays.asList(written.split("\\s+"));
    if (times.size() != 1 && times.size() != x.size()) {
      throw new IllegalArgumentException(
          "times must be one, or one for each of %d channels, but are %d"
              .formatted(x.size(), times.size()));
    }
    List<Signal> late = new ArrayList<>();
    for (int i = 0; i < x.size(); i++) {
      String time = times.get(times.size() == 1 ? 0 : i);
      if (!(ValueKind.TIME.read(time) instanceof Double ms && ms >= 0)) {
        throw new IllegalArgumentException(
            "times must each be %s, 0 or more, but one is '%s'"
                .formatted(ValueKind.TIME.rule(), time));
      }
      if (i == 0 && times.size() == 1) {
        fileSession.marks().move(place -> place + ms / 1000);
      }
      late.add((Signal) fileSession.once("MixAt", List.of(new TimedSignal(x.get(i), ms))));
    }
    return late;
  }

  private void add(
      String name, String of, String summary, ChainWord.Action action, ChainWord.Slot... slots) {
    add(Level.ANY, name, of, summary, action, slots);
  }

  private void add(
      Level level,
      String name,
      String of,
      String summary,
      ChainWord.Action action,
      ChainWord.Slot... slots) {
    words.add(new ChainWord(name, of, List.of(slots), false, summary, level, action));
  }

  private void addWithRest(
      Level level,
      String name,
      String of,
      String summary,
      ChainWord.Action action,
      ChainWord.Slot slot) {
    words.add(new ChainWord(name, of, List.of(slot), true, summary, level, action));
  }

  static ChainWord.Slot slot(String name, ValueKind measure) {
    return slot(name, measure, "");
  }

  /** A parameter that may be a control signal. */
  static ChainWord.Slot steered(String name, ValueKind measure, String otherwise) {
    return new ChainWord.Slot(name, measure, otherwise, "", true);
  }

  static ChainWord.Slot slot(String name, ValueKind measure, String otherwise) {
    return new ChainWord.Slot(name, measure, otherwise, "");
  }
}
