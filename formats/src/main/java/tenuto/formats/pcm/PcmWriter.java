package tenuto.formats.pcm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;
import tenuto.engine.base.Block;
import tenuto.engine.setup.WarmupState;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.WriteCombiner.Span;

/**
 * A file of uncompressed samples being written.
 *
 * <p>Its length is given in advance, as signals know theirs. So the frames may be written in any
 * order and by many threads (no two the same frame), and the header is correct from the start.
 * Frames never written are silent.
 */
public final class PcmWriter implements SoundWriter {
  private final Path target;
  private final PartFiles parts;
  private final Pcm pcm;
  private final Dither dither;
  private final LongAdder clipped = new LongAdder();
  private final Queue<Piece> pieces = new ConcurrentLinkedQueue<>();
  private final WriteCombiner combiner;

  /** Replaced at most before the first write. */
  private PartFile part;

  /** A thread's space; also for the bytes of one frame. */
  private record Piece(SampleSpace space, byte[] frame) {
    Piece(Pcm pcm, WarmupState warmup) {
      this(new SampleSpace(pcm, warmup), new byte[pcm.frameBytes()]);
    }
  }

  private PcmWriter(PartFiles parts, Path target, PartFile part, Pcm pcm, Dither dither) {
    this.parts = parts;
    this.target = target;
    this.part = part;
    this.pcm = pcm;
    this.dither = pcm.format().isFloat() ? Dither.NONE : dither;
    long begin = pcm.dataOffset();
    combiner = new WriteCombiner(this::write, begin, begin + pcm.dataBytes());
  }

  /**
   * Creates a file.
   *
   * @param parts the unfinished files of this session
   * @param target the final path; missing folders are created
   * @param pcm the layout of its samples
   * @param head the bytes before them, {@code pcm.dataOffset()} of them
   * @param tail the bytes after them
   * @param dither added to samples that are rounded to integers
   */
  public static SoundWriter create(
      PartFiles parts, Path target, Pcm pcm, byte[] head, byte[] tail, Dither dither)
      throws IOException {
    if (parts.isCounting()) {
      return parts.count(target, OptionalLong.of(pcm.dataOffset() + pcm.dataBytes() + tail.length));
    }
    return begin(parts, target, pcm, head, tail, dither);
  }

  /** Creates a file that is really written, not only counted. */
  public static PcmWriter begin(
      PartFiles parts, Path target, Pcm pcm, byte[] head, byte[] tail, Dither dither)
      throws IOException {
    if (!pcm.format().isWritable() || pcm.planar()) {
      throw new IllegalArgumentException(target + ": " + pcm + " is read-only");
    }
    PartFile part = parts.create(target);
    try {
      part.write(0, head, head.length);
      part.setLength(pcm.dataOffset() + pcm.dataBytes() + tail.length);
      part.write(pcm.dataOffset() + pcm.dataBytes(), tail, tail.length);
      if (pcm.format() == SampleFormat.PCM_8) {
        silence(part, pcm);
      }
      return new PcmWriter(parts, target, part, pcm, dither);
    } catch (Throwable failed) {
      part.close();
      throw failed;
    }
  }

  /** Writes silence for the only format whose silence is not zero bytes. */
  private static void silence(PartFile part, Pcm pcm) throws IOException {
    byte[] some = new byte[1 << 16];
    Arrays.fill(some, (byte) 0x80);
    for (long at = 0; at < pcm.dataBytes(); at += some.length) {
      part.write(pcm.dataOffset() + at, some, (int) Math.min(some.length, pcm.dataBytes() - at));
    }
  }

  @Override
  public int write(long frame, int n, Block[] channels, int at) throws IOException {
    Objects.checkFromIndexSize(frame, n, pcm.frames());
    if (channels.length != pcm.channels()) {
      throw new IllegalArgumentException(
          target + " has " + pcm.channels() + " channels, not " + channels.length);
    }
    int stride = pcm.frameBytes();
    Piece piece =
        Objects.requireNonNullElseGet(pieces.poll(), () -> new Piece(pcm, parts.warmup()));
    int beyond = 0;
    for (int done = 0, now; done < n; done += now) {
      long position = pcm.dataOffset() + (frame + done) * stride;
      Span span = combiner.take(position);
      int from = (int) (position - span.start);
      now = Math.min(Math.min(SampleSpace.FRAMES, n - done), (span.size - from) / stride);
      int filled = from;
      try {
        beyond += encode(channels, at + done, frame + done, now, piece.space, span.bytes, from);
        filled += now * stride;
      } finally {
        combiner.put(span, from, filled);
      }
      if (now == 0) { // The frame begins in one span and ends in another.
        now = 1;
        beyond += encode(channels, at + done, frame + done, now, piece.space, piece.frame, 0);
        combiner.put(position, piece.frame, stride);
      }
    }
    pieces.add(piece);
    clipped.add(beyond);
    return beyond;
  }

  /**
   * Encodes {@code n} frames to {@code bytes}, from index {@code to} on.
   *
   * @return the number of clipped samples
   */
  private int encode(
      Block[] channels, int at, long frame, int n, SampleSpace space, byte[] bytes, int to)
      throws SoundFileException {
    boolean done = space.floats != null && space.floats.encode(channels, at, bytes, to, n);
    int beyond = done ? 0 : convert(channels, at, frame, n, space, bytes, to);
    pcm.reorder(bytes, to, n * pcm.frameBytes());
    return beyond;
  }

  /** The same as little-endian samples; says which one the format cannot hold. */
  private int convert(
      Block[] channels, int at, long frame, int n, SampleSpace space, byte[] bytes, int to)
      throws SoundFileException {
    SampleFormat format = pcm.format();
    int beyond = 0;
    for (int c = 0; c < channels.length; c++) {
      Block block = channels[c];
      double[] samples = space.load(block, at, n);
      dither.add(c, frame, samples, n, format.bits());
      int count = format.encode(samples, bytes, to + c * format.bytes(), pcm.frameBytes(), n);
      if (count < 0) {
        throw unwritable(c, frame + ~count, block.get(at + ~count));
      }
      beyond += count;
    }
    return beyond;
  }

  @Override
  public boolean copies() {
    return true;
  }

  @Override
  public boolean beginAs(Path earlier) throws IOException {
    Optional<PartFile> copy = parts.copyOf(earlier);
    if (copy.isPresent()) {
      part.close();
      part = copy.get();
    }
    return copy.isPresent();
  }

  @Override
  public void copy(Path earlier, long frame, int n) throws IOException {
    Objects.checkFromIndexSize(frame, n, pcm.frames());
    long from = pcm.dataOffset() + frame * pcm.frameBytes();
    part.copy(earlier, from, from + (long) n * pcm.frameBytes());
  }

  private SoundFileException unwritable(int channel, long frame, double value) {
    return new SoundFileException(
        target,
        String.format(
            Locale.ROOT,
            "channel %d is %s at %.6f s (sample %d), which %s cannot hold",
            channel + 1,
            value,
            (double) frame / pcm.rate(),
            frame,
            pcm.format()));
  }

  /** To the part file of this moment. */
  private void write(long position, byte[] bytes, int from, int n) throws IOException {
    part.write(position, bytes, from, n);
  }

  /** Reads {@code n} bytes that were written as samples, from {@code position} on. */
  public void readBack(long position, byte[] bytes, int n) throws IOException {
    combiner.flush();
    part.read(pcm.dataOffset() + position, bytes, n);
  }

  @Override
  public long clipped() {
    return clipped.sum();
  }

  @Override
  public void commit() throws IOException {
    combiner.flush();
    part.commit();
  }

  @Override
  public void close() throws IOException {
    part.close();
  }
}
