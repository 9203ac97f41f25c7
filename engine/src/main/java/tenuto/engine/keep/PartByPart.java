package tenuto.engine.keep;

import java.util.List;
import tenuto.engine.plan.Plan;
import tenuto.engine.plan.PlanWriter;
import tenuto.engine.plan.Relay;
import tenuto.engine.plan.Rendering;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.SubrangeBuilder;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;

/**
 * Computes parts of one signal when somebody asks for them, and goes on from where it stopped: what
 * nobody asks for is not computed, unless a filter needs it for what comes after.
 */
final class PartByPart implements AutoCloseable {
  /** Parts that one way through what is filtered leads to at most: so many need its inputs. */
  private static final int AHEAD = 8;

  private final Resources resources;
  private final Signal signal;
  private final int parts;

  /** All of the signal made ready; null until it is needed. */
  private Rendering whole;

  /** Where samples are computed in turn; null while nobody does. */
  private Onward onward;

  /** The part that it comes to next. */
  private int next;

  PartByPart(Resources resources, Signal signal) {
    this.resources = resources;
    this.signal = signal;
    parts = Math.toIntExact(Math.ceilDiv(signal.length(), Cache.PART));
  }

  /**
   * A way through what is filtered.
   *
   * @param begin the part at which its first sample is
   * @param end the first part that it does not lead to
   */
  private record Onward(Rendering rendering, boolean isOwn, Relay relay, int begin, int end)
      implements AutoCloseable {
    @Override
    public void close() {
      relay.close();
      if (isOwn) {
        rendering.close();
      }
    }
  }

  /**
   * Makes ready to compute a part.
   *
   * @return the first part that is computed with it
   */
  int begin(int part) {
    boolean leadsThere = onward != null && next <= part && part < onward.end;
    if (leadsThere && (next == part || !onward.isOwn)) {
      return next;
    }
    stop();
    if (signal.addressable()) {
      return makeReady(part);
    }
    long from = (long) part * Cache.PART;
    int end = Math.min(parts, part + AHEAD);
    long to = Math.min(signal.length(), (long) end * Cache.PART);
    List<Signal> subranges = SubrangeBuilder.of(List.of(signal), from, to);
    if (subranges.isEmpty()) {
      return makeReady(part);
    }
    Rendering rendering = new Rendering(resources, subranges.getFirst());
    start(rendering, subranges.getFirst(), part, end);
    return part;
  }

  private int makeReady(int part) {
    if (whole == null) {
      whole = new Rendering(resources, signal);
    }
    if (whole.addressable(signal)) {
      return part;
    }
    start(whole, signal, 0, parts);
    return 0;
  }

  private void start(Rendering rendering, Signal from, int begin, int end) {
    try {
      Plan plan = rendering.plan(List.of(from));
      onward = new Onward(rendering, rendering != whole, Relay.of(resources, plan), begin, end);
      next = begin;
    } catch (Throwable e) {
      if (rendering != whole) {
        rendering.close();
      }
      throw e;
    }
  }

  /** Fills what {@link #begin} has said. */
  void fill(CacheFill fill, int part) {
    if (onward == null) {
      long work = (long) Cache.PART * whole.computed();
      int threads = resources.threads(work);
      fill.fill(new int[] {part}, threads, () -> new PlanWriter(whole.plan(List.of(signal))));
      return;
    }
    long from = (long) next * Cache.PART;
    long to = Math.min(signal.length(), (part + 1L) * Cache.PART);
    boolean done = false;
    try {
      fill.relay(onward.relay, (long) onward.begin * Cache.PART, from, to);
      next = part + 1;
      done = true;
    } finally {
      if (!done || next == onward.end) {
        stop();
      }
    }
  }

  private void stop() {
    if (onward != null) {
      onward.close();
      onward = null;
    }
  }

  @Override
  public void close() {
    stop();
    if (whole != null) {
      whole.close();
      whole = null;
    }
  }
}
