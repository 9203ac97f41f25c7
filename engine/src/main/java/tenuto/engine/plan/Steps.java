package tenuto.engine.plan;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/**
 * The kinds of step in a {@link Plan}: one for each kind of signal.
 *
 * <p>Each computes the whole groups of its own signal only, and leaves zeros after its last sample
 * in the last of them.
 */
final class Steps {
  private Steps() {}

  /**
   * The step of a kernel, in whichever of its forms is faster when a block is computed.
   *
   * @param length of the signal that it works on
   * @param rehearsal how it can be rehearsed, or null
   */
  static <K> Plan.Step inForms(
      K kernel,
      K scalar,
      long length,
      Resources resources,
      Supplier<Rehearsal> rehearsal,
      Function<K, Plan.Step> step) {
    if (scalar == kernel) {
      return step.apply(kernel);
    }
    FormSelector selector = resources.selector(kernel.getClass());
    return selector.isScalar()
        ? step.apply(scalar)
        : new Either(
            step.apply(kernel),
            step.apply(scalar),
            length,
            selector,
            rehearsal.get(),
            resources::isClosed);
  }

  /**
   * A step in two forms, which give the same bits: whichever is faster when a block is computed.
   *
   * @param length of the signal that its kernel works on
   * @param rehearsal how its vectors are made fast beside the job, or null if they cannot be
   * @param ends whether the job is over
   */
  record Either(
      Plan.Step vectors,
      Plan.Step scalar,
      long length,
      FormSelector selector,
      Rehearsal rehearsal,
      BooleanSupplier ends)
      implements Plan.Step {
    @Override
    public boolean inTurn() {
      return vectors.inTurn();
    }

    @Override
    public void run(Block[] slots, long start, int n) {
      int valid = Plan.valid(length, start, n);
      if (selector.vectorsAreFaster()) {
        vectors.run(slots, start, n);
      } else if (valid == 0) {
        scalar.run(slots, start, n); // no work that could be timed
      } else if (rehearsal == null) {
        selector.run(valid, () -> vectors.run(slots, start, n), () -> scalar.run(slots, start, n));
      } else {
        long ahead = length - start - valid;
        selector.run(valid, ahead, rehearsal, ends, () -> scalar.run(slots, start, n));
      }
    }
  }

  /**
   * The step of a source.
   *
   * @param lasts whether nobody else writes to its buffer
   */
  static Plan.Step generate(Source source, long length, int out, boolean lasts) {
    return lasts ? new Hold(source, length, out) : new Generate(source, length, out);
  }

  record Generate(Source source, long length, int out) implements Plan.Step {
    @Override
    public void run(Block[] slots, long start, int n) {
      int valid = Plan.valid(length, start, n);
      if (valid > 0) {
        source.fill(start, slots[out], Block.wholeGroups(valid));
        pad(slots[out], valid);
      }
    }
  }

  /** Writes what is the same in all blocks only once. */
  record Hold(Source source, long length, int out) implements Plan.Step {
    @Override
    public void run(Block[] slots, long start, int n) {
      Block block = slots[out];
      int valid = Plan.valid(length, start, n);
      if (valid > 0 && (valid < n || block.held() < n)) {
        source.fill(start, block, Block.wholeGroups(valid));
        pad(block, valid);
        block.hold(valid < n ? 0 : n);
      }
    }
  }

  /** Shows the samples of a stored signal where they are. */
  record View(Stored stored, int out) implements Plan.Step {
    @Override
    public boolean computes() {
      return false;
    }

    @Override
    public void run(Block[] slots, long start, int n) {
      if (start < stored.length()) {
        stored.show(slots[out], start);
      }
    }
  }

  record Map(Kernel kernel, long length, int in, int out) implements Plan.Step {
    @Override
    public void run(Block[] slots, long start, int n) {
      int valid = Plan.valid(length, start, n);
      if (valid > 0) {
        kernel.apply(slots[in], slots[out], Block.wholeGroups(valid));
        pad(slots[out], valid);
      }
    }
  }

  record Run(Filter.State state, long length, int in, int out) implements Plan.Step {
    @Override
    public boolean inTurn() {
      return true;
    }

    @Override
    public void run(Block[] slots, long start, int n) {
      int valid = Plan.valid(length, start, n);
      if (valid > 0) {
        state.apply(slots[in], slots[out], Block.wholeGroups(valid));
        pad(slots[out], valid);
      }
    }
  }

  /** A filter of any number of inputs and outputs. */
  static final class Process implements Plan.Step {
    private final Filter.Processor processor;
    private final long length;
    private final int[] ins;
    private final int[] outs;

    /** Where they are in the block that is made: one thread after the other does that. */
    private final Block[] in;

    private final Block[] out;

    Process(Filter.Processor processor, long length, int[] ins, int[] outs) {
      this.processor = processor;
      this.length = length;
      this.ins = ins;
      this.outs = outs;
      this.in = new Block[ins.length];
      this.out = new Block[outs.length];
    }

    @Override
    public boolean inTurn() {
      return true;
    }

    @Override
    public void run(Block[] slots, long start, int n) {
      int valid = Plan.valid(length, start, n);
      if (valid > 0) {
        find(slots, ins, in);
        find(slots, outs, out);
        processor.process(in, out, Block.wholeGroups(valid));
        for (Block made : out) {
          pad(made, valid);
        }
      }
    }

    private static void find(Block[] slots, int[] numbers, Block[] found) {
      for (int i = 0; i < found.length; i++) {
        found[i] = slots[numbers[i]];
      }
    }
  }

  record Fill(Gather gather, List<Reader> inputs, long length, int out) implements Plan.Step {
    /** Its inputs' readers are on their way through them. */
    @Override
    public boolean inTurn() {
      return true;
    }

    @Override
    public void run(Block[] slots, long start, int n) {
      int valid = Plan.valid(length, start, n);
      if (valid > 0) {
        gather.fill(start, slots[out], Block.wholeGroups(valid), inputs, slots[slots.length - 2]);
        pad(slots[out], valid);
      }
    }
  }

  /** Combines two signals of unequal lengths: see {@link Combiner} for what an ended one counts. */
  record Combine(Combiner combiner, long leftLength, long rightLength, int left, int right, int out)
      implements Plan.Step {
    @Override
    public void run(Block[] slots, long start, int n) {
      int leftValid = Plan.valid(leftLength, start, n);
      int rightValid = Plan.valid(rightLength, start, n);
      int valid = Math.max(leftValid, rightValid);
      int groups = Block.wholeGroups(valid);
      int rightGroups = Block.wholeGroups(rightValid);
      int rightWhole = rightValid & -Block.GROUP;
      Block from = slots[left];
      Block to = slots[out];
      int reached = Block.wholeGroups(leftValid);
      if (reached < rightGroups) {
        // The left signal ends first. What is after it in its block may belong to nobody or to
        // another signal: go on in a buffer, unless that is where the right signal is.
        from = extended(slots, reached, rightGroups);
      }
      if (rightWhole > 0) {
        combiner.apply(from, slots[right], to, rightWhole);
      }
      if (rightWhole < rightGroups) {
        Block tail = slots[slots.length - 1];
        slots[right].copyTo(rightWhole, tail, 0, Block.GROUP);
        for (int i = rightValid - rightWhole; i < Block.GROUP; i++) {
          tail.set(i, combiner.identity());
        }
        combiner.apply(at(from, rightWhole), tail, at(to, rightWhole), Block.GROUP);
      }
      if (rightGroups < groups && !from.isAt(to)) {
        from.copyTo(rightGroups, to, rightGroups, groups - rightGroups);
      }
      pad(to, valid);
    }

    private Block extended(Block[] slots, int reached, int rightGroups) {
      Block spare = slots[slots.length - 2];
      if (reached > 0) {
        slots[left].copyTo(0, spare, 0, reached);
      }
      spare.silence(reached, rightGroups - reached);
      return spare;
    }

    private static Block at(Block block, int samples) {
      return new Block(block.memory(), block.offset() + 8L * samples);
    }
  }

  private static void pad(Block block, int valid) {
    block.silence(valid, Block.wholeGroups(valid) - valid);
  }
}
