package tenuto.tools.chain;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import tenuto.engine.signal.Signal;
import tenuto.tools.input.ChainException;

/** What is done to every file of a batch. */
public interface Chain {
  /** Its text, which together with the files it reads distinguishes it from all others. */
  String text();

  /** The files it reads beside its inputs, none of which may be written over. */
  List<Path> files();

  /** All files that its results follow from, but for its inputs; known once it was checked. */
  default List<Path> sources() {
    return files();
  }

  /**
   * Does once what is done in each thread before its first file, so that what fails there is known
   * before any file is touched.
   *
   * @param fileSession makes one at which a file of the batch could be worked on
   * @throws ChainException saying in one line what is wrong
   */
  default void check(Supplier<FileSession> fileSession) {}

  /** Makes it ready for the thread that calls. */
  Applied on(FileSession fileSession);

  /** A chain as one thread has it. */
  interface Applied extends AutoCloseable {
    /**
     * Makes of a file's channels those to be written; the session has their sample rate, before and
     * after.
     *
     * @param fit gives channels the sample rate and the number that the outputs are to have; called
     *     once, after all steps but those that bring the outputs to a level, which it would change
     * @throws RuntimeException saying which step failed, and why
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
