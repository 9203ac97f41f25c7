package tenuto.dsp.devices;

import java.io.InterruptedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import tenuto.dsp.word.PlaybackDevices;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.formats.pcm.SampleFormat;

/** Plays signals in parallel, in real time. */
public final class Player {
  /**
   * Frames computed at a time: after each, the player checks whether its thread was interrupted.
   */
  private static final int SPAN = 2048;

  private Player() {}

  /**
   * Plays signals to a line opened for that many channels, and returns when they have been played.
   * Samples above full scale are clipped; those that are not finite are played as 0.
   *
   * @param gain factor for all samples
   * @throws InterruptedIOException when its thread is interrupted; the interrupt status is kept
   */
  public static void play(
      Session session, List<? extends Signal> channels, double gain, PlaybackDevices.Line line)
      throws InterruptedIOException {
    play(session, channels, gain, line, frame -> {});
  }

  /**
   * Plays signals likewise.
   *
   * @param position receives repeatedly the index of the next frame to be played
   */
  public static void play(
      Session session,
      List<? extends Signal> channels,
      double gain,
      PlaybackDevices.Line line,
      LongConsumer position)
      throws InterruptedIOException {
    long length = channels.stream().mapToLong(Signal::length).max().orElse(0);
    int frameBytes = channels.size() * SampleFormat.PCM_16.bytes();
    byte[] frames = new byte[SPAN * frameBytes];
    double[] samples = new double[SPAN];
    List<Reader> readers = new ArrayList<>();
    try (Arena arena = Arena.ofConfined()) {
      channels.forEach(channel -> readers.add(session.open(channel)));
      Block block = new Block(arena.allocate(8L * SPAN, 64), 0);
      for (long at = 0; at < length; at += SPAN) {
        int n = (int) Math.min(SPAN, length - at);
        for (int c = 0; c < readers.size(); c++) {
          readers.get(c).read(at, block, 0, n);
          MemorySegment.copy(block.memory(), ValueLayout.JAVA_DOUBLE, 0, samples, 0, n);
          for (int i = 0; i < n; i++) {
            samples[i] = Double.isFinite(samples[i]) ? samples[i] * gain : 0;
          }
          int first = c * SampleFormat.PCM_16.bytes();
          SampleFormat.PCM_16.encode(samples, frames, first, frameBytes, n);
        }
        if (Thread.currentThread().isInterrupted()) {
          throw new InterruptedIOException("playing was interrupted");
        }
        position.accept(at);
        line.write(frames, n * frameBytes);
      }
      line.finish();
    } finally {
      readers.forEach(Reader::close);
    }
  }
}
