package tenuto.scripting.calls;

import be.tarsos.dsp.AudioProcessor;
import java.util.List;
import tenuto.dsp.filters.Cascade;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.tasks.Task;

/**
 * A Python that runs patches, as calls see it: the types of its values, the conversion of results,
 * and the current line of the patch.
 *
 * @param <V> the type of its values
 */
public interface Python<V> {
  /** The value itself; for a task's result that is not there yet, the result after waiting. */
  V resolved(V value);

  /** Whether it is a list or a tuple. */
  boolean isSequence(V value);

  /** The elements of a list or tuple, each {@linkplain #resolved resolved}. */
  List<V> elements(V sequence);

  /** The signal, or null if it is not one. */
  Handle signal(V value);

  /** Whether it is a number; a signal is not. */
  boolean isNumber(V value);

  /**
   * The value of a number.
   *
   * @throws ArithmeticException if it is complex, or too large for a double
   */
  double number(V number);

  /** The whole number, or null if it is not one. */
  Long whole(V value);

  /** The text, or null if it is not one. */
  String text(V value);

  /** The filter, or null if it is not one. */
  Cascade filter(V value);

  /** The TarsosDSP processor, or null if it is not one. */
  AudioProcessor processor(V value);

  /** The text that Python prints for a value. */
  String printed(V value);

  /** A value with its type, for an error's text. */
  String described(V value);

  /** Whether surplus arguments of Sonic Field's words are ignored, as there. */
  boolean ignoresSurplus();

  V none();

  V of(double number);

  V of(long number);

  V of(String text);

  V of(Cascade filter);

  V of(Handle signal);

  V list(List<V> elements);

  V tuple(List<V> elements);

  /** A list of signals as the channels of a sound; anything else unchanged. */
  V channels(V value);

  /**
   * The exception that a patch can catch in place of a failure; the failure itself if there is
   * none.
   */
  RuntimeException error(RuntimeException failure);

  /**
   * Waits for the result of a task; throws what the task threw.
   *
   * @throws RuntimeException a patch's error if the wait was interrupted
   */
  <T> T waited(Task<T> task);

  /**
   * The file and line of the patch at which the calling thread is; the text is made when it is
   * needed.
   */
  Object place();

  /** An error at the current line of the calling thread in the patch's own files. */
  PatchError here(String message);
}
