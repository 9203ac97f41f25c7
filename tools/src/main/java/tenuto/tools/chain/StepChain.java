package tenuto.tools.chain;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.filters.FilterChain;
import tenuto.engine.signal.Signal;
import tenuto.tools.input.ChainException;

/** A chain of words, such as {@code highpass 80, normalise -1dB}. */
public final class StepChain implements Chain {
  /** A sample rate high enough for every frequency that a user can mean. */
  private static final double TRIAL_RATE = 768_000;

  private static final long TRIAL_SAMPLES = 256;

  /** Words that resample, which vector instructions make twice as fast. */
  private static final Set<String> CHANGE_RATE =
      Set.of("convert-sample-rate", "resample", "direct-resample", "speed");

  private final List<ChainStep> steps;

  private StepChain(List<ChainStep> steps) {
    this.steps = steps;
  }

  /** The chain without steps, which changes nothing. */
  public static StepChain empty() {
    return new StepChain(List.of());
  }

  /**
   * Parses a chain without Python files.
   *
   * @throws ChainException naming the step, the parameter, the rule and the value
   */
  public static StepChain parse(String text, ChainWords words) {
    return parse(text, words, null);
  }

  /**
   * Parses a chain.
   *
   * @param python reads the Python files in it; null if there must be none
   * @throws ChainException naming the step, the parameter, the rule and the value
   */
  public static StepChain parse(String text, ChainWords words, PythonChains python) {
    return new StepChain(new ChainParser(words, python).parsed(text));
  }

  /** The calls of words, also within steps of several. */
  Stream<ChainStep.Call> calls() {
    return steps.stream().flatMap(ChainStep::calls);
  }

  /**
   * The chain as one whose files share the gain of the step that sets their level; empty if there
   * is no such step at its end.
   *
   * @throws ChainException if there are several, or one that only some files go through
   */
  public Optional<SharedLevel> shared() {
    List<ChainStep> end = steps.subList(ChainRun.closing(steps), steps.size());
    List<ChainStep.Call> levels =
        end.stream().flatMap(ChainStep::calls).filter(step -> LevelSteps.has(step.word())).toList();
    if (levels.isEmpty()) {
      return Optional.empty();
    }
    int at = steps.indexOf(levels.getFirst());
    if (at < 0 || levels.size() > 1) {
      throw new ChainException(
          "--album needs a chain that ends in one step loudness or normalise for all files, whose"
              + " gain those of an album share");
    }
    ChainStep.Call level = levels.getFirst();
    List<ChainStep> sharing = new ArrayList<>(steps);
    sharing.set(
        at, new ChainStep.Call(level.text(), LevelSteps.shared(level.word()), level.values()));
    return Optional.of(
        new SharedLevel(
            new StepChain(steps.subList(0, at)),
            new StepChain(sharing),
            tracks -> LevelSteps.gain(level.word(), level.values(), tracks)));
  }

  /** Whether a step resamples. */
  public boolean changesRate() {
    return calls().anyMatch(step -> CHANGE_RATE.contains(step.word().name()));
  }

  /** Whether a step is a Python file. */
  public boolean hasPython() {
    return steps.stream().flatMap(ChainStep::functions).findAny().isPresent();
  }

  /**
   * Applies each step, alone, to silence, to find values that are wrong for every file before any
   * file is touched.
   *
   * @throws ChainException as when the chain is applied
   */
  public void tryOn(FileSession fileSession) {
    try (ChainRun run = new ChainRun(fileSession, List.of())) {
      calls()
          .forEach(
              step -> {
                run.requireSounds(step);
                if (step.canBeTried()) {
                  fileSession.begin(TRIAL_RATE, 0);
                  run.done(step, List.of(Slices.of(Channels.steady(0), 0, TRIAL_SAMPLES)));
                  fileSession.end();
                }
              });
    }
  }

  /**
   * What the steps make of a signal, if all are linear filters and gains whose response has a
   * formula.
   *
   * @throws ChainException naming the first step without such a formula
   */
  public List<Signal> filters(FileSession fileSession, Signal source) {
    try (ChainRun run = new ChainRun(fileSession, List.of())) {
      List<Signal> made = List.of(source);
      for (ChainStep step : steps) {
        if (step instanceof ChainStep.Call call) {
          run.requireSounds(call);
          made = run.done(call, made);
        }
        boolean hasFormula =
            step instanceof ChainStep.Call
                && made.stream().allMatch(each -> FilterChain.leads(source, each));
        if (!hasFormula) {
          throw new ChainException(
              "%s: its frequency response has no formula; there is one for linear filters (%s) with"
                      .formatted(step.text().place(), FilterChain.WITH_FORMULA)
                  + " numbers as parameters, and for gain");
        }
      }
      return made;
    }
  }

  @Override
  public String text() {
    return ChainStep.meaning(steps);
  }

  @Override
  public List<Path> files() {
    return steps.stream().flatMap(step -> step.files().stream()).toList();
  }

  @Override
  public List<Path> sources() {
    return Stream.concat(
            calls().flatMap(step -> step.files().stream()),
            steps.stream()
                .flatMap(ChainStep::functions)
                .flatMap(step -> step.chain().sources().stream()))
        .toList();
  }

  @Override
  public void check(Supplier<FileSession> fileSession) {
    steps.stream().flatMap(ChainStep::functions).forEach(step -> step.chain().check(fileSession));
  }

  @Override
  public Applied on(FileSession fileSession) {
    return new ChainRun(fileSession, steps);
  }
}
