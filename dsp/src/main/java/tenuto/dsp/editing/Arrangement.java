package tenuto.dsp.editing;

import java.util.List;
import tenuto.dsp.kernel.Arithmetic;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Reader;

/**
 * An arrangement of signals in time with fades, as a flat sequence of operations, into which nested
 * {@link Layer}s are combined. Each operation is applied only where it has an effect.
 */
final class Arrangement implements Gather.Sequential {
  private static final Arithmetic.Sum SUM = new Arithmetic.Sum();

  private final Part[] parts;

  /** The part of each input. */
  private final Sound[] sounds;

  private final OverlapIndex score;

  /** An operation on samples {@code from} to {@code to - 1}. */
  sealed interface Part {
    long from();

    long to();

    /**
     * Applies it where it overlaps samples {@code begin} to {@code end - 1} of a block.
     *
     * @param start the block's first sample
     */
    void play(long start, int begin, int end, Block out, List<Reader> inputs, Block scratch);
  }

  /**
   * An input.
   *
   * @param at place of its sample 0
   * @param added whether it is added to the sum so far, instead of replacing silence
   */
  record Sound(int input, long at, long from, long to, boolean added) implements Part {
    @Override
    public void play(
        long start, int begin, int end, Block out, List<Reader> inputs, Block scratch) {
      if (added) {
        add(inputs.get(input), start - at, begin, end, out, scratch);
      } else {
        inputs.get(input).read(start - at + begin, out, begin, end - begin);
      }
    }
  }

  /**
   * A fade-in or fade-out of everything before it.
   *
   * @param weight weight of the first sample, times {@code whole}
   * @param step 1 or -1
   * @param positive whether negative zeros become positive
   */
  record Weight(long from, long to, long weight, int step, long whole, boolean positive)
      implements Part {
    /** Both fades, whose sample 0 is at {@code at}. */
    static List<Weight> of(Fades fades, long at, boolean positive) {
      long end = at + fades.length();
      return List.of(
          new Weight(at, at + fades.rise(), 0, 1, fades.rise(), positive),
          new Weight(end - fades.fall(), end, fades.fall(), -1, fades.fall(), positive));
    }

    Weight within(long first, long behind) {
      long begin = Math.max(from, first);
      return new Weight(
          begin, Math.min(to, behind), weight + step * (begin - from), step, whole, positive);
    }

    @Override
    public void play(
        long start, int begin, int end, Block out, List<Reader> inputs, Block scratch) {
      double first = weight + (double) step * (start + begin - from);
      Fades.weigh(out, begin, end, first, step, whole);
      for (int i = begin; positive && i < end; i++) {
        out.set(i, out.get(i) + 0.0); // -0.0 + 0.0 is 0.0
      }
    }
  }

  Arrangement(List<Part> parts) {
    this.parts = parts.toArray(Part[]::new);
    sounds =
        parts.stream().filter(Sound.class::isInstance).map(Sound.class::cast).toArray(Sound[]::new);
    score =
        new OverlapIndex(
            parts.stream().mapToLong(Part::from).toArray(),
            parts.stream().mapToLong(part -> Math.max(0, part.to() - part.from())).toArray());
  }

  @Override
  public long end(int input, long length) {
    return sounds[input].to - sounds[input].at;
  }

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    out.silence(0, n);
    for (int at = 0; at < n; ) {
      int next = at + score.upToNextBar(start + at, n - at);
      for (int i = score.first(start + at); i < score.last(start + at); i++) {
        Part part = parts[score.signal(i)];
        int begin = (int) Math.max(at, part.from() - start);
        int end = (int) Math.min(next, part.to() - start);
        if (begin < end) {
          part.play(start, begin, end, out, inputs, scratch);
        }
      }
      at = next;
    }
  }

  /**
   * Adds an input to samples {@code begin} to {@code end - 1}, in whole groups: outside them it
   * adds -0.0, which leaves every number unchanged, including zeros.
   *
   * @param shift the input's sample for sample 0 of the block
   */
  private static void add(Reader input, long shift, int begin, int end, Block out, Block scratch) {
    int first = begin & -Block.GROUP;
    int n = Block.wholeGroups(end - first);
    for (int i = first; i < begin; i++) {
      scratch.set(i - first, -0.0);
    }
    input.read(shift + begin, scratch, begin - first, end - begin);
    for (int i = end; i < first + n; i++) {
      scratch.set(i - first, -0.0);
    }
    Block target = first == 0 ? out : new Block(out.memory(), out.offset() + 8L * first);
    SUM.apply(target, scratch, target, n);
  }
}
