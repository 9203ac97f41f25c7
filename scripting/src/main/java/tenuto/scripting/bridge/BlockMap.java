package tenuto.scripting.bridge;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Optional;
import tenuto.dsp.oversampling.Aligned;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Lasting;
import tenuto.engine.signal.Signal;

/**
 * Applies a Python function to channels, block by block in order. The function needs all of a block
 * to compute the block's first sample, so the outputs have a latency of one block.
 *
 * @param name a unique text, as it is not known what the function would compute again
 * @param length samples of each channel
 * @param block the samples passed to the function at once; the last block may be shorter
 */
record BlockMap(String name, long length, int block, int channels, Called called)
    implements Filter, Lasting {
  /** The function, with a text that is the same in every run. */
  record Called(BlockFunction function) {
    @Override
    public String toString() {
      return "function";
    }
  }

  /** One signal for each input, of the length of the longest input. */
  static List<Signal> of(String name, List<Signal> inputs, int block, BlockFunction function) {
    long length = inputs.stream().mapToLong(Signal::length).max().orElseThrow();
    int size = (int) Math.clamp(length, 1, block);
    BlockMap map = new BlockMap(name, length, size, inputs.size(), new Called(function));
    List<Signal> longer = Aligned.longer(inputs, length, size);
    List<Signal> late =
        map.channels == 1
            ? List.of(Filtered.of(map, longer.getFirst()))
            : Filtered.all(map, longer);
    return late.stream().map(each -> Aligned.of(each, size, length)).toList();
  }

  @Override
  public int inputs() {
    return channels;
  }

  @Override
  public int outputs() {
    return channels;
  }

  @Override
  public Optional<String> content() {
    return Optional.empty();
  }

  @Override
  public boolean holds() {
    return false;
  }

  @Override
  public Processor begin() {
    return new Blocks();
  }

  private final class Blocks implements Processor {
    private final Arena arena = Arena.ofShared();
    private final MemorySegment made = room(arena);
    private MemorySegment given = room(Arena.ofAuto());

    /** The number of input samples read. */
    private long done;

    /** The number of samples in the incomplete block. */
    private int at;

    @Override
    public void process(Block[] in, Block[] out, int n) {
      for (int i = 0; i < n; ) {
        int now = Math.min(n - i, block - at);
        for (int channel = 0; channel < channels; channel++) {
          long place = bytes(channel * (long) block + at);
          MemorySegment.copy(
              in[channel].memory(), in[channel].offset() + bytes(i), given, place, bytes(now));
          MemorySegment.copy(
              made, place, out[channel].memory(), out[channel].offset() + bytes(i), bytes(now));
        }
        i += now;
        at += now;
        done += now;
        if (at == block) {
          make();
          at = 0;
        }
      }
    }

    private void make() {
      int n = (int) Math.min(block, length - (done - block));
      if (n > 0 && called.function.apply(given, given.address(), made.address(), block, n)) {
        given = room(Arena.ofAuto());
      }
    }

    private MemorySegment room(Arena in) {
      return in.allocate(bytes(channels * (long) block), 64);
    }

    @Override
    public void close() {
      arena.close();
    }
  }

  private static long bytes(long samples) {
    return Double.BYTES * samples;
  }
}
