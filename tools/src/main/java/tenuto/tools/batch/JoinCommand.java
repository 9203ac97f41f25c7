package tenuto.tools.batch;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.pcm.HeaderText;
import tenuto.tools.chain.FileSession;
import tenuto.tools.input.ChainException;
import tenuto.tools.input.ClockTime;
import tenuto.tools.input.Input;

/** {@code tenuto join FILE… --out FILE}: joins sound files, one after another. */
@Command(
    name = "join",
    description = "Joins sound files into one, in the given order: the inverse of split.",
    mixinStandardHelpOptions = true)
public final class JoinCommand implements Callable<Integer>, CombinedFile.Making {
  /** A crossfade is held in memory. */
  private static final double MOST_CROSSFADE = 30;

  @Mixin private CombinedFile combined;

  @Option(
      names = "--crossfade",
      paramLabel = "TIME",
      converter = ClockTime.Converter.class,
      description =
          "Crossfade neighbouring sounds over this time, with equal power, such as 20ms; "
              + "up to 30 s.")
  private ClockTime crossfade = new ClockTime(0);

  @Option(
      names = "--gap",
      paramLabel = "TIME",
      converter = ClockTime.Converter.class,
      description = "Silence between neighbouring sounds.")
  private ClockTime gap = new ClockTime(0);

  @Override
  public Integer call() throws IOException {
    return combined.make("joined", this);
  }

  @Override
  public void check(List<Input> inputs) {
    if (crossfade.seconds() > MOST_CROSSFADE) {
      throw new IllegalArgumentException(
          "--crossfade must be at most 30 s, but is %s s"
              .formatted(HeaderText.number(crossfade.seconds())));
    }
    if (crossfade.seconds() > 0 && gap.seconds() > 0) {
      throw new IllegalArgumentException("--crossfade and --gap cannot be combined");
    }
  }

  private int overlap(CommonSound sound) {
    return (int) Math.round(crossfade.seconds() * sound.rate());
  }

  private long gap(CommonSound sound) {
    return Math.round(gap.seconds() * sound.rate());
  }

  @Override
  public long length(FileSession session, CommonSound sound) throws IOException {
    long overlap = overlap(sound);
    long frames = 0;
    for (Input input : sound.inputs()) {
      try (OpenFiles opened = sound.reading().files()) {
        SoundFile file = sound.reading().open(opened, input);
        long length = sound.channels(session, file, input).getFirst().length();
        if (overlap > 0 && length < 2 * overlap) {
          throw new ChainException(
              "%s: --crossfade needs a sound of twice its length, but this has %d of %d samples"
                  .formatted(input.label(), length, 2 * overlap));
        }
        frames += input == sound.inputs().getFirst() ? 0 : gap(sound) - overlap;
        sound.add(input, file, frames, length);
        frames += length;
      } finally {
        session.end();
      }
    }
    return frames;
  }

  @Override
  public void write(FileSession session, CommonSound sound, CombinedFile.Output to)
      throws IOException {
    JoinedSound all =
        new JoinedSound(session.session(), to, sound.channels(), overlap(sound), gap(sound));
    for (Input input : sound.inputs()) {
      try (OpenFiles opened = sound.reading().files()) {
        SoundFile next = sound.reading().open(opened, input);
        List<Signal> channels = sound.channels(session, next, input);
        all.add(channels, input == sound.inputs().getLast());
      } finally {
        session.end();
      }
    }
  }
}
