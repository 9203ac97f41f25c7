package tenuto.scripting.command;

import tenuto.dsp.outputs.OutputObserver;
import tenuto.dsp.outputs.Outputs;
import tenuto.engine.Session;
import tenuto.scripting.page.Page;
import tenuto.scripting.reports.NoteLog;
import tenuto.scripting.reports.PatchError;

/** Shows the runs on the page in the browser. */
record PageAudience(Page page) implements Audience {
  @Override
  public void begins(Run run) {
    NoteLog log = new NoteLog();
    run.notes().writeTo(log);
    run.show(page.begins(log));
  }

  @Override
  public void opened(Run run, Session session) {
    run.outputs()
        .observe(
            new OutputObserver() {
              @Override
              public void fileWritten(Outputs.Written file) {
                page.wrote(file.path(), session.sampleRate());
              }

              @Override
              public void message(String text) {
                STDERR.message(text);
              }
            });
    page.at(() -> new Page.Progress(run.notes().text(session), run.notes().part()));
  }

  @Override
  public void ended(String line) {
    page.ended(line);
  }

  @Override
  public void failed(PatchError error, String line) {
    page.failed(error, line);
  }

  @Override
  public void stopped(String line) {
    page.stopped(line);
  }
}
