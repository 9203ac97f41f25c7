package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.List;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.FeedbackLoop;
import tenuto.engine.signal.LoopTuning;
import tenuto.engine.signal.Signal;
import tenuto.formats.pcm.HeaderText;

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
   * @param ms the delay, or null for one sample, or for one period of what it is tuned to
   * @param tune the frequency in Hz that it resonates at, or null
   */
  public Loop(RunContext<V> run, List<Handle> given, Double ms, Double tune) {
    this.run = run;
    long delay = ms == null ? 1 : delay(ms);
    LoopTuning tuning = null;
    if (tune != null) {
      tuning = tuning(tune, ms == null ? 0 : delay);
      delay = ms == null ? (long) (tuning.sampleRate() / tune) : delay;
    }
    this.loop =
        new FeedbackLoop(Handle.signals(given), delay, tuning, run.session().memory().workspaces());
    long how = Keys.number(ms == null ? 0 : ms);
    this.key = Keys.made("feedback", tune == null ? how : Keys.list(how, Keys.number(tune)), given);
  }

  private LoopTuning tuning(double hz, long samples) {
    double rate = run.session().sampleRate();
    if (!(hz > 0 && hz < rate / 4)) {
      throw new IllegalArgumentException(
          "%s: tune must be above 0 and below a quarter of the sample rate, %s Hz, but is %s"
              .formatted(WORD, HeaderText.number(rate / 4), hz));
    }
    return new LoopTuning(hz, rate, samples);
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
