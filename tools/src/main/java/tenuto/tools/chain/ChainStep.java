package tenuto.tools.chain;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tenuto.dsp.word.Level;

/** A step of a chain. */
sealed interface ChainStep {
  /** The words that the user wrote. */
  StepText text();

  /** Its meaning, with all values, for the journal. */
  String meaning();

  /** The files that it reads. */
  List<Path> files();

  /** What it promises about the level of its result. */
  Level level();

  /** The steps that call words, with those within it. */
  Stream<Call> calls();

  /** The Python files in it. */
  Stream<Function> functions();

  /** The meaning of several steps. */
  static String meaning(List<ChainStep> steps) {
    return steps.stream().map(ChainStep::meaning).collect(Collectors.joining(", "));
  }

  /**
   * A word with its parsed values.
   *
   * @param values one for each of the word's slots
   */
  record Call(StepText text, ChainWord word, List<Object> values) implements ChainStep {
    boolean canBeTried() {
      return word.canBeTried() && files().isEmpty();
    }

    /** The sound files that it reads. */
    List<Path> sounds() {
      return values.stream().filter(Path.class::isInstance).map(Path.class::cast).toList();
    }

    @Override
    public String meaning() {
      return word.name() + values;
    }

    @Override
    public List<Path> files() {
      Stream<Path> automations =
          values.stream()
              .filter(Automation.class::isInstance)
              .map(each -> ((Automation) each).file());
      return Stream.concat(sounds().stream(), automations).toList();
    }

    @Override
    public Level level() {
      return word.level();
    }

    @Override
    public Stream<Call> calls() {
      return Stream.of(this);
    }

    @Override
    public Stream<Function> functions() {
      return Stream.empty();
    }
  }

  /**
   * Steps for the sounds that meet a condition, and others for the rest.
   *
   * @param text that of its {@code if}
   */
  record Choice(StepText text, Condition condition, List<ChainStep> then, List<ChainStep> otherwise)
      implements ChainStep {
    @Override
    public String meaning() {
      return "if %s {%s} else {%s}"
          .formatted(condition, ChainStep.meaning(then), ChainStep.meaning(otherwise));
    }

    private Stream<ChainStep> all() {
      return Stream.concat(then.stream(), otherwise.stream());
    }

    @Override
    public List<Path> files() {
      return all().flatMap(step -> step.files().stream()).toList();
    }

    /** A level that is set for some sounds is kept as if it were set for all. */
    @Override
    public Level level() {
      List<Level> levels = all().map(ChainStep::level).toList();
      if (levels.contains(Level.ANY)) {
        return Level.ANY;
      }
      return levels.stream().filter(Level::isSet).findFirst().orElse(Level.KEPT);
    }

    @Override
    public Stream<Call> calls() {
      return all().flatMap(ChainStep::calls);
    }

    @Override
    public Stream<Function> functions() {
      return all().flatMap(ChainStep::functions);
    }
  }

  /** The function of a Python file. */
  record Function(StepText text, Chain chain) implements ChainStep {
    @Override
    public String meaning() {
      return chain.text();
    }

    @Override
    public List<Path> files() {
      return chain.files();
    }

    @Override
    public Level level() {
      return Level.ANY;
    }

    @Override
    public Stream<Call> calls() {
      return Stream.empty();
    }

    @Override
    public Stream<Function> functions() {
      return Stream.of(this);
    }
  }
}
