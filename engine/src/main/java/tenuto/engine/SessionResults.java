package tenuto.engine;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import tenuto.engine.keep.ReadOnce;
import tenuto.engine.keep.Recording;
import tenuto.engine.signal.ChunkWriter;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Signals that are made by work which is no signal itself: recorders, drafts, searches. See {@link
 * Session#results}.
 */
public final class SessionResults {
  private final SessionState state;

  SessionResults(SessionState state) {
    this.state = state;
  }

  /**
   * What work makes of all of some signals: now, or in a dry session when somebody reads it.
   *
   * @param length that it will have
   * @param beside bytes of disk that the work uses, beside those of what it makes
   * @return with one reference for the caller to close
   */
  public Stored made(List<? extends Signal> from, long length, long beside, Supplier<Stored> work) {
    state.requireOpen();
    return state.store().made(from, length, beside, work);
  }

  /**
   * The same of work that makes one signal of each, as long as it is.
   *
   * @return what the work gave, or stored signals
   */
  public <T extends Signal> List<? extends Signal> made(
      List<Signal> signals, Supplier<List<T>> work) {
    state.requireOpen();
    return state.store().made(signals, work);
  }

  /**
   * Does something with all of signals, of which with a cache all is stored meanwhile that filters
   * make from kept states: after a change only parts of it are computed.
   */
  public <T> T staged(List<Signal> signals, Function<List<Signal>, T> work) {
    return staged(signals, 0, Long.MAX_VALUE, work);
  }

  /**
   * The same for a range of the signals: filters beneath them are computed no further than to its
   * end.
   *
   * @param from the first sample that is read
   * @param to the sample before which reading ends; there may be fewer
   */
  public <T> T staged(List<Signal> signals, long from, long to, Function<List<Signal>, T> work) {
    state.requireOpen();
    return state.store().staged(signals, from, to, work);
  }

  /**
   * Reads signals once: what is cheaply made of stored samples is not stored for that.
   *
   * @param reading is given signals of the same samples
   */
  public void readOnce(List<Signal> signals, Consumer<List<Signal>> reading) {
    state.requireOpen();
    try (ReadOnce once = new ReadOnce(signals)) {
      reading.accept(once.signals());
    }
  }

  /**
   * A signal that stays readable in a dry session, and counts for nothing there.
   *
   * @return with one reference for the caller to close
   */
  public Stored readable(Signal signal) {
    state.requireOpen();
    return state.store().readable(signal);
  }

  /**
   * Stores what recorders write, several threads at once and in any order.
   *
   * @param recipe says what it is
   * @param recorders makes one recorder for each thread
   * @return a signal for each channel, each with one reference
   */
  public List<Stored> record(
      Recipe recipe, int channels, long length, Supplier<? extends ChunkWriter> recorders) {
    state.requireOpen();
    return Recording.record(state.resources(), channels, length, recipe, state.origin(), recorders);
  }

  /**
   * Stores what recorders write, several threads at once and in any order, as what it turns out to
   * be.
   *
   * @param same a lazy signal of the samples that were written, asked for when all are
   * @return a signal with one reference for the caller to close
   */
  public Stored record(
      long length, Supplier<? extends ChunkWriter> recorders, Supplier<Signal> same) {
    state.requireOpen();
    return state
        .store()
        .made(
            List.of(),
            length,
            0,
            () -> Recording.record(state.resources(), length, same, state.origin(), recorders));
  }

  /**
   * Begins a signal whose samples are set one by one.
   *
   * @param what distinguishes it from others, for its identity
   * @throws tenuto.engine.base.ScratchFullException if no scratch folder has room
   */
  public SignalBuilder draft(String what, long length) {
    state.requireOpen();
    return new SignalBuilder(state.resources(), what, length, state.origin());
  }
}
