package tenuto.scripting.command;

import java.io.PrintStream;
import java.util.Locale;
import tenuto.engine.Bytes;
import tenuto.engine.Session;
import tenuto.engine.Usage;
import tenuto.scripting.reports.NoteCount;
import tenuto.tools.input.StatusLine;

/** The line on the terminal that shows how far a patch is. */
final class Progress implements AutoCloseable {
  private final StatusLine line;

  Progress(PrintStream err, boolean shown) {
    line = new StatusLine(err, shown);
  }

  void begin(Session session, NoteCount notes) {
    line.begin(() -> text(session, notes));
  }

  private static String text(Session session, NoteCount notes) {
    double audio = session.rendered() / session.sampleRate();
    Usage usage = session.usage();
    return String.format(
        Locale.ROOT,
        "%s%.1f s of signal, %s lent, %s of disk",
        notes.text(),
        audio,
        Bytes.text(usage.lent()),
        Bytes.text(usage.reserved()));
  }

  @Override
  public void close() {
    line.close();
  }
}
