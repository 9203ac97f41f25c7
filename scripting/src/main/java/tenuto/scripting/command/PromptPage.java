package tenuto.scripting.command;

import java.util.Locale;
import tenuto.dsp.outputs.OutputObserver;
import tenuto.dsp.outputs.Outputs;
import tenuto.engine.Session;
import tenuto.scripting.page.Page;
import tenuto.scripting.prompt.Screen;
import tenuto.scripting.python.Patch;
import tenuto.scripting.python.Sound;
import tenuto.scripting.reports.NoteLog;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.reports.ShownSignals;

/** Shows on the page in the browser what is entered at the prompt: each input is a run. */
final class PromptPage implements Screen {
  private final Page page;
  private final Patch patch;
  private final Session session;
  private final Outputs outputs;
  private ShownSignals shown = ShownSignals.NOWHERE;
  private long began;

  PromptPage(Page page, Patch patch) {
    this.page = page;
    this.patch = patch;
    this.session = patch.session();
    this.outputs = patch.context().outputs();
    page.keepAll();
    outputs.observe(
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
  }

  @Override
  public void begins() {
    began = System.nanoTime();
    NoteLog log = new NoteLog();
    patch.notes().writeTo(log);
    shown = page.begins(log);
    patch.shows().to(shown);
    page.at(() -> new Page.Progress(patch.notes().text(session), patch.notes().part()));
  }

  @Override
  public void ended() {
    page.ended(line());
  }

  @Override
  public void failed(PatchError error) {
    page.failed(error, line() + ", failed");
  }

  @Override
  public void stopped() {
    page.stopped(line() + ", stopped");
  }

  private String line() {
    return String.format(Locale.ROOT, "%.2f s", (System.nanoTime() - began) / 1e9);
  }

  @Override
  public boolean shows(Sound sound, String name) {
    sound.read(
        channels -> {
          shown.show(session, channels, name);
          return null;
        });
    outputs.tell("%s is shown at %s".formatted(name, page.address()));
    return true;
  }
}
