package tenuto.tools.batch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import tenuto.engine.signal.Signal;
import tenuto.formats.Container;
import tenuto.formats.file.About;
import tenuto.formats.file.Instrument.Loop;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundEdit;
import tenuto.formats.file.SoundFile;
import tenuto.formats.pcm.HeaderText;
import tenuto.tools.chain.FileSession;
import tenuto.tools.input.ChainException;
import tenuto.tools.input.Input;
import tenuto.tools.input.Reading;

/** Sounds of several files, at one sample rate and with one number of channels. */
final class CommonSound {
  private final Reading reading;
  private final List<Input> inputs;
  private final double rate;
  private final int channels;
  private final boolean quiet;
  private final List<Cue> cues = new ArrayList<>();
  private final List<Loop> loops = new ArrayList<>();

  /** Of the file with the widest samples, which says how all are stored. */
  private About widest;

  /** The metadata of the first file. */
  private Metadata said;

  private CommonSound(
      Reading reading, List<Input> inputs, double rate, int channels, boolean quiet) {
    this.reading = reading;
    this.inputs = inputs;
    this.rate = rate;
    this.channels = channels;
    this.quiet = quiet;
  }

  /**
   * What sounds of these files have in common: the rate of the first, and as many channels as any.
   *
   * @param rate another rate, or null
   * @param container where they go, which may not have that rate
   */
  static CommonSound of(
      Reading reading, List<Input> inputs, Double rate, Container container, boolean quiet)
      throws IOException {
    int channels = 0;
    Double chosen = rate;
    for (Input input : inputs) {
      try (OpenFiles opened = reading.files()) {
        About about = reading.open(opened, input).about();
        channels = Math.max(channels, about.channels());
        chosen = chosen == null ? Double.valueOf(about.sampleRate()) : chosen;
      }
    }
    return new CommonSound(reading, inputs, container.rate(chosen), channels, quiet);
  }

  Reading reading() {
    return reading;
  }

  List<Input> inputs() {
    return inputs;
  }

  double rate() {
    return rate;
  }

  int channels() {
    return channels;
  }

  /** The channels of a file, at the common rate and as many as all have. */
  List<Signal> channels(FileSession session, SoundFile file, Input input) {
    int own = file.about().channels();
    if (own != channels && own != 1) {
      throw new ChainException(
          "%s: files must have the same number of channels, or one, but this has %d, and another %d"
              .formatted(input.label(), own, channels));
    }
    session.begin(file.about().sampleRate(), 0);
    List<Signal> at = session.at(rate, file.channels(), file.about().sampleRate());
    session.session().sampleRate(rate);
    return own == channels ? at : Collections.nCopies(channels, at.getFirst());
  }

  /**
   * Records where a file is in the whole, for its metadata, and reports what becomes of it.
   *
   * @param at its first frame
   * @param length its frames at the common rate
   */
  void add(Input input, SoundFile file, long at, long length) {
    About about = file.about();
    double begin = at / rate;
    SoundEdit.Step later = new SoundEdit.Step(place -> place + begin, begin + length / rate);
    Metadata moved =
        file.metadata().moved(new SoundEdit(List.of(later), 0, 0, about.sampleRate(), rate));
    cues.addAll(moved.cues());
    loops.addAll(moved.instrument().loops());
    said = said == null ? moved : said;
    if (widest == null || width(about) > width(widest)) {
      widest = about;
    }
    if (!quiet && about.sampleRate() != rate) {
      System.err.printf(
          "tenuto: %s: %s Hz become %s Hz%n",
          input.label(), HeaderText.number(about.sampleRate()), HeaderText.number(rate));
    }
    if (!quiet && about.channels() != channels) {
      System.err.printf("tenuto: %s: 1 channel becomes %d%n", input.label(), channels);
    }
  }

  private static int width(About about) {
    return about.bits() + (about.encoding().contains("float") ? 1000 : 0);
  }

  About widest() {
    return widest;
  }

  /** The metadata of the first file, with the markers and loops of all. */
  Metadata metadata() {
    cues.sort(Comparator.comparingLong(Cue::frame));
    return said.withCues(cues).with(said.instrument().with(loops)).withoutLevels();
  }
}
