package tenuto.scripting.command;

import java.util.Locale;
import tenuto.engine.Session;
import tenuto.scripting.page.Page;
import tenuto.scripting.prompt.Screen;
import tenuto.scripting.python.Patch;
import tenuto.scripting.python.Sound;
import tenuto.scripting.reports.NoteCount;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.reports.RunObserver;

/** Shows on the page in the browser what is entered at the prompt: each input is a run. */
final class PromptPage implements Screen {
  private final Page page;
  private final RunObserver observer;
  private final Patch patch;
  private final NoteCount notes;
  private long began;

  /**
   * @param observer shows runs on the page
   * @param notes counts the notes of all inputs
   */
  PromptPage(Page page, RunObserver observer, Patch patch, NoteCount notes) {
    this.page = page;
    this.observer = observer;
    this.patch = patch;
    this.notes = notes;
    page.keepAll();
  }

  @Override
  public void begins() {
    began = System.nanoTime();
    patch.shows().forgetNames();
    observer.begins(notes);
    observer.opened(patch.session(), patch);
  }

  @Override
  public void ended() {
    observer.ended(line());
  }

  @Override
  public void failed(PatchError error) {
    observer.failed(error, line() + ", failed");
  }

  @Override
  public void stopped() {
    observer.stopped(line() + ", stopped");
  }

  private String line() {
    return String.format(Locale.ROOT, "%.2f s", (System.nanoTime() - began) / 1e9);
  }

  @Override
  public boolean shows(Sound sound, String name) {
    Session session = patch.session();
    sound.read(
        channels -> {
          observer.shown(session, channels, name);
          return null;
        });
    patch.context().outputs().tell("%s is shown at %s".formatted(name, page.address()));
    return true;
  }
}
