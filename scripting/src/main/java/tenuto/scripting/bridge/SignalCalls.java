package tenuto.scripting.bridge;

import java.util.Arrays;
import java.util.List;
import tenuto.engine.base.Identity;
import tenuto.engine.signal.Stored;
import tenuto.scripting.calls.Handle;
import tenuto.scripting.calls.SampleAccess;
import tenuto.scripting.reports.SideEffects;

/** What Python asks of a signal, and does to its samples. */
public final class SignalCalls {
  private final CPythonHost host;

  SignalCalls(CPythonHost host) {
    this.host = host;
  }

  /** Silence whose samples can be set until it is used. */
  public Handle draft(Object place, Object samples) {
    host.at(place);
    return BareFailure.run(() -> SampleAccess.draft(host, samples));
  }

  /**
   * The number of samples of a signal.
   *
   * @param what names the caller in an error
   */
  public long samples(Handle x, String what) {
    host.observer().affected(SideEffects.Kind.ASKS);
    requireOwned(x, what);
    return x.signal().length();
  }

  static void requireOwned(Handle x, String what) {
    if (!x.holding().isOwned()) {
      throw BareFailure.of(x.released(what));
    }
  }

  /** Releases a signal now. */
  public static void release(Handle x) {
    BareFailure.act(() -> x.release("x.release()"));
  }

  /** A sample by its index. */
  public double sample(Handle x, Object index) {
    return BareFailure.run(() -> new SampleAccess<>(host, x).get(index));
  }

  /** Sets a sample of a draft. */
  public void setSample(Handle x, Object index, Object value) {
    BareFailure.act(() -> new SampleAccess<>(host, x).set(index, value));
  }

  /** Copies a signal into a draft, from a sample on. */
  public void setSamples(Handle x, Object index, Object value) {
    BareFailure.act(() -> new SampleAccess<>(host, x).setAt(index, value));
  }

  /** A text that is equal for two signals if their samples are. */
  public static String identity(Handle x) {
    Identity identity = x.signal().identity();
    return "%016x%016x".formatted(identity.high(), identity.low());
  }

  public static boolean isStored(Handle x) {
    return x.signal() instanceof Stored;
  }

  public static boolean isReleased(Handle x) {
    return !x.holding().isOwned();
  }

  /** Releases a signal that Python no longer refers to, if it is not released already. */
  public static void drop(Handle x) {
    if (x.holding().isOwned()) {
      x.release("del x");
    }
  }

  /** Releases the signals in a result, except those that were arguments. */
  static void drop(Object result, Object... given) {
    if (result instanceof Sequence sequence) {
      sequence.elements().forEach(each -> drop(each, given));
    } else if (result instanceof Handle x && !isIn(x, Arrays.asList(given))) {
      drop(x);
    }
  }

  private static boolean isIn(Handle x, List<Object> values) {
    return values.stream()
        .anyMatch(each -> each == x || each instanceof Sequence inner && isIn(x, inner.elements()));
  }

  /** The text that Python prints for a signal. */
  public static String text(Handle x) {
    return x.toString();
  }

  static List<Handle> handles(Object[] signals) {
    return Arrays.stream(signals).map(Handle.class::cast).toList();
  }
}
