package tenuto.scripting.bridge;

import be.tarsos.dsp.AudioProcessor;
import java.util.List;
import tenuto.dsp.filters.Cascade;
import tenuto.scripting.calls.Handle;
import tenuto.scripting.calls.Python;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.tasks.Task;

/**
 * The values of Python 3 as calls see them. A signal is a {@link Handle}, a list or tuple a {@link
 * Sequence}; what Java does not know is {@link UnknownValue}. Results of tasks are waited for on
 * the Python side.
 */
final class Values implements Python<Object> {
  private static final PythonLine UNKNOWN = new PythonLine("Python", 0);

  /** Python's None; a null is an argument that was not given. */
  static final UnknownValue NONE = new UnknownValue("None", "None (NoneType)", false);

  private final ThreadLocal<Object> place = ThreadLocal.withInitial(() -> UNKNOWN);

  /** Sets the line of Python at which the calling thread is. */
  void at(Object line) {
    place.set(line);
  }

  @Override
  public Object resolved(Object value) {
    return value;
  }

  @Override
  public boolean isSequence(Object value) {
    return value instanceof Sequence;
  }

  @Override
  public List<Object> elements(Object sequence) {
    return ((Sequence) sequence).elements();
  }

  @Override
  public Handle signal(Object value) {
    return value instanceof Handle signal ? signal : null;
  }

  @Override
  public boolean isNumber(Object value) {
    return value instanceof Number
        || value instanceof Boolean
        || value instanceof UnknownValue other && other.isNumber();
  }

  @Override
  public double number(Object number) {
    return switch (number) {
      case Number known -> known.doubleValue();
      case Boolean truth -> truth ? 1 : 0;
      default -> throw new ArithmeticException(described(number));
    };
  }

  @Override
  public Long whole(Object value) {
    return switch (value) {
      case Long number -> number;
      case Boolean truth -> truth ? 1L : 0L;
      default -> null;
    };
  }

  @Override
  public String text(Object value) {
    return value instanceof String text ? text : null;
  }

  @Override
  public Cascade filter(Object value) {
    return value instanceof Cascade filter ? filter : null;
  }

  @Override
  public AudioProcessor processor(Object value) {
    return value instanceof AudioProcessor processor ? processor : null;
  }

  @Override
  public String printed(Object value) {
    return value instanceof UnknownValue other ? other.text() : Representation.of(value);
  }

  @Override
  public String described(Object value) {
    return switch (value) {
      case Handle signal -> "a signal";
      case Sequence channels when channels.areSignals() -> channels.elements().size() + " channels";
      case UnknownValue other -> other.described();
      default -> Representation.described(value);
    };
  }

  @Override
  public Object none() {
    return NONE;
  }

  @Override
  public Object of(double number) {
    return number;
  }

  @Override
  public Object of(long number) {
    return number;
  }

  @Override
  public Object of(String text) {
    return text;
  }

  @Override
  public Object of(Cascade filter) {
    return filter;
  }

  @Override
  public Object of(Handle signal) {
    return signal;
  }

  @Override
  public Object list(List<Object> elements) {
    return new Sequence(Sequence.Kind.LIST, elements);
  }

  @Override
  public Object tuple(List<Object> elements) {
    return new Sequence(Sequence.Kind.TUPLE, elements);
  }

  @Override
  public Object channels(Object value) {
    return value instanceof Sequence sequence && sequence.areSignals()
        ? new Sequence(Sequence.Kind.CHANNELS, sequence.elements())
        : value;
  }

  @Override
  public RuntimeException error(RuntimeException failure) {
    return BareFailure.of(failure); // The Python side makes an exception of it.
  }

  @Override
  public <T> T waited(Task<T> task) {
    try {
      return task.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for a task", e);
    }
  }

  @Override
  public boolean ignoresSurplus() {
    return false;
  }

  @Override
  public Object place() {
    return place.get();
  }

  @Override
  public PatchError here(String message) {
    return place.get() instanceof PythonLine at && at.line() > 0
        ? new PatchError(message, at.file(), at.line())
        : new PatchError(message, null, 0);
  }
}
