package tenuto.tools.batch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;
import tenuto.dsp.levels.Mixing;
import tenuto.dsp.levels.Volumes;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.base.Block;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.tools.chain.FileSession;
import tenuto.tools.input.ClockTime;
import tenuto.tools.input.Input;
import tenuto.tools.input.Quantity;

/** {@code tenuto mix FILE… --at 0,1.5s --gains 0dB,-3dB --out FILE}: adds sound files. */
@Command(
    name = "mix",
    description =
        "Mixes sound files into one: the sum of all, each with its own start time and " + "gain.",
    mixinStandardHelpOptions = true)
public final class MixCommand implements Callable<Integer>, CombinedFile.Making {
  @Mixin private CombinedFile combined;

  @Option(
      names = "--at",
      paramLabel = "TIME",
      split = ",",
      converter = ClockTime.Converter.class,
      description = "When each file begins, such as 0,1.5s,1:02 (default: all at 0).")
  private List<ClockTime> times = List.of();

  @Option(
      names = "--gains",
      paramLabel = "GAIN",
      split = ",",
      converter = GainConverter.class,
      description = "The gain of each file, such as 0dB,-3dB,50%% (default: 0dB).")
  private List<Double> gains = List.of();

  /** Parses a gain on the command line. */
  static final class GainConverter implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
      Quantity written = Quantity.of(text.strip()).orElse(new Quantity(0, "?"));
      return switch (written.unit()) {
        case "", "db" -> Decibels.gain(written.value());
        case "%" -> written.value() / 100;
        default ->
            throw new TypeConversionException(
                "a gain must be such as -3, -3dB or 50%, but is '" + text + "'");
      };
    }
  }

  @Override
  public Integer call() throws IOException {
    return combined.make("mixed", this);
  }

  @Override
  public void check(List<Input> inputs) {
    requireEach("--at", times, inputs);
    requireEach("--gains", gains, inputs);
  }

  private static void requireEach(String option, List<?> values, List<Input> inputs) {
    if (!values.isEmpty() && values.size() != inputs.size()) {
      throw new IllegalArgumentException(
          "%s must have a value for each of the %d files, but has %d"
              .formatted(option, inputs.size(), values.size()));
    }
  }

  private long begin(CommonSound sound, int file) {
    return times.isEmpty() ? 0 : Math.round(times.get(file).seconds() * sound.rate());
  }

  @Override
  public long length(FileSession session, CommonSound sound) throws IOException {
    long frames = 0;
    for (int i = 0; i < sound.inputs().size(); i++) {
      Input input = sound.inputs().get(i);
      try (OpenFiles opened = sound.reading().files()) {
        SoundFile file = sound.reading().open(opened, input);
        long length = sound.channels(session, file, input).getFirst().length();
        sound.add(input, file, begin(sound, i), length);
        frames = Math.max(frames, begin(sound, i) + length);
      } finally {
        session.end();
      }
    }
    return frames;
  }

  @Override
  public void write(FileSession session, CommonSound sound, CombinedFile.Output to)
      throws IOException {
    session.session().roundTimes();
    List<List<TimedSignal>> parts = new ArrayList<>();
    for (int channel = 0; channel < sound.channels(); channel++) {
      parts.add(new ArrayList<>());
    }
    try (OpenFiles opened = sound.reading().files()) {
      for (int i = 0; i < sound.inputs().size(); i++) {
        Input input = sound.inputs().get(i);
        SoundFile file = sound.reading().open(opened, input);
        List<Signal> channels = sound.channels(session, file, input);
        double ms = Milliseconds.of(begin(sound, i), sound.rate());
        for (int channel = 0; channel < channels.size(); channel++) {
          Signal one = channels.get(channel);
          Signal louder = gains.isEmpty() ? one : Volumes.numericVolume(one, gains.get(i));
          parts.get(channel).add(new TimedSignal(louder, ms));
        }
      }
      List<Signal> all = parts.stream().map(part -> Mixing.mixAt(session.session(), part)).toList();
      session
          .session()
          .visit(all, FileSession.BLOCK, () -> to.measured((s, x, n) -> write(to, s, x, n)));
    } finally {
      session.end();
    }
  }

  private static void write(CombinedFile.Output to, long start, Block[] channels, int n) {
    try {
      to.write(start, n, channels, 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
