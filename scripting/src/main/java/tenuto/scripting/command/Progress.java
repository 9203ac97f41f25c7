package tenuto.scripting.command;

import java.io.PrintStream;
import java.util.Locale;
import java.util.OptionalDouble;
import tenuto.engine.Session;
import tenuto.formats.file.FileProgress;
import tenuto.scripting.records.TimeLeft;
import tenuto.scripting.reports.NoteCount;
import tenuto.tools.input.ClockTime;
import tenuto.tools.input.StatusLine;

/** The status line on the terminal with the progress of a patch. */
final class Progress implements AutoCloseable {
  private final StatusLine line;

  Progress(PrintStream err, boolean shown) {
    line = new StatusLine(err, shown);
  }

  void begin(Session session, NoteCount notes) {
    begin(session, notes, new FilesInProgress(true), TimeLeft.unknown());
  }

  /**
   * @param files that are being written
   * @param left the estimate of the remaining time
   */
  void begin(Session session, NoteCount notes, FilesInProgress files, TimeLeft left) {
    long began = System.nanoTime();
    line.begin(() -> notes.text(session) + left(session, files, left, began));
  }

  private static String left(Session session, FilesInProgress files, TimeLeft left, long began) {
    double seconds = (System.nanoTime() - began) / 1e9;
    OptionalDouble all = left.ofRun(session.work().rendered(), seconds);
    return all.isPresent()
        ? ", about %s left".formatted(ClockTime.text(all.getAsDouble()))
        : files.first().map(Progress::left).orElse("");
  }

  private static String left(FileProgress file) {
    String name = String.valueOf(file.path().getFileName());
    OptionalDouble left = TimeLeft.left(file.part(), file.seconds());
    return String.format(Locale.ROOT, ", %s %.0f %%", name, 100 * file.part())
        + (left.isPresent() ? ", " + ClockTime.text(left.getAsDouble()) + " left of it" : "");
  }

  @Override
  public void close() {
    line.close();
  }
}
