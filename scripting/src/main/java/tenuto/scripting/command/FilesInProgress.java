package tenuto.scripting.command;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import tenuto.dsp.outputs.OutputObserver;
import tenuto.formats.file.FileProgress;

/** The sound files that are being written, for the status line. */
final class FilesInProgress implements OutputObserver {
  private final boolean quiet;
  private final Deque<FileProgress> files = new ArrayDeque<>();

  /**
   * @param quiet whether messages are not printed
   */
  FilesInProgress(boolean quiet) {
    this.quiet = quiet;
  }

  @Override
  public void fileBegun(FileProgress file) {
    synchronized (files) {
      files.addLast(file);
    }
  }

  @Override
  public void fileEnded(FileProgress file) {
    synchronized (files) {
      files.remove(file);
    }
  }

  /** The file that was started first. */
  Optional<FileProgress> first() {
    synchronized (files) {
      return Optional.ofNullable(files.peekFirst());
    }
  }

  @Override
  public void message(String text) {
    if (!quiet) {
      STDERR.message(text);
    }
  }
}
