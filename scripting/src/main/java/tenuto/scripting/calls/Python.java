package tenuto.scripting.calls;

import be.tarsos.dsp.AudioProcessor;
import java.util.List;
import tenuto.dsp.filters.Cascade;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.tasks.Task;

/**
 * A Python that runs patches, as calls see it: what its values are, how results become values, and
 * where in the patch it is.
 *
 * @param <V> its values
 */
public interface Python<V> {
  /** The value itself; of what stands for the result of a task, that result, waited for. */
  V resolved(V value);

  /** Whether it is a list or a tuple. */
  boolean isSequence(V value);

  /** The elements of a list or tuple, each {@linkplain #resolved resolved}. */
  List<V> elements(V sequence);

  /** The signal that it is, or null. */
  Handle signal(V value);

  /** Whether it is a number; a signal is none. */
  boolean isNumber(V value);

  /**
   * The value of a number.
   *
   * @throws ArithmeticException if it is complex, or too large for a double
   */
  double number(V number);

  /** The whole number that it is, or null. */
  Long whole(V value);

  /** The text that it is, or null. */
  String text(V value);

  /** The filter that it is, or null. */
  Cascade filter(V value);

  /** The processor of TarsosDSP's that it is, or null. */
  AudioProcessor processor(V value);

  /** The text that Python has for a value. */
  String printed(V value);

  /** A value for an error's text, with its type. */
  String described(V value);

  /** Whether arguments that one of Sonic Field's words does not take are ignored, as there. */
  boolean ignoresSurplus();

  V none();

  V of(double number);

  V of(long number);

  V of(String text);

  V of(Cascade filter);

  V of(Handle signal);

  V list(List<V> elements);

  V tuple(List<V> elements);

  /** A list of signals as the channels of a sound; anything else as it is. */
  V channels(V value);

  /** What a patch can catch of a failure; itself if there is nothing better. */
  RuntimeException error(RuntimeException failure);

  /**
   * The result of a task, waited for; what the task threw is thrown.
   *
   * @throws RuntimeException a patch's error if the wait was interrupted
   */
  <T> T waited(Task<T> task);

  /** The file and line of the patch that the calling thread is at, as a text made when wanted. */
  Object place();

  /** A message at the line of the patch's own files that the calling thread is at. */
  PatchError here(String message);
}
