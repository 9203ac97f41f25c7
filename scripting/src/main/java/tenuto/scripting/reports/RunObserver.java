package tenuto.scripting.reports;

import java.util.List;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.outputs.OutputObserver;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.StoreObserver;

/**
 * Is notified of everything that happens in a run of a patch: what the patch makes and plays, what
 * the session stores, which files are written, and how it ends. Whatever reports on a run is one of
 * these, and {@link RunObservers} makes one of several. Many threads notify at once.
 */
public interface RunObserver extends StoreObserver, OutputObserver {
  /** Ignores everything. */
  RunObserver NONE = new RunObserver() {};

  /** Prints messages on stderr. */
  RunObserver MESSAGES =
      new RunObserver() {
        @Override
        public void message(String text) {
          STDERR.message(text);
        }
      };

  /**
   * A run is about to be started.
   *
   * @param notes counts its notes
   */
  default void begins(NoteCount notes) {}

  /**
   * The session is open, and the patch is about to run.
   *
   * @param here where in the patch any thread is, from now on
   */
  default void opened(Session session, PatchPosition here) {}

  // ---- The patch --------------------------------------------------------------------------------

  /**
   * A word was called.
   *
   * @param place its text says where
   */
  default void called(Word word, Object[] values, Object result, Object place, double rate) {}

  /**
   * An expression has made a signal.
   *
   * @param by the expression
   * @param place its text says where
   */
  default void made(Signal signal, String by, Object place, double rate) {}

  /** Work for a line of the patch has ended, which may have needed samples. */
  default void worked() {}

  /** A line of the patch has had an effect. */
  default void affected(SideEffects.Kind kind) {}

  /** A performance has been given that many notes. */
  default void notesGiven(int count) {}

  /** A note of a performance was played. */
  default void notePlayed() {}

  /** Whether {@link #noteHeard} is of use, for which the places of notes must be known. */
  default boolean hearsNotes() {
    return false;
  }

  /** A note that was played sounds. */
  default void noteHeard(NoteLog.Played note) {}

  /**
   * The patch has made a timeline; only called of those that {@linkplain #hearsNotes hear notes}.
   */
  default void timelineMade(BarLines bars) {}

  /** Whether signals are shown. */
  default boolean showsSignals() {
    return false;
  }

  /**
   * The patch shows signals by name, to be seen and played while the patch is being edited.
   * Everything that is needed of them is read before this returns.
   */
  default void shown(Session session, List<Signal> channels, String name) {}

  // ---- Its end ----------------------------------------------------------------------------------

  /**
   * The patch has ended, or is being stopped; the first of several calls counts.
   *
   * @param complete whether it has succeeded
   */
  default void closed(boolean complete) {}

  /**
   * The run has succeeded.
   *
   * @param report in one line
   */
  default void ended(String report) {}

  /** The run has failed, or could not be started. */
  default void failed(PatchError error, String report) {}

  /** The run was stopped, and another one may begin. */
  default void stopped(String report) {}
}
