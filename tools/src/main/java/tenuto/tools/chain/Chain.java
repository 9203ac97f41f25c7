package tenuto.tools.chain;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import tenuto.engine.signal.Signal;
import tenuto.tools.input.ChainException;

/** The processing that is applied to every file of a batch. */
public interface Chain {
  /**
   * The chain's text. Together with the files that the chain reads it determines what the chain
   * does.
   */
  String text();

  /** The files that it reads besides its inputs; none of them may be overwritten. */
  List<Path> files();

  /** All files that its results depend on, except its inputs; known after {@link #check}. */
  default List<Path> sources() {
    return files();
  }

  /**
   * Applies the chain once as each thread will, to report errors before any file is touched.
   *
   * @param fileSession creates a session in which a file of the batch could be processed
   * @throws ChainException with the error in one line
   */
  default void check(Supplier<FileSession> fileSession) {}

  /** Prepares the chain for the calling thread. */
  Applied on(FileSession fileSession);

  /** A chain prepared for one thread. */
  interface Applied extends AutoCloseable {
    /**
     * Turns a file's channels into those to write. The session has their sample rate before and
     * after.
     *
     * @param fit converts channels to the sample rate and number of the outputs. It is called once,
     *     before the steps at the end that set a level, because it would change that level
     * @throws RuntimeException naming the step that failed, and why
     */
    List<Signal> apply(List<Signal> channels, UnaryOperator<List<Signal>> fit);

    /** Whether it reports each of its steps to {@link CuePoints}. */
    default boolean tellsMarks() {
      return false;
    }

    @Override
    default void close() {}
  }
}
