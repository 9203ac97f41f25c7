package tenuto.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Lays signals out as the steps of a {@link Plan}: each signal once, inputs before their users, and
 * buffers used again as soon as nobody needs what they hold.
 */
final class PlanBuilder {
  private final Beneath beneath;
  private final Function<Signal, Reader> opening;
  private final List<Plan.Step> steps = new ArrayList<>();

  /** What ends with the plan: states, sources and the readers of gathers. */
  private final List<Runnable> endings = new ArrayList<>();

  private final Map<Signal, Integer> uses = new IdentityHashMap<>();
  private final Map<Signal, Value> values = new IdentityHashMap<>();

  /** For each slot whether it is a buffer, not a view. */
  private final List<Boolean> slots = new ArrayList<>();

  private final Deque<Integer> freeBuffers = new ArrayDeque<>();

  /** What a slot holds for the rest of the block, and how many steps will still read it. */
  private static final class Value {
    final int slot;
    int uses;

    Value(int slot, int uses) {
      this.slot = slot;
      this.uses = uses;
    }
  }

  /** A signal being laid out: how many inputs are done, and what has been combined of them. */
  private static final class Frame {
    final Signal signal;
    int done;
    Value sum;
    long sumLength;

    Frame(Signal signal) {
      this.signal = signal;
    }
  }

  private PlanBuilder(Beneath beneath, Function<Signal, Reader> opening) {
    this.beneath = beneath;
    this.opening = opening;
  }

  /**
   * Makes a plan for signals of a beneath.
   *
   * @param opening opens what is read by a plan of its own
   */
  static Plan plan(
      List<Signal> signals, int blockSize, Beneath beneath, Function<Signal, Reader> opening) {
    PlanBuilder builder = new PlanBuilder(beneath, opening);
    try {
      return builder.build(signals, blockSize);
    } catch (Throwable e) {
      Closing.after(e, builder.endings);
      throw e;
    }
  }

  private Plan build(List<Signal> roots, int blockSize) {
    roots.forEach(this::countUses);
    List<Plan.Result> results = new ArrayList<>();
    Set<Integer> direct = new HashSet<>();
    for (Signal root : roots) {
      int slot = layOut(root).slot;
      // A signal that is wanted twice is computed where it is wanted first, and copied.
      results.add(new Plan.Result(slot, slots.get(slot) && direct.add(slot), root.length()));
    }
    return new Plan(beneath.buffers(), blockSize, steps, slots, results, endings);
  }

  /** The inputs that are read at the same places, and so belong to the same plan. */
  private List<Signal> alongside(Signal signal) {
    return switch (signal) {
      case Signal it when beneath.stored(it) != null -> List.of();
      case Gathered it -> List.of();
      case Generated it -> List.of();
      case Filtered it -> it.inputs().subList(0, 1);
      default -> signal.inputs();
    };
  }

  private void countUses(Signal root) {
    if (uses.merge(root, 1, Integer::sum) > 1) {
      return; // and so was all beneath it
    }
    Deque<Signal> found = new ArrayDeque<>(List.of(root));
    while (!found.isEmpty()) {
      for (Signal input : alongside(found.pop())) {
        if (uses.merge(input, 1, Integer::sum) == 1) {
          found.push(input);
        }
      }
    }
  }

  private Value layOut(Signal root) {
    Deque<Frame> frames = new ArrayDeque<>(List.of(new Frame(root)));
    Value last = null;
    while (!frames.isEmpty()) {
      Frame frame = frames.peek();
      List<Signal> inputs = alongside(frame.signal);
      if (values.containsKey(frame.signal)) {
        last = values.get(frame.signal);
        frames.pop();
      } else if (inputs.isEmpty()) {
        last = leaf(frame.signal);
        values.put(frame.signal, last);
        frames.pop();
      } else if (last == null) {
        frames.push(new Frame(inputs.get(frame.done)));
      } else {
        Value made = take(frame, last);
        last = null;
        if (++frame.done == inputs.size()) {
          made.uses = uses.get(frame.signal);
          values.put(frame.signal, made);
        }
      }
    }
    return last;
  }

  private Value leaf(Signal signal) {
    Stored stored = beneath.stored(signal);
    int used = uses.get(signal);
    if (stored != null) {
      slots.add(false);
      Value view = new Value(slots.size() - 1, used);
      steps.add(new Steps.View(stored, view.slot));
      return view;
    }
    Value value = new Value(buffer(), used);
    switch (signal) {
      case Generated it -> {
        Source source = read(it.inputs(), it.maker()::make);
        if (!it.inputs().isEmpty()) {
          endings.add(source::close);
        }
        steps.add(new Steps.Generate(source, ripening(source), it.length(), value.slot));
      }
      case Gathered it -> {
        Gather gather = beneath.gather(it);
        List<Reader> readers = new ArrayList<>();
        for (Signal input : beneath.inputs(it)) {
          long end =
              gather instanceof Gather.Onward onward
                  ? onward.end(readers.size(), input.length())
                  : Long.MAX_VALUE;
          GatherInput child = input(input, end);
          endings.add(child::close);
          readers.add(child);
        }
        steps.add(new Steps.Fill(gather, List.copyOf(readers), it.length(), value.slot));
      }
      default -> throw new IllegalStateException("not a leaf: " + signal);
    }
    return value;
  }

  /**
   * Adds the step that takes one more finished input, and tells what then stands for the signal.
   */
  private Value take(Frame frame, Value input) {
    int in = input.slot;
    switch (frame.signal) {
      case Mapped it -> {
        consume(input);
        Value out = new Value(buffer(), 1);
        steps.add(new Steps.Map(it.kernel(), ripening(it.kernel()), it.length(), in, out.slot));
        return out;
      }
      case Filtered it -> {
        consume(input);
        Value out = new Value(buffer(), 1);
        Filter.State state = it.filter().begin();
        endings.add(state::close);
        if (it.inputs().size() > 1) {
          read(
              it.inputs().subList(1, it.inputs().size()),
              readers -> {
                state.prepare(readers);
                return state;
              });
        } else {
          state.prepare(List.of());
        }
        steps.add(new Steps.Run(state, ripening(state), it.length(), in, out.slot));
        return out;
      }
      case Combined it -> {
        long inputLength = it.inputs().get(frame.done).length();
        if (frame.done == 0) {
          frame.sum = input;
          frame.sumLength = inputLength;
          return input;
        }
        int left = frame.sum.slot;
        // The left buffer is freed last and so taken again first: most sums grow in place.
        consume(input);
        consume(frame.sum);
        Value out = new Value(buffer(), 1);
        steps.add(
            new Steps.Combine(
                it.combiner(),
                ripening(it.combiner()),
                frame.sumLength,
                inputLength,
                left,
                in,
                out.slot));
        frame.sum = out;
        frame.sumLength = Math.max(frame.sumLength, inputLength);
        return out;
      }
      default -> throw new IllegalStateException("no inputs alongside: " + frame.signal);
    }
  }

  /** Does what reads some signals onward, here and now. */
  private <T> T read(List<Signal> signals, Function<List<Reader>, T> reading) {
    List<Reader> readers = new ArrayList<>();
    try {
      for (Signal signal : signals) {
        readers.add(input(signal, signal.length()));
      }
      return reading.apply(readers);
    } finally {
      readers.forEach(Reader::close);
    }
  }

  private GatherInput input(Signal signal, long end) {
    return new GatherInput(
        signal.length(), beneath.addressable(signal), end, () -> opening.apply(signal));
  }

  private Ripening ripening(Object kernel) {
    return beneath.ripening(kernel.getClass());
  }

  private void consume(Value value) {
    if (--value.uses == 0 && slots.get(value.slot)) {
      freeBuffers.push(value.slot);
    }
  }

  private int buffer() {
    if (freeBuffers.isEmpty()) {
      slots.add(true);
      return slots.size() - 1;
    }
    return freeBuffers.pop();
  }
}
