package tenuto.tools.chain;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import tenuto.engine.signal.Signal;
import tenuto.formats.SoundFiles;
import tenuto.tools.input.ChainException;

/** Applies steps to one sound after another, on one thread. */
final class ChainRun implements Chain.Applied {
  /** Words that do not change the level. */
  private static final Set<String> SAME_LEVEL = Set.of("reverse", "resample");

  private final FileSession fileSession;
  private final List<ChainStep> steps;

  /** Before this one the sound gets the sample rate and channels of the output. */
  private final int closing;

  /** The Python files, each prepared for this thread when it is first needed. */
  private final Map<Chain, Chain.Applied> functions = new IdentityHashMap<>();

  /**
   * @param steps those of the whole chain
   */
  ChainRun(FileSession fileSession, List<ChainStep> steps) {
    this.fileSession = fileSession;
    this.steps = steps;
    fileSession.session().roundTimes();
    closing = closing(steps);
  }

  /** The index of the first of the steps at the end that set the level or keep it. */
  static int closing(List<ChainStep> steps) {
    int first = steps.size();
    for (int i = steps.size() - 1; i >= 0; i--) {
      switch (steps.get(i).level()) {
        case ANY -> {
          return first;
        }
        case KEPT -> {}
        default -> first = i;
      }
    }
    return first;
  }

  @Override
  public List<Signal> apply(List<Signal> channels, UnaryOperator<List<Signal>> fit) {
    List<Signal> made = fit.apply(done(steps.subList(0, closing), channels));
    return done(steps.subList(closing, steps.size()), made);
  }

  @Override
  public boolean tellsMarks() {
    return true;
  }

  private List<Signal> done(List<ChainStep> some, List<Signal> channels) {
    List<Signal> made = channels;
    for (ChainStep step : some) {
      double seconds = seconds(made);
      made = done(step, made);
      if (step instanceof ChainStep.Choice) {
        continue; // Its steps have reported already.
      }
      boolean kept = step instanceof ChainStep.Call call && SAME_LEVEL.contains(call.word().name());
      fileSession.marks().done(seconds(made), kept);
      if (seconds > 0 && !made.isEmpty() && seconds(made) == 0) {
        throw new ChainException(
            "%s: it leaves nothing of the sound, which lasts %s s at that step"
                .formatted(step.text().place(), seconds));
      }
    }
    return made;
  }

  private double seconds(List<Signal> channels) {
    return channels.stream().mapToLong(Signal::length).max().orElse(0)
        / fileSession.session().sampleRate();
  }

  /**
   * Applies one step.
   *
   * @throws ChainException naming the step and what is wrong
   */
  List<Signal> done(ChainStep step, List<Signal> channels) {
    try {
      return switch (step) {
        case ChainStep.Call call ->
            call.word().action().apply(fileSession, channels, call.values());
        case ChainStep.Choice choice ->
            done(
                choice.condition().isMetBy(fileSession, channels)
                    ? choice.then()
                    : choice.otherwise(),
                channels);
        case ChainStep.Function function ->
            functions
                .computeIfAbsent(function.chain(), chain -> chain.on(fileSession))
                .apply(channels, UnaryOperator.identity());
      };
    } catch (IllegalArgumentException e) {
      throw new ChainException(
          step.text().place() + ": " + e.getMessage().replaceFirst("^sf\\.\\w+: ", ""), e);
    } catch (UncheckedIOException e) {
      throw new ChainException(step.text().place() + ": " + e.getCause().getMessage(), e);
    }
  }

  /**
   * Requires that the files of a step can be read.
   *
   * @throws ChainException naming the step and the file
   */
  void requireSounds(ChainStep.Call step) {
    for (Path file : step.sounds()) {
      try {
        SoundFiles.open(fileSession.context().inputs(), file);
      } catch (IOException e) {
        throw new ChainException(step.text().place() + ": " + e.getMessage(), e);
      }
    }
  }

  @Override
  public void close() {
    functions.values().forEach(Chain.Applied::close);
  }
}
