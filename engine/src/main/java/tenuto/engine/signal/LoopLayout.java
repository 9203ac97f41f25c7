package tenuto.engine.signal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import tenuto.engine.base.Block;

/**
 * What is on the way round a {@link FeedbackLoop}, as steps over slots: first the past of each
 * result, then whatever comes in from outside or is made inside.
 */
final class LoopLayout {
  /** A step, or what makes one of its own for each reader. */
  interface Step {
    Running begin();
  }

  /** A step on its way. */
  interface Running {
    /**
     * Works on samples in slots that have room for whole groups of them.
     *
     * @param n any number, of which a state must see no more and no fewer
     */
    void run(Block[] slots, int n);

    /** Hands over all that what follows depends on: see {@link Filter.Processor#transfer}. */
    default void transfer(StateTransfer state) {}

    /** Gives back what it works with. */
    default void close() {}
  }

  private final Map<Signal, Integer> slots = new IdentityHashMap<>();

  /** Whether a signal is made from what is fed back. */
  private final Map<Signal, Boolean> isRound = new IdentityHashMap<>();

  private final List<Signal> inputs = new ArrayList<>();
  private final List<Integer> inputSlots = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();
  private int count;

  /** How many of the slots are those of results' past. */
  private final int pasts;

  private final long delay;

  /** The shortest delay that the steps can be done with. */
  private int least = 1;

  private boolean resumes = true;

  /**
   * @param delay samples from a result to its past
   */
  LoopLayout(List<Signal> past, long delay) {
    this.delay = delay;
    for (Signal each : past) {
      isRound.put(each, true);
      slots.put(each, count++);
    }
    pasts = count;
  }

  /** The signals from outside. */
  List<Signal> inputs() {
    return inputs;
  }

  /** Where they are. */
  List<Integer> inputSlots() {
    return inputSlots;
  }

  List<Step> steps() {
    return steps;
  }

  /** The number of slots. */
  int count() {
    return count;
  }

  /** The shortest delay that the steps can be done with, in samples. */
  int least() {
    return least;
  }

  /** Whether the states of all steps can be taken. */
  boolean resumes() {
    return resumes;
  }

  /** Where a signal is that was added. */
  int slot(Signal signal) {
    return slots.get(signal);
  }

  /** Where a signal is that is a result's past or comes from outside; -1 if it is made. */
  int given(Signal signal) {
    int slot = slots.getOrDefault(signal, -1);
    return slot < pasts || inputSlots.contains(slot) ? slot : -1;
  }

  /** Adds a signal from outside, if it is not there yet. */
  void addInput(Signal signal) {
    if (!slots.containsKey(signal)) {
      slots.put(signal, count);
      inputs.add(signal);
      inputSlots.add(count++);
    }
  }

  /** Adds a result, and before it whatever it is made from on the way round. */
  void add(Signal result) {
    Deque<Signal> open = new ArrayDeque<>(List.of(result));
    while (!open.isEmpty()) {
      Signal signal = open.peek();
      Signal next = isRound.containsKey(signal) ? null : unknownInput(signal);
      if (next != null) {
        open.push(next);
        continue;
      }
      open.pop();
      isRound.computeIfAbsent(signal, it -> it.inputs().stream().anyMatch(isRound::get));
      if (isRound.get(signal) && !slots.containsKey(signal)) {
        layOut(signal);
      }
    }
    addInput(result);
  }

  private Signal unknownInput(Signal signal) {
    for (Signal input : signal.inputs()) {
      if (!isRound.containsKey(input)) {
        return input;
      }
    }
    return null;
  }

  private void layOut(Signal signal) {
    if (signal instanceof Lazy it && it.what() instanceof Groupwise) {
      if (delay < Block.GROUP) {
        throw new IllegalArgumentException(
            "%s works on %d samples at once: on the way round a feedback loop the delay must be as many, but is %d"
                .formatted(signal, Block.GROUP, delay));
      }
      least = Block.GROUP;
    }
    int[] in = new int[signal.inputs().size()];
    for (int i = 0; i < in.length; i++) {
      Signal input = signal.inputs().get(i);
      addInput(input);
      in[i] = slots.get(input);
    }
    switch (signal) {
      case Mapped it -> {
        Kernel kernel = it.kernel().scalarForm();
        int out = made(it);
        add((blocks, n) -> kernel.apply(blocks[in[0]], blocks[out], Block.wholeGroups(n)));
      }
      case Combined it -> {
        Combiner combiner = it.combiner().scalarForm();
        int out = made(it);
        for (int i = 1; i < in.length; i++) {
          int left = i == 1 ? in[0] : out;
          int right = in[i];
          add(
              (blocks, n) ->
                  combiner.apply(blocks[left], blocks[right], blocks[out], Block.wholeGroups(n)));
        }
      }
      case Filtered it when it.beside().isEmpty() -> {
        int[] out = it.outputs().stream().mapToInt(this::made).toArray();
        resumes &= it.filter().resumes();
        steps.add(() -> running(it.filter().begin(), in, out));
      }
      default ->
          throw new IllegalArgumentException(
              ("%s cannot be on the way round a feedback loop: it makes a sample from others than"
                      + " those up to it; filters, shapers, products and sums can be there")
                  .formatted(signal.toString().replaceFirst("[\\[(].*", "")));
    }
  }

  private int made(Signal signal) {
    isRound.put(signal, true);
    slots.put(signal, count);
    return count++;
  }

  private void add(Running stateless) {
    steps.add(() -> stateless);
  }

  private static Running running(Filter.Processor begun, int[] in, int[] out) {
    Filter.Processor processor = begun.scalarForm();
    Block[] ins = new Block[in.length];
    Block[] outs = new Block[out.length];
    return new Running() {
      @Override
      public void run(Block[] slots, int n) {
        Arrays.setAll(ins, i -> slots[in[i]]);
        Arrays.setAll(outs, i -> slots[out[i]]);
        processor.process(ins, outs, n);
      }

      @Override
      public void transfer(StateTransfer state) {
        begun.transfer(state);
      }

      @Override
      public void close() {
        begun.close();
      }
    };
  }
}
