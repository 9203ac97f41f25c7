package tenuto.scripting.command;

import java.util.List;
import tenuto.dsp.outputs.Excerpt;
import tenuto.dsp.outputs.Outputs;
import tenuto.engine.Session;
import tenuto.engine.base.Identity;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.FileProgress;
import tenuto.scripting.page.Page;
import tenuto.scripting.reports.BarLines;
import tenuto.scripting.reports.NoteCount;
import tenuto.scripting.reports.NoteLog;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.reports.PatchPosition;
import tenuto.scripting.reports.RunObserver;

/** Shows runs, one after another, on the page in the browser. */
final class PageObserver implements RunObserver {
  private final Page page;
  private final Excerpt part;
  private volatile NoteLog log = new NoteLog();
  private volatile PageProgress progress = new PageProgress(new NoteCount());
  private volatile Session session;

  /**
   * @param part that runs write of each sound
   */
  PageObserver(Page page, Excerpt part) {
    this.page = page;
    this.part = part;
  }

  @Override
  public void begins(NoteCount counts) {
    progress = new PageProgress(counts);
    log = new NoteLog(part);
    page.begins(log);
  }

  @Override
  public void opened(Session opened, PatchPosition here) {
    session = opened;
    PageProgress now = progress;
    page.at(() -> now.now(opened));
  }

  @Override
  public Entry storing(List<Signal> signals, List<Identity[]> keys, Object origin) {
    return progress.storing(signals, keys, origin);
  }

  @Override
  public void fileBegun(FileProgress file) {
    progress.fileBegun(file);
  }

  @Override
  public void fileEnded(FileProgress file) {
    progress.fileEnded(file);
  }

  @Override
  public void message(String text) {
    page.message(text);
  }

  @Override
  public void fileWritten(Outputs.Written file) {
    page.wrote(file.path(), session.sampleRate());
  }

  @Override
  public boolean hearsNotes() {
    return true;
  }

  @Override
  public void noteHeard(NoteLog.Played note) {
    log.add(note);
  }

  @Override
  public void timelineMade(BarLines bars) {
    log.setBars(bars);
  }

  @Override
  public boolean showsSignals() {
    return true;
  }

  @Override
  public void shown(Session computes, List<Signal> channels, String name) {
    page.show(computes, channels, name);
  }

  @Override
  public void ended(String report) {
    page.ended(report);
  }

  @Override
  public void failed(PatchError error, String report) {
    page.failed(error, report);
  }

  @Override
  public void stopped(String report) {
    page.stopped(report);
  }
}
