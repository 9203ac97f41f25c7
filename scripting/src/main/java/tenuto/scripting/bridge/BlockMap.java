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
 * What a function of Python's makes of channels, block by block in their order. As it must see all
 * of a block before it can say the block's first sample, its outputs are late by one block.
 *
 * @param name a text that no other has: nobody can say what the function would make again
 * @param length samples of each channel
 * @param block samples that the function is given at once; the last time the rest
 */
record BlockMap(String name, long length, int block, int channels, Called called)
    implements Filter, Lasting {
  /** The function, whose text is the same from run to run. */
  record Called(BlockFunction function) {
    @Override
    public String toString() {
      return "function";
    }
  }

  /** As many signals as there are inputs, each as long as the longest of them. */
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

    /** Samples that were taken. */
    private long done;

    /** Of them those of the block that is not whole yet. */
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
