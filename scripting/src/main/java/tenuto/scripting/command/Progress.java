package tenuto.scripting.command;

import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import tenuto.engine.Session;
import tenuto.formats.file.FileProgress;
import tenuto.scripting.records.TimeLeft;
import tenuto.scripting.reports.NoteCount;
import tenuto.scripting.reports.PatchPosition;
import tenuto.scripting.reports.RunObserver;
import tenuto.tools.input.ClockTime;
import tenuto.tools.input.StatusLine;

/** The status line on the terminal with the progress of a patch. */
final class Progress implements RunObserver, AutoCloseable {
  private final StatusLine line;
  private final NoteCount notes;
  private final TimeLeft left;

  /** The sound files that are being written, in the order in which they were begun. */
  private final Deque<FileProgress> files = new ArrayDeque<>();

  /**
   * @param notes that are played
   * @param left the estimate of the remaining time
   */
  Progress(PrintStream err, boolean shown, NoteCount notes, TimeLeft left) {
    this.line = new StatusLine(err, shown);
    this.notes = notes;
    this.left = left;
  }

  @Override
  public void opened(Session session, PatchPosition here) {
    begin(session);
  }

  /** Shows the line from now on. */
  void begin(Session session) {
    long began = System.nanoTime();
    line.begin(() -> notes.text(session) + left(session, began));
  }

  private String left(Session session, long began) {
    double seconds = (System.nanoTime() - began) / 1e9;
    OptionalDouble all = left.ofRun(session.work().rendered(), seconds);
    return all.isPresent()
        ? ", about %s left".formatted(ClockTime.text(all.getAsDouble()))
        : first().map(Progress::left).orElse("");
  }

  private static String left(FileProgress file) {
    String name = String.valueOf(file.path().getFileName());
    OptionalDouble left = TimeLeft.left(file.part(), file.seconds());
    return String.format(Locale.ROOT, ", %s %.0f %%", name, 100 * file.part())
        + (left.isPresent() ? ", " + ClockTime.text(left.getAsDouble()) + " left of it" : "");
  }

  private Optional<FileProgress> first() {
    synchronized (files) {
      return Optional.ofNullable(files.peekFirst());
    }
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

  @Override
  public void close() {
    line.close();
  }
}
