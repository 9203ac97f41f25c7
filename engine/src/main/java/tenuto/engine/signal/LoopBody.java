package tenuto.engine.signal;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.base.Closing;
import tenuto.engine.base.Workspace;
import tenuto.engine.base.Workspaces;

/**
 * A closed {@link FeedbackLoop}: its steps, done for as many samples at a time as their past is
 * known for. Its inputs are what comes in from outside.
 */
public final class LoopBody implements Filter {
  /** Samples at a time at most, whole groups. */
  private static final int MOST = 256;

  /** Samples of a past that are handed over at a time. */
  private static final int AT_ONCE = 1 << 13;

  /** What fades away is silence before it becomes denormal, which would be slow. */
  private static final double FADED = 1e-290;

  private final LoopLayout layout;
  private final List<Signal> made;
  private final int[] results;
  private final long delay;
  private final LoopTuning tuning;

  /** Which inputs are silent while it is tuned. */
  private final boolean[] isGiven;

  private final Workspaces workspaces;
  private final String text;

  LoopBody(
      LoopLayout layout,
      List<Signal> results,
      List<Signal> given,
      long delay,
      LoopTuning tuning,
      Workspaces workspaces) {
    this.layout = layout;
    this.tuning = tuning;
    this.isGiven = new boolean[layout.inputs().size()];
    for (int i = 0; i < isGiven.length; i++) {
      isGiven[i] = given.contains(layout.inputs().get(i));
    }
    this.made = List.copyOf(results);
    this.results = results.stream().mapToInt(layout::slot).toArray();
    this.delay = delay;
    this.workspaces = workspaces;
    this.text =
        "Feedback[delay=%s, results=%s]"
            .formatted(
                tuning == null ? delay : tuning, results.stream().map(Signal::identity).toList());
  }

  /** Its results, as they are made from their past. */
  public List<Signal> made() {
    return made;
  }

  /** What tells it from others, beside what its results are made by. */
  public String parameters() {
    return tuning == null
        ? "Feedback[delay=%d]".formatted(delay)
        : "Feedback[delay=%s, silent=%s]".formatted(tuning, Arrays.toString(isGiven));
  }

  /** The place of what is given on the way round: a past, or a signal from outside; -1 if made. */
  public int given(Signal signal) {
    return layout.given(signal);
  }

  @Override
  public boolean resumes() {
    return layout.resumes();
  }

  @Override
  public int inputs() {
    return layout.inputs().size();
  }

  @Override
  public int outputs() {
    return results.length;
  }

  @Override
  public Processor begin() {
    return new Round();
  }

  /** With the identities of what is made in it, so that different loops are not the same. */
  @Override
  public String toString() {
    return text;
  }

  private final class Round implements Processor {
    private final Workspace workspace = workspaces.get();
    private final List<LoopLayout.Running> steps =
        layout.steps().stream().map(LoopLayout.Step::begin).toList();

    private long delay = LoopBody.this.delay;

    /** Samples at a time: whole groups, unless the past is nearer. */
    private int span;

    /** Samples of each result that are kept. */
    private long kept;

    /** What makes up the fraction of a tuned delay, for each result. */
    private double coefficient;

    private final double[] before = new double[results.length];
    private final double[] passed = new double[results.length];

    private final Block[] slots = Block.views(layout.count());
    private MemorySegment[] past;
    private long position;

    @Override
    public void process(Block[] in, Block[] out, int n) {
      if (past == null) {
        lendSlots();
        if (tuning != null) {
          tune(in);
        }
        lendPast();
      }
      for (int at = 0; at < n; at += span) {
        int now = Math.min(span, n - at);
        for (int i = 0; i < in.length; i++) {
          take(in[i], at, slots[layout.inputSlots().get(i)], now);
        }
        for (int i = 0; i < past.length; i++) {
          recall(past[i], slots[i], now);
          if (tuning != null) {
            allPass(i, now);
          }
        }
        for (LoopLayout.Running step : steps) {
          step.run(slots, now);
        }
        for (int i = 0; i < past.length; i++) {
          keep(slots[results[i]], past[i], out[i], at, now);
        }
        position += now;
      }
    }

    private void lendSlots() {
      long one = Double.BYTES * (long) MOST;
      MemorySegment all = workspace.arena().allocate(one * slots.length, 64);
      for (int i = 0; i < slots.length; i++) {
        slots[i].moveTo(all, one * i);
      }
    }

    private void lendPast() {
      span = (int) Math.min(MOST, delay < Block.GROUP ? delay : delay & -Block.GROUP);
      kept = Block.wholeGroups(span) + delay;
      past = new MemorySegment[results.length];
      for (int i = 0; i < past.length; i++) {
        past[i] = workspace.arena().allocate(Double.BYTES * kept, 64);
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      for (LoopLayout.Running step : steps) {
        step.transfer(state);
      }
      if (!state.of(past != null)) {
        return;
      }
      delay = state.of(delay);
      coefficient = state.of(coefficient);
      if (past == null) {
        lendSlots();
        lendPast();
      }
      state.of(before);
      state.of(passed);
      position = state.of(position);
      double[] one = new double[(int) Math.min(kept, AT_ONCE)];
      for (MemorySegment each : past) {
        for (long at = 0; at < kept; at += one.length) {
          int n = (int) Math.min(one.length, kept - at);
          long from = Double.BYTES * at;
          double[] some = n == one.length ? one : new double[n];
          MemorySegment.copy(each, ValueLayout.JAVA_DOUBLE, from, some, 0, n);
          state.of(some);
          MemorySegment.copy(some, 0, each, ValueLayout.JAVA_DOUBLE, from, n);
        }
      }
    }

    private void tune(Block[] in) {
      double[] controls = new double[in.length];
      for (int i = 0; i < in.length; i++) {
        controls[i] = isGiven[i] ? 0 : in[i].get(0);
      }
      LoopTuning.Delay tuned = tuning.of(layout, results, slots, controls, MOST);
      delay = tuned.whole();
      coefficient = tuned.allPass();
    }

    private void allPass(int result, int n) {
      double x1 = before[result];
      double y1 = passed[result];
      for (int i = 0; i < n; i++) {
        double x = slots[result].get(i);
        y1 = x1 + coefficient * (x - y1);
        x1 = x;
        slots[result].set(i, y1);
      }
      before[result] = x1;
      passed[result] = y1;
    }

    /** Shows samples where they are, if they begin a group; others are copied to one's begin. */
    private void take(Block in, int at, Block slot, int n) {
      if (span >= Block.GROUP) {
        slot.moveTo(in, at);
      } else {
        in.copyTo(at, slot, 0, n);
      }
    }

    private void recall(MemorySegment past, Block to, int n) {
      for (int i = 0; i < n; i++) {
        long place = (position + i + kept - delay) % kept;
        to.set(i, past.getAtIndex(ValueLayout.JAVA_DOUBLE, place));
      }
    }

    private void keep(Block from, MemorySegment past, Block out, int at, int n) {
      for (int i = 0; i < n; i++) {
        double made = from.get(i);
        double kept = Math.abs(made) < FADED ? 0 : made;
        past.setAtIndex(ValueLayout.JAVA_DOUBLE, (position + i) % this.kept, kept);
        out.set(at + i, kept);
      }
    }

    @Override
    public void close() {
      List<Runnable> endings = new ArrayList<>();
      steps.forEach(step -> endings.add(step::close));
      endings.add(workspace::close);
      Closing.all(endings);
    }
  }
}
