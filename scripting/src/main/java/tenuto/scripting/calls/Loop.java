package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.List;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.FeedbackLoop;
import tenuto.engine.signal.Signal;

/**
 * {@code sf.feedback}: a signal, or channels, that a function of the patch computes from its own
 * delayed output.
 */
public final class Loop<V> {
  /** The name in a patch. */
  public static final String WORD = "sf.feedback";

  private final RunContext<V> run;
  private final FeedbackLoop loop;

  /** The key of its inputs and its delay. */
  private final long key;

  /**
   * Begins a loop with its inputs.
   *
   * @param ms the delay, or null for one sample
   */
  public Loop(RunContext<V> run, List<Handle> given, Double ms) {
    this.run = run;
    this.loop =
        new FeedbackLoop(
            Handle.signals(given), ms == null ? 1 : delay(ms), run.session().memory().workspaces());
    this.key = Keys.made("feedback", Keys.number(ms == null ? 0 : ms), given);
  }

  private long delay(double ms) {
    double samples = Math.floor(Milliseconds.place(ms, run.session().sampleRate()));
    if (!(samples >= 0 && samples < 1L << 53)) {
      throw new IllegalArgumentException(
          WORD + ": ms must be 0 or more, and a time that a signal can have, but is " + ms);
    }
    return Math.max(1, (long) samples);
  }

  /** The delayed output, for the function. */
  public List<V> past() {
    List<V> past = new ArrayList<>();
    for (Signal each : loop.past()) {
      SignalRef ref =
          new SignalRef(each, Keys.output(key, past.size()), List.of(), run.python().place());
      past.add(run.python().of(new Handle(run, ref)));
    }
    return past;
  }

  /**
   * The results, each of which depends on all that the function returned: in a counted patch they
   * take one reference of each.
   */
  public List<V> results(List<Handle> made) {
    List<Signal> closed = closed(made);
    List<V> results = new ArrayList<>();
    for (Signal result : closed) {
      if (run.counted() && results.size() + 1 < closed.size()) {
        made.forEach(this::own);
      }
      long how = Keys.output(key, results.size());
      results.add(new Call<>(run, "feedback").lazy(made, how, inputs -> result));
    }
    return results;
  }

  private void own(Handle made) {
    if (!run.releases().own(made)) {
      throw made.released("+x");
    }
  }

  private List<Signal> closed(List<Handle> made) {
    try {
      return loop.closed(Handle.signals(made));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(WORD + ": " + e.getMessage(), e);
    }
  }
}
