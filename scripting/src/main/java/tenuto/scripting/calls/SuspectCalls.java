package tenuto.scripting.calls;

import java.util.List;
import tenuto.dsp.catalogue.Word;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Signal;
import tenuto.formats.pcm.HeaderText;
import tenuto.scripting.reports.SideEffects;

/** Warns of calls that succeed but are probably mistakes. */
final class SuspectCalls<V> {
  /** The shortest plausible sound file: a user who took ms for seconds often gets less. */
  private static final double SHORTEST_MS = 10;

  private final RunContext<V> run;

  SuspectCalls(RunContext<V> run) {
    this.run = run;
  }

  /** Checks the arguments of a word after its call. */
  void look(Word word, Arguments<V> arguments, List<V> results) {
    note(word, arguments, results);
    double rate = run.rates().of(word, arguments.sets(), arguments.signals());
    for (V result : results) {
      setRate(result, rate, arguments.signals());
    }
    boolean called = !arguments.sets().isEmpty(); // not for an empty list of channels
    if (called) {
      new SuspectTimes(run).look(word, arguments.sets().getFirst().values());
    }
    if (called && arguments.signals().isEmpty() && Signal.class.isAssignableFrom(word.result())) {
      lookForAliases(word, arguments);
      new SuspectPoints(run).look(word, arguments.sets().getFirst().values());
    } else if (word.result() == void.class && word.family().equals("Sound files")) {
      lookAtLength(word, arguments);
      new SuspectFiles(run).look(word, arguments);
    }
  }

  private void note(Word word, Arguments<V> arguments, List<V> results) {
    if (word.result() == void.class) {
      run.observer().affected(SideEffects.Kind.SOUNDS);
    } else if (holdSignals(results)) {
      run.observer().affected(SideEffects.Kind.MAKES);
    } else if (!arguments.signals().isEmpty()) {
      run.observer().affected(SideEffects.Kind.ASKS);
    }
  }

  private boolean holdSignals(List<V> results) {
    for (V result : results) {
      if (holdsSignals(result)) {
        return true;
      }
    }
    return false;
  }

  private boolean holdsSignals(V result) {
    Python<V> python = run.python();
    if (!python.isSequence(result)) {
      return python.signal(result) != null;
    }
    List<V> elements = python.elements(result);
    return !elements.isEmpty()
        && (holdsSignals(elements.getFirst()) || holdsSignals(elements.getLast()));
  }

  private void setRate(V result, double rate, List<Handle> arguments) {
    Python<V> python = run.python();
    if (python.isSequence(result)) {
      python.elements(result).forEach(each -> setRate(each, rate, arguments));
      return;
    }
    Handle signal = python.signal(result);
    if (signal != null && !arguments.contains(signal)) {
      signal.at(rate);
    }
  }

  /** Warns of an oscillator above half the sample rate; a filter's frequency there is an error. */
  private void lookForAliases(Word word, Arguments<V> arguments) {
    for (int i = 0; i < word.parameters().size(); i++) {
      if (word.parameters().get(i).name().equals("hz")
          && arguments.sets().getFirst().values()[i] instanceof Double hz
          && Math.abs(hz) > run.session().sampleRate() / 2) {
        run.warnings()
            .tell(
                "hz",
                "sf.%s: hz is %s, above half the sample rate of %s Hz: another pitch is heard (%s)"
                    .formatted(
                        word.name(),
                        HeaderText.number(hz),
                        HeaderText.number(run.session().sampleRate()),
                        word.signature()));
      }
    }
  }

  private void lookAtLength(Word word, Arguments<V> arguments) {
    long samples =
        arguments.signals().stream()
            .map(Handle::signal)
            .mapToLong(Signal::length)
            .max()
            .orElseThrow();
    double ms = Milliseconds.of(samples, run.session().sampleRate());
    if (ms < SHORTEST_MS) {
      run.warnings()
          .tell(
              "length",
              "sf.%s: the file is only %s ms long; times are in milliseconds"
                  .formatted(word.name(), HeaderText.number(Math.rint(ms * 100) / 100)));
    }
  }
}
