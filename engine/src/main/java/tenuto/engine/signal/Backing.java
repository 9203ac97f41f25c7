package tenuto.engine.signal;

import tenuto.engine.base.Block;
import tenuto.engine.base.FileSpan;

/**
 * Where the samples of a {@link Stored} signal are: in chunks that are filled already, in chunks
 * that are filled when somebody reads them, or, in a dry session, nowhere until somebody does.
 *
 * <p>Whoever asks for samples holds the signal meanwhile. Many threads may ask at once.
 */
public interface Backing {
  /** Stands for the session: the same object for all its signals. */
  Object session();

  /** Makes {@code view} the samples from {@code start} on, up to the end of their chunk. */
  void show(Block view, long start);

  /** One sample. */
  double sample(long index);

  /** Where samples are on the disk that begin at {@code start}, all of one chunk. */
  FileSpan place(long start, long samples);

  /** Bytes of all its chunks. */
  long bytes();

  /** Bytes of those that are lent now. */
  long lent();

  /** How many signals wait upon one another for samples of this one: 0 if it has them all. */
  int depth();

  /** Whether samples may change after they were read. */
  boolean changes();

  /** Gives all of it back, as nobody holds the signal any more. */
  void release();
}
