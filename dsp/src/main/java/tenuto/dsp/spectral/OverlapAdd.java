package tenuto.dsp.spectral;

import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import tenuto.dsp.fft.Bins;
import tenuto.dsp.fft.NegacyclicFft;
import tenuto.dsp.fft.NegacyclicFft.Product;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Workspace;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Reader;

/** The running state of a {@link Convolution}, and its working memory. */
final class OverlapAdd implements Filter.State {
  /** Samples of the response read at a time. */
  private static final int READ = 8192;

  private final Convolution convolution;
  private final Session session;
  private final Workspace memory;
  private final int blockLength;
  private final int ahead;
  private NegacyclicFft fft;

  /** The residues of the response's parts. */
  private final List<MemorySegment> response = new ArrayList<>();

  /** The blocks whose products with the response are to come, the last one first. */
  private final Deque<Gathered> past = new ArrayDeque<>();

  /** Blocks in the background, in their order. */
  private final Deque<Begun> begun = new ArrayDeque<>();

  /** Memory that holds nothing. */
  private final Deque<MemorySegment> free = new ArrayDeque<>();

  /** The next block's samples, as far as they are here. */
  private MemorySegment gathered;

  private boolean sounds;

  /** The result of the block that is being output. */
  private MemorySegment heard;

  /** The end of the block before, which is added to the next. */
  private MemorySegment ring;

  /** The length of the tail of a block's result. */
  private final int ringing;

  private MemorySegment zeros;

  private volatile boolean closed;
  private int position;

  /**
   * A block: its samples, then its residues.
   *
   * @param sounds whether it is not silent
   */
  private record Gathered(MemorySegment memory, boolean sounds) {}

  /**
   * A block that is being convolved.
   *
   * @param end waits for its end; throws its failure, if any, once
   * @param oldest what nobody needs then; the same, if it is convolved in its place
   */
  private record Begun(Runnable end, MemorySegment convolved, MemorySegment oldest) {}

  OverlapAdd(Convolution convolution, Session session) {
    this.convolution = convolution;
    this.session = session;
    memory = session.memory().workspaces().get();
    blockLength = convolution.blockLength();
    ahead = convolution.ahead();
    ringing = (int) (convolution.transformed() - blockLength);
  }

  @Override
  public void prepare(List<Reader> beside) {
    fft = convolution.fft(memory.arena(), session.work()::requireGoing);
    int parts = convolution.parts();
    for (int i = 0; i <= parts + (parts == 1 ? 1 : 2) * ahead; i++) {
      free.add(buffer());
    }
    for (int i = 1; i < parts; i++) {
      past.add(new Gathered(free.remove(), false));
    }
    gathered = free.remove();
    heard = free.remove();
    ring = memory.arena().allocate(8L * ringing, 64);
    zeros = memory.arena().allocate(8L * Bins.SPAN, 64);
    read(beside.getFirst());
  }

  private MemorySegment buffer() {
    return memory.arena().allocate(8 * convolution.transformed(), 64);
  }

  /** Transforms the parts of the response. */
  private void read(Reader samples) {
    for (int i = 0; i < convolution.parts(); i++) {
      MemorySegment part = buffer();
      long begin = (long) i * blockLength;
      int count = (int) Math.min(samples.length() - begin, blockLength);
      for (int at = 0; at < count; at += READ) {
        session.work().requireGoing();
        samples.read(begin + at, new Block(part, 8L * at), 0, Math.min(READ, count - at));
      }
      part.asSlice(8L * count).fill((byte) 0);
      fft.transformResponse(part);
      response.add(part);
    }
  }

  @Override
  public void apply(Block in, Block out, int n) {
    for (int done = 0; done < n; ) {
      if (position == blockLength) {
        turn();
      }
      int now = Math.min(n - done, blockLength - position);
      long from = in.offset() + 8L * done;
      sounds |= sounds(in.memory(), from, from + 8L * now);
      MemorySegment.copy(in.memory(), from, gathered, 8L * position, 8L * now);
      long to = out.offset() + 8L * done;
      MemorySegment.copy(heard, 8L * position, out.memory(), to, 8L * now);
      position += now;
      done += now;
    }
  }

  private boolean sounds(MemorySegment samples, long from, long to) {
    for (long at = from; at < to; at += zeros.byteSize()) {
      long end = Math.min(to, at + zeros.byteSize());
      if (MemorySegment.mismatch(samples, at, end, zeros, 0, end - at) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Advances to the next block. */
  private void turn() {
    if (ahead == 0) {
      free.add(heard);
    } else if (begun.size() == ahead) {
      Begun first = begun.remove();
      first.end.run();
      free.add(heard);
      hear(first.convolved, first.oldest);
    }
    past.addFirst(new Gathered(gathered, sounds));
    List<Gathered> blocks = List.copyOf(past);
    MemorySegment oldest = past.removeLast().memory;
    MemorySegment result = blocks.size() == 1 ? oldest : free.remove();
    if (ahead == 0) {
      convolve(blocks, result);
      hear(result, oldest);
    } else {
      Runnable end = session.work().begin(() -> convolve(blocks, result));
      begun.add(new Begun(end, result, oldest));
    }
    gathered = free.remove();
    sounds = false;
    position = 0;
  }

  /**
   * Sums the products of blocks and the response's parts.
   *
   * @param blocks as many as parts, the last one first
   */
  private void convolve(List<Gathered> blocks, MemorySegment result) {
    if (closed) {
      return;
    }
    Gathered last = blocks.getFirst();
    last.memory.asSlice(8L * blockLength).fill((byte) 0);
    List<Product> products = new ArrayList<>();
    for (int i = 0; i < blocks.size(); i++) {
      if (blocks.get(i).sounds) {
        products.add(new Product(blocks.get(i).memory, response.get(i)));
      }
    }
    if (products.isEmpty()) {
      result.fill((byte) 0);
    } else {
      fft.convolve(last.sounds ? last.memory : null, products, result);
    }
  }

  /** Adds the tail of the previous block to the block to be output. */
  private void hear(MemorySegment result, MemorySegment oldest) {
    if (oldest != result) {
      free.add(oldest);
    }
    heard = result;
    Bins.add(heard, ring, ringing, convolution.vectorsAreFaster());
    MemorySegment.copy(heard, 8L * blockLength, ring, 0, 8L * ringing);
  }

  /** Waits for the background, as it uses this memory. */
  @Override
  public void close() {
    closed = true;
    try {
      end();
    } finally {
      memory.close();
    }
  }

  /** Waits for each block, even if an earlier one has failed. */
  private void end() {
    if (!begun.isEmpty()) {
      try {
        begun.remove().end.run();
      } finally {
        end();
      }
    }
  }
}
