package tenuto.engine.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import tenuto.engine.base.Closing;
import tenuto.engine.plan.PlanSlots.Value;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/**
 * Lays signals out as the steps of a {@link Plan}: each signal once, inputs before their users, and
 * buffers used again as soon as nobody needs what they hold.
 */
final class PlanBuilder {
  private final ReadyGraph ready;
  private final Function<Signal, Reader> opening;
  private final List<Plan.Step> steps = new ArrayList<>();

  /** What ends with the plan: states, sources and the readers of gathers. */
  private final List<Runnable> endings = new ArrayList<>();

  private final PlanUses uses;
  private final Map<Signal, Value> values = new IdentityHashMap<>();

  private final PlanSlots slots = new PlanSlots();

  private PlanBuilder(ReadyGraph ready, Function<Signal, Reader> opening) {
    this.ready = ready;
    this.opening = opening;
    this.uses = new PlanUses(ready);
  }

  /**
   * Makes a plan for signals of a rendering.
   *
   * @param opening opens what is read by a plan of its own
   * @param eye is shown each block as soon as it is computed, and closed with the plan; or null
   */
  static Plan plan(
      List<Signal> signals,
      int blockSize,
      ReadyGraph ready,
      Function<Signal, Reader> opening,
      SampleSink eye) {
    PlanBuilder builder = new PlanBuilder(ready, opening);
    try {
      return builder.build(signals, blockSize, eye);
    } catch (Throwable e) {
      Closing.after(e, builder.endings);
      throw e;
    }
  }

  private Plan build(List<Signal> roots, int blockSize, SampleSink eye) {
    if (eye != null) {
      endings.add(eye::close);
    }
    roots.forEach(uses::count);
    List<Plan.Result> results = new ArrayList<>();
    Set<Integer> direct = new HashSet<>();
    for (Signal root : roots) {
      Value value = layOut(root);
      int slot = value.slot;
      // A signal that is wanted twice is computed where it is wanted first, and copied.
      results.add(new Plan.Result(slot, slots.isBuffer(value) && direct.add(slot), root.length()));
    }
    Buffers lender = ready.resources().buffers(blockSize);
    return new Plan(lender, ready.stop(), blockSize, steps, slots.buffers(), results, endings, eye);
  }

  private Value layOut(Signal root) {
    Deque<LayoutFrame> frames = new ArrayDeque<>(List.of(new LayoutFrame(root)));
    Value last = null;
    while (!frames.isEmpty()) {
      LayoutFrame frame = frames.peek();
      List<Signal> inputs = uses.alongside(frame.signal);
      if (values.containsKey(frame.signal)) {
        last = values.get(frame.signal);
        frames.pop();
      } else if (inputs.isEmpty()) {
        last = leaf(frame.signal);
        values.put(frame.signal, last);
        frames.pop();
      } else if (last == null) {
        frames.push(new LayoutFrame(inputs.get(frame.done)));
      } else {
        Value made = take(frame, last);
        last = null;
        if (++frame.done == inputs.size()) {
          made.uses = uses.of(frame.signal);
          values.put(frame.signal, made);
        }
      }
    }
    return last;
  }

  private Value leaf(Signal signal) {
    Stored stored = ready.stored(signal);
    int used = uses.of(signal);
    if (stored != null) {
      Value view = slots.view(used);
      steps.add(new Steps.View(stored, view.slot));
      return view;
    }
    if (signal instanceof Filtered it) {
      return process(it, List.of());
    }
    switch (signal) {
      case Generated it -> {
        Source source = read(it.inputs(), it.maker()::make);
        if (!it.inputs().isEmpty()) {
          endings.add(source::close);
        }
        Value value = source.isConstant() ? slots.lasting(used) : slots.buffer(used);
        boolean lasts = slots.isLasting(value);
        Function<Source, Plan.Step> step =
            form -> Steps.generate(form, it.length(), value.slot, lasts);
        add(it, source, source.scalarForm(), it.length(), step);
        return value;
      }
      case Gathered it -> {
        Value value = slots.buffer(used);
        Gather gather = ready.gather(it);
        List<Reader> readers = new ArrayList<>();
        for (Signal input : ready.inputs(it)) {
          long end =
              gather instanceof Gather.Sequential sequential
                  ? sequential.end(readers.size(), input.length())
                  : Long.MAX_VALUE;
          GatherInput child = input(input, end);
          endings.add(child::close);
          readers.add(child);
        }
        Plan.Step fill = new Steps.Fill(gather, List.copyOf(readers), it.length(), value.slot);
        steps.add(OthersStep.of(fill, gather));
        return value;
      }
      default -> throw new IllegalStateException("not a leaf: " + signal);
    }
  }

  /**
   * Adds the step that takes one more finished input, and returns what then stands for the signal.
   */
  private Value take(LayoutFrame frame, Value input) {
    int in = input.slot;
    switch (frame.signal) {
      case Mapped it -> {
        slots.consume(input);
        Value out = slots.buffer(1);
        add(
            it,
            it.kernel(),
            it.kernel().scalarForm(),
            it.length(),
            form -> new Steps.Map(form, it.length(), in, out.slot));
        return out;
      }
      case Filtered it when it.isSingle() -> {
        slots.consume(input); // so that it may work in place
        Value out = slots.buffer(1);
        addSingle(it, in, out.slot);
        return out;
      }
      case Filtered it -> {
        if (frame.done == 0) {
          frame.taken = new ArrayList<>();
        }
        frame.taken.add(input);
        return frame.taken.size() == it.alongside().size() ? process(it, frame.taken) : null;
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
        slots.consume(input);
        slots.consume(frame.sum);
        Value out = slots.buffer(1);
        long sumLength = frame.sumLength;
        add(
            it,
            it.combiner(),
            it.combiner().scalarForm(),
            inputLength,
            form -> new Steps.Combine(form, sumLength, inputLength, left, in, out.slot));
        frame.sum = out;
        frame.sumLength = Math.max(frame.sumLength, inputLength);
        return out;
      }
      default -> throw new IllegalStateException("no inputs alongside: " + frame.signal);
    }
  }

  private void addSingle(Filtered signal, int in, int out) {
    Filter.Processor processor = begin(signal);
    long length = signal.length();
    if (processor instanceof Filter.State state) {
      add(
          signal,
          state,
          state.scalarForm(),
          length,
          form -> StateStep.of(signal, processor, new Steps.Run(form, length, in, out)));
    } else {
      addProcess(signal, processor, new int[] {in}, new int[] {out});
    }
  }

  /** Adds the step that makes all outputs of a filter, and tells what stands for one of them. */
  private Value process(Filtered signal, List<Value> ins) {
    Filter.Processor processor = begin(signal);
    List<Value> outs = new ArrayList<>();
    for (Filtered output : signal.outputs()) {
      outs.add(slots.buffer(uses.of(output)));
    }
    ins.forEach(slots::consume); // only now: no output may lie where an input does
    for (int i = 0; i < outs.size(); i++) {
      slots.freeUnused(outs.get(i));
      values.put(signal.outputs().get(i), outs.get(i));
    }
    addProcess(signal, processor, PlanSlots.numbers(ins), PlanSlots.numbers(outs));
    return values.get(signal);
  }

  private void addProcess(Filtered signal, Filter.Processor processor, int[] ins, int[] outs) {
    long length = signal.length();
    add(
        null, // it may need what only a job has
        processor,
        processor.scalarForm(),
        length,
        form -> StateStep.of(signal, processor, new Steps.Process(form, length, ins, outs)));
  }

  private Filter.Processor begin(Filtered signal) {
    Filter.Processor processor = OthersStep.begin(signal.filter());
    endings.add(processor::close);
    return read(
        signal.beside(),
        readers -> {
          processor.prepare(readers);
          return processor;
        });
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
        signal.length(), ready.addressable(signal), end, () -> opening.apply(signal));
  }

  /**
   * Adds the step of a kernel, in whichever of its forms is faster when a block is computed.
   *
   * @param signal that it makes; null if the kernel cannot work alone
   * @param length of the signal that it works on
   */
  private <K> void add(
      Signal signal, K kernel, K scalar, long length, Function<K, Plan.Step> step) {
    Supplier<Rehearsal> rehearsal = () -> signal == null ? null : Rehearsal.of(signal);
    Plan.Step made = Steps.inForms(kernel, scalar, length, ready.resources(), rehearsal, step);
    steps.add(OthersStep.of(made, kernel));
  }
}
