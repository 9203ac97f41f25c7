package tenuto.engine;

import java.util.function.Supplier;
import tenuto.engine.disk.WritebackErrors;
import tenuto.engine.keep.SignalStore;
import tenuto.engine.plan.Resources;
import tenuto.engine.setup.Settings;

/** What the faces of a session work with, and whether it is still open. */
final class SessionState {
  private final Resources resources;
  private final SignalStore store;
  private volatile boolean closed;
  private volatile Supplier<?> origins = () -> "an unnamed place";

  SessionState(Settings settings) {
    this.resources = new Resources(settings);
    this.store = new SignalStore(resources, this::origin);
  }

  Settings settings() {
    return resources.settings();
  }

  Resources resources() {
    return resources;
  }

  SignalStore store() {
    return store;
  }

  WritebackErrors writebackErrors() {
    return resources.writebackErrors();
  }

  /** Where a signal is stored now; its text says it. */
  Object origin() {
    return origins.get();
  }

  void originsFrom(Supplier<?> where) {
    origins = where;
  }

  /** Fails if it is closed, or has lost samples. */
  void requireOpen() {
    if (closed) {
      throw new IllegalStateException("the session is closed");
    }
    writebackErrors().requireNone();
  }

  void close() {
    closed = true;
    resources.close();
    writebackErrors().requireNoneUntold();
  }
}
