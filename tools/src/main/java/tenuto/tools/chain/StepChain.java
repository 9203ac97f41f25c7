package tenuto.tools.chain;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import tenuto.dsp.catalogue.Binding;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.filters.FilterChain;
import tenuto.dsp.word.Level;
import tenuto.engine.signal.Signal;
import tenuto.formats.SoundFiles;
import tenuto.tools.input.ChainException;

/** A chain of words, such as {@code highpass 80, normalise -1dB}. */
public final class StepChain implements Chain {
  /** A sample rate high enough for every frequency that a user can mean. */
  private static final double TRIAL_RATE = 768_000;

  /** Words that do not change the level. */
  private static final Set<String> SAME_LEVEL = Set.of("reverse", "resample");

  private static final long TRIAL_SAMPLES = 256;

  /** Words that resample, which vector instructions make twice as fast. */
  private static final Set<String> CHANGE_RATE =
      Set.of("convert-sample-rate", "resample", "direct-resample", "speed");

  private final List<Step> steps;

  /**
   * A step with its parsed values.
   *
   * @param values one for each of the word's slots
   */
  private record Step(StepText text, ChainWord word, List<Object> values) {
    boolean canBeTried() {
      return word.canBeTried() && values.stream().noneMatch(Path.class::isInstance);
    }
  }

  private StepChain(List<Step> steps) {
    this.steps = steps;
  }

  /** The chain without steps, which changes nothing. */
  public static StepChain empty() {
    return new StepChain(List.of());
  }

  /**
   * Parses a chain.
   *
   * @throws ChainException naming the step, the parameter, the rule and the value
   */
  public static StepChain parse(String text, ChainWords words) {
    List<Step> steps = new ArrayList<>();
    for (StepText step : StepText.of(text)) {
      try {
        ChainWord word = words.word(step.name().toLowerCase(Locale.ROOT));
        steps.add(new Step(step, word, values(step, word)));
      } catch (IllegalArgumentException e) {
        throw new ChainException(step.place() + ": " + e.getMessage(), e);
      }
    }
    return new StepChain(steps);
  }

  private static List<Object> values(StepText step, ChainWord word) {
    List<StepText.Part> parts = step.parts().subList(1, step.parts().size());
    List<String> byPlace = new ArrayList<>();
    List<Binding.Named<String>> byName = new ArrayList<>();
    for (StepText.Part part : parts) {
      String text = part.text();
      if (part.equals() > 0) {
        byName.add(
            new Binding.Named<>(
                text.substring(0, part.equals()), text.substring(part.equals() + 1)));
      } else if (!byName.isEmpty()) {
        throw new IllegalArgumentException(
            "'%s' must come before values given by name".formatted(text));
      } else {
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

  /** Whether a step resamples. */
  public boolean changesRate() {
    return steps.stream().anyMatch(step -> CHANGE_RATE.contains(step.word().name()));
  }

  /**
   * Applies each step, alone, to silence, to find values that are wrong for every file before any
   * file is touched.
   *
   * @throws ChainException as when the chain is applied
   */
  public void tryOn(FileSession fileSession) {
    fileSession.session().roundTimes();
    for (Step step : steps) {
      requireSounds(fileSession, step);
      if (step.canBeTried()) {
        fileSession.begin(TRIAL_RATE, 0);
        done(fileSession, step, List.of(Slices.of(Channels.steady(0), 0, TRIAL_SAMPLES)));
        fileSession.end();
      }
    }
  }

  /**
   * What the steps make of a signal, if all are linear filters and gains whose response has a
   * formula.
   *
   * @throws ChainException naming the first step without such a formula
   */
  public List<Signal> filters(FileSession fileSession, Signal source) {
    fileSession.session().roundTimes();
    List<Signal> made = List.of(source);
    for (Step step : steps) {
      requireSounds(fileSession, step);
      made = done(fileSession, step, made);
      if (!made.stream().allMatch(each -> FilterChain.leads(source, each))) {
        throw new ChainException(
            "%s: its frequency response has no formula; there is one for linear filters (%s) with"
                    .formatted(step.text().place(), FilterChain.WITH_FORMULA)
                + " numbers as parameters, and for gain");
      }
    }
    return made;
  }

  private static void requireSounds(FileSession fileSession, Step step) {
    for (Object value : step.values()) {
      if (value instanceof Path file) {
        try {
          SoundFiles.open(fileSession.context().inputs(), file);
        } catch (IOException e) {
          throw new ChainException(step.text().place() + ": " + e.getMessage(), e);
        }
      }
    }
  }

  @Override
  public String text() {
    return steps.stream()
        .map(step -> step.word().name() + step.values())
        .collect(Collectors.joining(", "));
  }

  @Override
  public List<Path> files() {
    return steps.stream()
        .flatMap(step -> step.values().stream())
        .filter(Path.class::isInstance)
        .map(Path.class::cast)
        .toList();
  }

  @Override
  public Applied on(FileSession fileSession) {
    fileSession.session().roundTimes();
    int closing = closing();
    return new Applied() {
      @Override
      public List<Signal> apply(List<Signal> channels, UnaryOperator<List<Signal>> fit) {
        List<Signal> made = fit.apply(done(fileSession, steps.subList(0, closing), channels));
        return done(fileSession, steps.subList(closing, steps.size()), made);
      }

      @Override
      public boolean tellsMarks() {
        return true;
      }
    };
  }

  private static List<Signal> done(
      FileSession fileSession, List<Step> steps, List<Signal> channels) {
    List<Signal> made = channels;
    for (Step step : steps) {
      double seconds = longest(made) / fileSession.session().sampleRate();
      made = done(fileSession, step, made);
      double now = longest(made) / fileSession.session().sampleRate();
      fileSession.marks().done(now, SAME_LEVEL.contains(step.word().name()));
      if (seconds > 0 && !made.isEmpty() && longest(made) == 0) {
        throw new ChainException(
            "%s: it leaves nothing of the sound, which lasts %s s at that step"
                .formatted(step.text().place(), seconds));
      }
    }
    return made;
  }

  private static long longest(List<Signal> channels) {
    return channels.stream().mapToLong(Signal::length).max().orElse(0);
  }

  /** The index of the first of the last steps that set the level or keep it. */
  private int closing() {
    int first = steps.size();
    for (int i = steps.size() - 1; i >= 0; i--) {
      Level level = steps.get(i).word().level();
      if (level == Level.ANY) {
        break;
      }
      first = level.isSet() ? i : first;
    }
    return first;
  }

  private static List<Signal> done(FileSession fileSession, Step step, List<Signal> channels) {
    try {
      return step.word().action().apply(fileSession, channels, step.values());
    } catch (IllegalArgumentException e) {
      throw new ChainException(
          step.text().place() + ": " + e.getMessage().replaceFirst("^sf\\.\\w+: ", ""), e);
    } catch (UncheckedIOException e) {
      throw new ChainException(step.text().place() + ": " + e.getCause().getMessage(), e);
    }
  }
}
