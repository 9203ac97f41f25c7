package tenuto.scripting.calls;

import java.util.List;
import tenuto.dsp.word.KeptReaders;
import tenuto.engine.SignalBuilder;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Stored;
import tenuto.scripting.reports.SideEffects;

/** Access to single samples of a signal by index; those of a draft can be set until it is used. */
public record SampleAccess<V>(RunContext<V> run, Handle x) {
  private static final String SET = "x.setSample()";
  private static final String SET_AT = "x.setAt()";
  private static final String GET = "x.getSample()";

  /** The number of samples copied at a time. */
  private static final int BLOCK = 2048;

  /** {@code sf.draft(samples)}: silence whose samples can be set until it is used. */
  public static <V> Handle draft(RunContext<V> run, V samples) {
    Long known = run.python().whole(run.python().resolved(samples));
    if (known == null || known < 0) {
      throw new IllegalArgumentException(
          "sf.draft: samples must be a whole number, 0 or more, but is "
              + run.python().described(run.python().resolved(samples)));
    }
    return Handle.draft(run, known);
  }

  /** {@code x.setSample(index, value)}, for a draft that is not used yet. */
  public void set(V index, V value) {
    SignalBuilder draft = draft(SET, "sf.draft or SFData.build");
    draft.set(index(SET, index), number(SET, "value must be a number, not ", value));
  }

  /**
   * {@code x.setAt(index, signal)}: copies the whole signal, or one sample if it is a number. As it
   * is not a word, it takes no reference in a counted patch.
   */
  public void setAt(V index, V value) {
    Handle from = run.python().signal(run.python().resolved(value));
    if (from == null) {
      set(index, value);
      return;
    }
    SignalBuilder draft = draft(SET_AT, "sf.draft, SFData.build or replicateEmpty");
    long at = start(index, from);
    SignalRef holding = from.holding();
    if (!holding.share()) {
      throw from.released(SET_AT);
    }
    try {
      from.seal();
      run.guarded(() -> copied(from, draft, at));
    } finally {
      holding.drop();
    }
  }

  /** {@code x.getSample(index)}: computed now if it is not stored. */
  public double get(V index) {
    SignalRef holding = x.holding();
    if (!holding.share()) {
      throw x.released(GET);
    }
    run.observer().affected(SideEffects.Kind.ASKS);
    try {
      return sample(index(GET, index));
    } finally {
      holding.drop();
    }
  }

  /** The caller holds the signal meanwhile. */
  double sample(long index) {
    if (x.signal() instanceof Stored stored) {
      return run.guarded(() -> stored.sample(index));
    }
    KeptReaders readers = run.context().readers();
    x.holding().readThrough(readers);
    return run.guarded(() -> readers.sample(x.signal(), index));
  }

  private SignalBuilder draft(String what, String makers) {
    x.requireOwned(what);
    if (x.draft() == null) {
      throw new IllegalArgumentException(
          "%s: only a signal built by %s can be written, and only until it is first used"
              .formatted(what, makers));
    }
    return x.draft();
  }

  private Stored copied(Handle from, SignalBuilder to, long at) {
    run.session()
        .visit(
            List.of(from.signal()),
            BLOCK,
            () -> (start, blocks, n) -> copy(to, at + start, blocks[0], n));
    return null;
  }

  private static void copy(SignalBuilder to, long at, Block from, int n) {
    for (int i = 0; i < n; i++) {
      to.set(at + i, from.get(i));
    }
  }

  private long index(String what, V value) {
    Python<V> python = run.python();
    V known = python.resolved(value);
    Long index = python.whole(known);
    if (index == null) {
      throw new WrongTypeException(
          what + ": index must be a whole number, not " + python.described(known));
    }
    long length = x.signal().length();
    if (index < 0 || index >= length) {
      throw new IllegalArgumentException(
          "%s: index must be between 0 and %d, but is %d".formatted(what, length - 1, index));
    }
    return index;
  }

  /** The sample index at which a signal is to begin. */
  private long start(V value, Handle from) {
    from.requireOwned(SET_AT);
    long length = from.signal().length();
    long most = x.signal().length() - length;
    double index = number(SET_AT, "index must be a number, but is ", value);
    if (!(index >= 0 && index <= most && index == Math.rint(index))) {
      Python<V> python = run.python();
      throw new IllegalArgumentException(
          ("%s: index must be a whole number of 0 or more that leaves space for all %d samples in"
                  + " %d, but is %s")
              .formatted(
                  SET_AT, length, x.signal().length(), python.described(python.resolved(value))));
    }
    return (long) index;
  }

  private double number(String what, String rule, V value) {
    Python<V> python = run.python();
    V known = python.resolved(value);
    if (!python.isNumber(known)) {
      throw new WrongTypeException(what + ": " + rule + python.described(known));
    }
    try {
      return python.number(known);
    } catch (ArithmeticException e) { // complex, or too large for a double
      throw new WrongTypeException(what + ": " + rule + python.described(known));
    }
  }
}
