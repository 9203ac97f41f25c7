package tenuto.files;

import java.nio.file.Path;
import java.util.List;
import tenuto.engine.Signal;

/** What is done to every file of a batch. */
public interface Chain {
  /** Its text, which tells it from all others together with the files it reads. */
  String text();

  /** The files it reads beside its inputs, none of which may be written over. */
  List<Path> files();

  /** Makes it ready for the thread that calls. */
  Applied on(Desk desk);

  /** A chain as one thread has it. */
  interface Applied extends AutoCloseable {
    /**
     * Makes of a file's channels those to be written; the desk's session has their sample rate,
     * before and after.
     *
     * @throws RuntimeException saying which step failed, and why
     */
    List<Signal> apply(List<Signal> channels);

    @Override
    default void close() {}
  }
}
