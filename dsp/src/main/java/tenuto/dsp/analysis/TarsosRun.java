package tenuto.dsp.analysis;

import be.tarsos.dsp.AudioEvent;
import be.tarsos.dsp.AudioProcessor;
import be.tarsos.dsp.io.TarsosDSPAudioFormat;
import java.lang.foreign.Arena;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Runs a TarsosDSP processor over a signal of any length, on the calling thread.
 *
 * <p>The processor is called as by TarsosDSP's dispatcher: with buffers of floats, each of which
 * starts with the end of the one before; the last is padded with silence. But the overlapping part
 * holds the signal's own samples instead of the processor's output. The buffer's contents after the
 * overlap become the result; a processor that changes the length may set another buffer.
 */
public final class TarsosRun {
  private static final int BYTES = 2;

  private final Session session;
  private final AudioProcessor processor;
  private final int size;
  private final int overlap;

  /**
   * @param size samples in a buffer
   * @param overlap samples that each buffer shares with the one before; fewer than size
   */
  public TarsosRun(Session session, AudioProcessor processor, int size, int overlap) {
    this.session = session;
    this.processor = processor;
    this.size = size;
    this.overlap = overlap;
  }

  /**
   * Runs the processor over a signal and stores the result.
   *
   * @param what text for the result's identity, which distinguishes it from others
   * @return a signal with one reference for the caller to close
   */
  public Stored store(Signal x, String what) {
    try (FloatTape tape = new FloatTape(session, x.length())) {
      process(x, tape);
      return tape.store(session, what);
    }
  }

  private void process(Signal x, FloatTape tape) {
    AudioEvent event =
        new AudioEvent(
            new TarsosDSPAudioFormat((float) session.sampleRate(), 8 * BYTES, 1, true, false));
    float[] own = new float[size];
    double[] samples = new double[size];
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(x)) {
      Block block = new Block(arena.allocate(8L * Block.wholeGroups(size), 64), 0);
      for (long done = 0; done < x.length(); ) {
        int kept = done == 0 ? 0 : overlap;
        int fresh = size - kept;
        System.arraycopy(own, fresh, own, 0, kept);
        reader.read(done, block, 0, fresh);
        ArrayCopies.read(block.memory(), block.offset(), 0, samples, 0, 1, fresh);
        for (int i = 0; i < fresh; i++) {
          own[kept + i] = (float) samples[i];
        }
        int real = (int) Math.min(fresh, x.length() - done);
        event.setFloatBuffer(own.clone());
        event.setOverlap(kept);
        event.setBytesProcessed(done * BYTES);
        event.setBytesProcessing(real * BYTES);
        call(event);
        float[] made = event.getFloatBuffer();
        int from = Math.clamp(event.getOverlap(), 0, made.length);
        long wanted = (long) (made.length - from) * real / fresh;
        tape.write(made, from, from + (int) wanted);
        done += fresh;
      }
    }
    processor.processingFinished();
  }

  /**
   * Calls the processor; an exception that it throws, for example for a wrong buffer size, is
   * reported as the caller's error.
   */
  private void call(AudioEvent event) {
    try {
      processor.process(event);
    } catch (IndexOutOfBoundsException
        | NullPointerException
        | ArithmeticException
        | NegativeArraySizeException e) {
      throw new IllegalArgumentException(
          "processor failed with a buffer of %d samples, of which %d overlap: %s"
              .formatted(size, event.getOverlap(), e),
          e);
    }
    if (event.getFloatBuffer() == null) {
      throw new IllegalArgumentException("processor must leave a buffer, but left none");
    }
  }
}
