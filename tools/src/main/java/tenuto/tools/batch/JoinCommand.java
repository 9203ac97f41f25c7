package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.formats.Container;
import tenuto.formats.LostMetadata;
import tenuto.formats.file.About;
import tenuto.formats.file.Instrument.Loop;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundEdit;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.HeaderText;
import tenuto.tools.chain.FileSession;
import tenuto.tools.input.ChainException;
import tenuto.tools.input.ClockTime;
import tenuto.tools.input.FileArguments;
import tenuto.tools.input.Input;
import tenuto.tools.input.Inputs;
import tenuto.tools.input.ProgramVersion;
import tenuto.tools.input.RateConverter;
import tenuto.tools.input.Reading;
import tenuto.tools.input.StatusLine;
import tenuto.tools.input.StopHook;
import tenuto.tools.input.Streams;

/** {@code tenuto join FILE… --out FILE}: joins sound files, one after another. */
@Command(
    name = "join",
    description = "Joins sound files into one, in the given order: the inverse of split.",
    mixinStandardHelpOptions = true)
public final class JoinCommand implements Callable<Integer> {
  /** A crossfade is held in memory. */
  private static final double MOST_CROSSFADE = 30;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = FileArguments.FILES, arity = "1..*")
  private List<String> files;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      required = true,
      description = "The file to write; its extension is its format.")
  private Path out;

  @Option(
      names = "--crossfade",
      paramLabel = "TIME",
      converter = ClockTime.Converter.class,
      description = "Overlap neighbours by this long, with equal power, such as 20ms; up to 30 s.")
  private ClockTime crossfade = new ClockTime(0);

  @Option(
      names = "--gap",
      paramLabel = "TIME",
      converter = ClockTime.Converter.class,
      description = "Silence between neighbours.")
  private ClockTime gap = new ClockTime(0);

  @Option(
      names = "--rate",
      paramLabel = "HZ",
      converter = RateConverter.class,
      description = "Sample rate (default: that of the first file).")
  private Double rate;

  @Option(
      names = "--bits",
      paramLabel = "BITS",
      description =
          "Sample format: 8, 16, 24, 32, 32f or 64f (floats) (default: the widest of the files').")
  private String bits;

  @Mixin private Reading reading;

  @Option(names = "--force", description = "Replace an existing file.")
  private boolean force;

  @Option(names = "--quiet", description = "Print errors only.")
  private boolean quiet;

  private final PartFiles parts = new PartFiles();
  private final List<Cue> cues = new ArrayList<>();
  private final List<Loop> loops = new ArrayList<>();

  /** Of the file with the widest samples, which says how all are stored. */
  private About widest;

  private Metadata said;
  private int channels;
  private long frames;
  private volatile int done;

  @Override
  public Integer call() throws IOException {
    try (Streams streams = new Streams(files, false, null)) {
      List<Input> inputs;
      OutputFormat stored;
      try {
        if (crossfade.seconds() > MOST_CROSSFADE || crossfade.seconds() * gap.seconds() > 0) {
          throw new IllegalArgumentException(
              "--crossfade must be at most 30 s and without --gap, but is %s s"
                  .formatted(HeaderText.number(crossfade.seconds())));
        }
        String origin = "Tenuto " + ProgramVersion.number() + ": joined";
        stored = OutputFormat.of(Input.extension(out), bits, null, "tpdf", origin);
        List<Input> found = new ArrayList<>();
        for (String name : files) { // one by one, as a file may be there several times
          found.addAll(Inputs.find(List.of(name), reading, false));
        }
        inputs = streams.withStdin(found);
        requireNew(inputs);
      } catch (IllegalArgumentException e) {
        throw new ParameterException(spec.commandLine(), e.getMessage(), e);
      }
      join(inputs, stored);
      return 0;
    }
  }

  private void requireNew(List<Input> inputs) throws IOException {
    for (Input input : inputs) {
      if (Files.exists(out) && Files.exists(input.path()) && Files.isSameFile(out, input.path())) {
        throw new IllegalArgumentException(
            "%s is one of the inputs: it cannot be overwritten".formatted(out));
      }
    }
    if (Files.exists(out) && !force) {
      throw new FileAlreadyExistsException(out + " already exists: --force replaces it");
    }
  }

  private void join(List<Input> inputs, OutputFormat stored) throws IOException {
    long begin = System.nanoTime();
    StopHook whenStopped = StopHook.of(parts::abandonAll);
    try (FileSession session =
            new FileSession(new Settings(), new Catalogue(), Path.of(""), quiet);
        StatusLine line =
            new StatusLine(System.err, !quiet && Boolean.getBoolean("tenuto.terminal"))) {
      look(session, inputs);
      line.begin(() -> "%d of %d files joined".formatted(done, inputs.size()));
      Metadata metadata = said.withCues(cues).with(said.instrument().with(loops)).withoutLevels();
      try (SoundWriter file =
          stored.create(parts, out, widest, metadata, channels, rate, frames, 0)) {
        write(session, inputs, file);
        session.session().memory().requireIntact();
        file.commit();
      }
      LostMetadata.in(Container.of(out), metadata)
          .ifPresent(text -> line.print(System.err, "tenuto: " + out + ": " + text));
    } finally {
      whenStopped.remove();
    }
    if (!quiet) {
      System.err.printf(
          Locale.ROOT,
          "tenuto: %d files joined: %.1f s of audio in %.1f s%n",
          inputs.size(),
          frames / rate,
          (System.nanoTime() - begin) / 1e9);
    }
  }

  /** Finds out how long the whole will be, and of what kind. */
  private void look(FileSession session, List<Input> inputs) throws IOException {
    for (Input input : inputs) {
      try (OpenFiles opened = reading.files()) {
        About about = reading.open(opened, input).about();
        channels = Math.max(channels, about.channels());
        rate = Container.of(out).rate(rate == null ? about.sampleRate() : rate);
      }
    }
    long overlap = overlap();
    long between = Math.round(gap.seconds() * rate) - overlap;
    for (Input input : inputs) {
      try (OpenFiles opened = reading.files()) {
        SoundFile file = reading.open(opened, input);
        List<Signal> sound = sound(session, file, input);
        long length = sound.getFirst().length();
        if (overlap > 0 && length < 2 * overlap) {
          throw new ChainException(
              "%s: --crossfade needs a sound of twice its length, but this has %d of %d samples"
                  .formatted(input.label(), length, 2 * overlap));
        }
        frames += input == inputs.getFirst() ? 0 : between;
        double begin = frames / rate;
        SoundEdit.Step later = new SoundEdit.Step(at -> at + begin, begin + length / rate);
        Metadata moved =
            file.metadata()
                .moved(new SoundEdit(List.of(later), 0, 0, file.about().sampleRate(), rate));
        cues.addAll(moved.cues());
        loops.addAll(moved.instrument().loops());
        frames += length;
        said = said == null ? moved : said;
        tell(input, file.about());
      } finally {
        session.end();
      }
    }
    cues.sort(Comparator.comparingLong(Cue::frame));
  }

  private int overlap() {
    return (int) Math.round(crossfade.seconds() * rate);
  }

  private void tell(Input input, About about) {
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

  /** The channels of a file, at the common rate and as many as all have. */
  private List<Signal> sound(FileSession session, SoundFile file, Input input) {
    int own = file.about().channels();
    if (own != channels && own != 1) {
      throw new ChainException(
          "%s: files to join must have the same number of channels, or one, but this has %d, and another %d"
              .formatted(input.label(), own, channels));
    }
    session.begin(file.about().sampleRate(), 0);
    List<Signal> at = session.at(rate, file.channels(), file.about().sampleRate());
    session.session().sampleRate(rate);
    return own == channels ? at : Collections.nCopies(channels, at.getFirst());
  }

  private void write(FileSession session, List<Input> inputs, SoundWriter file) throws IOException {
    JoinedSound all =
        new JoinedSound(
            session.session(), file, channels, overlap(), Math.round(gap.seconds() * rate));
    for (Input input : inputs) {
      try (OpenFiles opened = reading.files()) {
        SoundFile next = reading.open(opened, input);
        all.add(sound(session, next, input), input == inputs.getLast());
        done++;
      } finally {
        session.end();
      }
    }
  }
}
