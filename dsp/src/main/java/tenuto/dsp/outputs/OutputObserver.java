package tenuto.dsp.outputs;

import tenuto.formats.file.FileProgress;

/** Is notified of the files that a run writes, on the threads that write them. */
public interface OutputObserver {
  /** Ignores them. */
  OutputObserver NONE = new OutputObserver() {};

  /** Prints messages on stderr. */
  OutputObserver STDERR =
      new OutputObserver() {
        @Override
        public void message(String text) {
          System.err.println("tenuto: " + text);
        }
      };

  /** A sound file is begun. */
  default void fileBegun(FileProgress file) {}

  /** The writing of a sound file that was begun has ended, or failed. */
  default void fileEnded(FileProgress file) {}

  /** A file with sound, or a picture of one, has its name. */
  default void fileWritten(Outputs.Written file) {}

  /** A message to the user, which is no error. */
  default void message(String text) {}
}
