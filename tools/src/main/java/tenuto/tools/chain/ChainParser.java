package tenuto.tools.chain;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import tenuto.dsp.catalogue.Binding;
import tenuto.tools.input.ChainException;

/** Parses the text of a chain, with the presets, conditions and Python files in it. */
final class ChainParser {
  private static final String IF = "if";
  private static final String ELSE = "else";
  private static final String END = "end";
  private static final String PYTHON = ".py";

  /** Another name of the parameter key. */
  private static final String SIDE_CHAIN = "sidechain";

  private static final Pattern NUMBER = Pattern.compile("[+-]?[\\d.]+");

  private static final Pattern UNIT =
      Pattern.compile(
          "%|k?hz|ms|s|min|db|dbfs|dbtp|lufs|lkfs|st|ct|deg|oct", Pattern.CASE_INSENSITIVE);

  private final ChainWords words;
  private final PythonChains python;

  /** The presets being read now, the innermost last. */
  private final Deque<String> presets = new ArrayDeque<>();

  /**
   * @param python reads Python files; null if they are not allowed
   */
  ChainParser(ChainWords words, PythonChains python) {
    this.words = words;
    this.python = python;
  }

  /**
   * The steps of a chain.
   *
   * @throws ChainException naming the step, the parameter, the rule and the value
   */
  List<ChainStep> parsed(String chain) {
    return new Reading(StepText.of(chain)).all();
  }

  /** One chain being read, from its first step to its last. */
  private final class Reading {
    private final List<StepText> texts;
    private int next;

    Reading(List<StepText> texts) {
      this.texts = texts;
    }

    List<ChainStep> all() {
      List<ChainStep> steps = branch();
      if (next < texts.size()) {
        throw wrong(texts.get(next), "there is no 'if' before it");
      }
      return steps;
    }

    /** The steps up to an {@code else}, an {@code end} or the end of the chain. */
    private List<ChainStep> branch() {
      List<ChainStep> steps = new ArrayList<>();
      while (next < texts.size() && !isNext(ELSE) && !isNext(END)) {
        StepText text = texts.get(next++);
        try {
          if (text.isNamed(IF)) {
            steps.add(choice(text));
          } else if (text.name().startsWith("@")) {
            steps.addAll(preset(text));
          } else {
            steps.add(step(text));
          }
        } catch (IllegalArgumentException e) {
          throw new ChainException(text.place() + ": " + e.getMessage(), e);
        }
      }
      return steps;
    }

    private boolean isNext(String word) {
      return next < texts.size() && texts.get(next).isNamed(word);
    }

    private ChainStep choice(StepText begin) {
      Condition condition = Condition.of(begin);
      List<ChainStep> then = branch();
      List<ChainStep> otherwise = List.of();
      if (isNext(ELSE)) {
        requireAlone(texts.get(next++));
        otherwise = branch();
      }
      if (!isNext(END)) {
        throw wrong(begin, "a step 'end' must follow the steps that depend on it");
      }
      requireAlone(texts.get(next++));
      return new ChainStep.Choice(begin, condition, then, otherwise);
    }
  }

  private static void requireAlone(StepText text) {
    if (text.parts().size() > 1) {
      throw wrong(text, "a comma must follow '%s'".formatted(text.name()));
    }
  }

  private static ChainException wrong(StepText text, String rule) {
    return new ChainException(text.place() + ": " + rule);
  }

  private List<ChainStep> preset(StepText text) {
    requireAlone(text);
    Presets.Preset preset = words.presets().named(text.name().substring(1));
    if (presets.contains(preset.name())) {
      throw new IllegalArgumentException("@%s contains itself".formatted(preset.name()));
    }
    presets.addLast(preset.name());
    try {
      return parsed(preset.chain());
    } catch (ChainException e) {
      throw new ChainException(
          "@%s of %s: %s".formatted(preset.name(), preset.file(), e.getMessage()), e);
    } finally {
      presets.removeLast();
    }
  }

  private ChainStep step(StepText text) {
    if (text.name().endsWith(PYTHON)) {
      requireAlone(text);
      Path file = Path.of(text.name());
      if (python == null) {
        throw new IllegalArgumentException("a Python file can only be a step of process");
      }
      if (!Files.isRegularFile(file)) {
        throw new IllegalArgumentException("there is no such file");
      }
      return new ChainStep.Function(text, python.of(file));
    }
    StepText here = here(text);
    ChainWord word = words.word(here.name().toLowerCase(Locale.ROOT));
    try {
      return new ChainStep.Call(text, word, values(here, word));
    } catch (IllegalArgumentException e) {
      String elsewhere = ForeignNames.elsewhere(text);
      if (elsewhere == null) {
        throw e;
      }
      throw new IllegalArgumentException("%s (%s)".formatted(e.getMessage(), elsewhere), e);
    }
  }

  /** The step that a filter in ffmpeg's form is, or the same step. */
  private StepText here(StepText text) {
    int equals = text.parts().getFirst().equals();
    if (equals <= 0) {
      boolean hasDefaults = text.parts().size() == 1 && FfmpegFilters.isOnlyFfmpegs(text.name());
      return hasDefaults ? StepText.of(FfmpegFilters.step(text.name(), "")).getFirst() : text;
    }
    String name = text.name().substring(0, equals).toLowerCase(Locale.ROOT);
    String values = text.name().substring(equals + 1);
    String step = text.ofFfmpeg();
    if (step == null) {
      throw new IllegalArgumentException(FfmpegSyntax.error(words.word(name), name, values));
    }
    return StepText.of(step).getFirst();
  }

  /** A unit that stands alone was meant for the number before it. */
  private static void requireNoUnit(List<String> before, String text) {
    if (!before.isEmpty()
        && UNIT.matcher(text).matches()
        && NUMBER.matcher(before.getLast()).matches()) {
      throw new IllegalArgumentException(
          "a unit follows its number without a space: %s%s, not %s %s"
              .formatted(before.getLast(), text, before.getLast(), text));
    }
  }

  private static List<Object> values(StepText step, ChainWord word) {
    List<StepText.Part> parts = step.parts().subList(1, step.parts().size());
    List<String> byPlace = new ArrayList<>();
    List<Binding.Named<String>> byName = new ArrayList<>();
    for (StepText.Part part : parts) {
      String text = part.text();
      if (part.equals() > 0) {
        String name = text.substring(0, part.equals());
        boolean isKey = name.equalsIgnoreCase(SIDE_CHAIN) && word.has(ChainWords.KEY);
        byName.add(
            new Binding.Named<>(isKey ? ChainWords.KEY : name, text.substring(part.equals() + 1)));
      } else if (!byName.isEmpty()) {
        throw new IllegalArgumentException(
            "'%s' must come before values given by name".formatted(text));
      } else {
        requireNoUnit(byPlace, text);
        byPlace.add(text);
      }
    }
    if (word.takesRest() && byPlace.size() > 1) {
      byPlace = List.of(String.join(" ", byPlace));
    }
    List<String> bound =
        Binding.bind(word.slots(), word::signature, byPlace, byName, ChainWord.Slot::otherwise);
    List<Object> values = new ArrayList<>();
    for (int i = 0; i < bound.size(); i++) {
      ChainWord.Slot slot = word.slots().get(i);
      Object value = slot.read(bound.get(i));
      if (value == null) {
        throw new IllegalArgumentException(
            "%s must be %s, but is '%s'".formatted(slot.name(), slot.rule(), bound.get(i)));
      }
      values.add(value);
    }
    return Collections.unmodifiableList(values);
  }
}
