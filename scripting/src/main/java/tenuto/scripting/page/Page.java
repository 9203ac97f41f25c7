package tenuto.scripting.page;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tenuto.dsp.outputs.Excerpt;
import tenuto.dsp.outputs.SoundPart;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.scripting.reports.NoteLog;
import tenuto.scripting.reports.PatchError;

/**
 * The page in the browser. The program that runs patches reports their events to it, on any thread,
 * and is never delayed by those who look at it.
 *
 * <p>A run {@linkplain #begins begins}, {@linkplain #wrote has written} sounds, and {@linkplain
 * #ended has ended}, {@linkplain #failed failed} or {@linkplain #stopped was stopped}. The sounds
 * of the last run, and the previous version of each, can be seen and played.
 */
public final class Page implements AutoCloseable {
  private final Path folder;
  private final String title;
  private final Lanes lanes;
  private final Session session = new Session(new Settings().withThreads(1));
  private final PageServer server;
  private final Events events;

  private Supplier<RunProgress> progress;
  private ShownFiles shown;
  private NoteLog notesAtWork = new NoteLog();
  private NotesView notes = new NotesView(notesAtWork);
  private int notesOf;
  private Supplier<String> why = () -> "{}";
  private final RunLog log = new RunLog();
  private final RunStatus status = new RunStatus(log);
  private boolean keepsAll;
  private Excerpt focus;

  /**
   * Opens the page.
   *
   * @param port 0 for any free one
   * @param folder for data that shows sounds quickly; it is created
   * @param title what is rendered
   * @throws IOException if the port is in use, or the folder cannot be created
   */
  public Page(int port, Path folder, String title) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.title = title;
    this.lanes = new Lanes(this.folder);
    events = new Events(json(), this::progress);
    server = new PageServer(port, session, new Asked(), events);
  }

  /** The address, with the token that grants access. */
  public String address() {
    return server.address();
  }

  /** Answers the browser's requests. */
  private final class Asked implements PageServer.Sounds {
    @Override
    public FileVersion take(int number) {
      synchronized (Page.this) {
        return lanes.take(number);
      }
    }

    @Override
    public NotesView notes() {
      synchronized (Page.this) {
        return notes;
      }
    }

    @Override
    public void focus(double from, double to) {
      synchronized (Page.this) {
        focus = new Excerpt(from, to);
      }
    }

    @Override
    public String log() {
      return log.json();
    }

    @Override
    public String why() {
      Supplier<String> asked;
      synchronized (Page.this) {
        asked = why;
      }
      return asked.get();
    }
  }

  /**
   * Keeps sounds that a later run neither writes nor shows: for runs that are inputs at a prompt.
   */
  public synchronized void keepAll() {
    keepsAll = true;
  }

  // ---- Events of runs ---------------------------------------------------------------------------

  /**
   * A run begins.
   *
   * @param notesOfRun the notes that it will play
   */
  public synchronized void begins(NoteLog notesOfRun) {
    notesAtWork = notesOfRun;
    if (shown != null) {
      shown.close();
    }
    if (!keepsAll) {
      lanes.begin();
    }
    if (status.begins()) {
      lanes.forgetParts();
    }
    shown = new ShownFiles(folder, notesOfRun.part(), (name, file) -> wrote(name, file, 0, true));
    publish();
  }

  /** The run shows signals. */
  public void show(Session computes, List<Signal> channels, String name) {
    ShownFiles now;
    synchronized (this) {
      now = shown;
    }
    if (now != null) {
      now.show(computes, channels, name);
    }
  }

  /** Sets how to ask for the run's progress, on any thread, until it ends. */
  public synchronized void at(Supplier<RunProgress> how) {
    progress = how;
    publish();
  }

  /**
   * A sound file is complete.
   *
   * @param rate the sample rate of a file that has none
   */
  public void wrote(Path file, double rate) {
    wrote(file.getFileName().toString(), file, rate, false);
  }

  private void wrote(String name, Path file, double rate, boolean isShown) {
    double assumed = rate > 0 ? rate : Settings.SAMPLE_RATE;
    try {
      String state = FileVersion.state(file);
      synchronized (this) {
        boolean isNew = lanes.wrote(name, file, state, assumed, isShown, status.run());
        heard();
        if (isNew) {
          publish();
        }
      }
    } catch (IOException e) {
      // A picture, notes, or something else that is not a sound.
    }
  }

  /** The part that is looped, or at the cursor, in the page that was used last. */
  public synchronized Optional<Excerpt> focus() {
    return Optional.ofNullable(focus);
  }

  /** The folder for parts that are heard before the whole is there. */
  public Path aheadFolder() {
    return folder.resolve("ahead");
  }

  /** A part of a sound is there before the whole. */
  public synchronized void ahead(SoundPart part) {
    try {
      if (lanes.ahead(part)) {
        publish();
      }
    } catch (IOException e) {
      // It is no sound, or gone: the whole comes.
    }
  }

  /** From a run's first sound on, its notes are shown. */
  private void heard() {
    if (notesOf != status.run()) {
      notesOf = status.run();
      notes = new NotesView(notesAtWork);
    }
  }

  /**
   * The run has succeeded.
   *
   * @param report its report in one line
   */
  public synchronized void ended(String report) {
    status.error(null);
    end("ended", report);
    lanes.end();
    if (!keepsAll) {
      heard();
    }
    publish();
    lanes.sweep();
  }

  /** The run has failed. */
  public synchronized void failed(PatchError why, String report) {
    status.error(why);
    end("failed", report);
    publish();
  }

  /** The run was stopped, and another one may begin. */
  public synchronized void stopped(String report) {
    end("stopped", report);
    publish();
  }

  private void end(String how, String report) {
    status.ends(how, report);
    progress = null;
    if (shown != null) {
      shown.close();
    }
  }

  /**
   * Sets the report of what was computed and why.
   *
   * @param json called whenever a page requests it, on any thread: an object whose {@code rows}
   *     have {@code seconds}, {@code file}, {@code line}, {@code word}, {@code parts} and a {@code
   *     reason} with a {@code text}
   */
  public synchronized void why(Supplier<String> json) {
    why = json;
  }

  /** A run has reported something. */
  public void message(String text) {
    log.add(text);
  }

  // ---- Events for pages -------------------------------------------------------------------------

  private void publish() {
    events.publish(json());
  }

  private Optional<String> progress() {
    Supplier<RunProgress> asked;
    synchronized (this) {
      asked = progress;
    }
    if (asked == null) {
      return Optional.empty();
    }
    return Optional.of(asked.get().json());
  }

  private String json() {
    JsonObject all = new JsonObject();
    all.addProperty("title", title);
    all.addProperty("folder", Path.of("").toAbsolutePath().toString());
    status.addTo(all);
    all.addProperty("notes", notesOf);
    all.add("lanes", lanes.json());
    return all.toString();
  }

  @Override
  public void close() {
    server.close();
    synchronized (this) {
      if (shown != null) {
        shown.close();
      }
      lanes.close();
    }
    session.close();
  }
}
