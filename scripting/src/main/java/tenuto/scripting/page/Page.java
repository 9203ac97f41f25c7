package tenuto.scripting.page;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.scripting.reports.NoteLog;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.reports.ShownSignals;

/**
 * The page in the browser. Whoever runs patches tells it what happens, from any thread; it never
 * keeps a run waiting, whoever looks at it.
 *
 * <p>A run {@linkplain #begins begins}, {@linkplain #wrote has written} sounds, and {@linkplain
 * #ended has ended}, {@linkplain #failed failed} or {@linkplain #stopped was stopped}. The sounds
 * of the last one, and of each the one before, can be seen and heard.
 */
public final class Page implements AutoCloseable {
  private final Path folder;
  private final String title;
  private final Session session = new Session(new Settings().withThreads(1));
  private final PageServer server;
  private final Events events;

  private final Map<Path, Lane> lanes = new LinkedHashMap<>();
  private final Set<Path> written = new HashSet<>();
  private Supplier<Progress> progress;
  private ShownFiles shown;
  private NoteLog notesAtWork = new NoteLog();
  private NotesView notes = new NotesView(notesAtWork);
  private int notesOf;
  private Supplier<String> why = () -> "{}";
  private PatchError error;
  private String status = "begins";
  private String line = "";
  private int run;
  private int takes;
  private int laneCount;
  private boolean keepsAll;

  /**
   * How far a run is.
   *
   * @param text for people
   * @param part from 0 to 1, or NaN if nobody knows
   */
  public record Progress(String text, double part) {}

  /**
   * Opens the page.
   *
   * @param port where; 0 for any that is free
   * @param folder for what is kept to show sounds quickly; it is made
   * @param title what is rendered
   * @throws IOException if the port is not free, or the folder cannot be made
   */
  public Page(int port, Path folder, String title) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.title = title;
    events = new Events(json(), this::progress);
    server = new PageServer(port, session, new Asked(), events);
  }

  /** Where it is, with the token that lets one in. */
  public String address() {
    return server.address();
  }

  /** What the browser may ask for. */
  private final class Asked implements PageServer.Sounds {
    @Override
    public FileVersion take(int number) {
      synchronized (Page.this) {
        for (Lane lane : lanes.values()) {
          FileVersion take = lane.take(number);
          if (take != null) {
            return take;
          }
        }
        return null;
      }
    }

    @Override
    public NotesView notes() {
      synchronized (Page.this) {
        return notes;
      }
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

  /** Has sounds stay that a later run neither writes nor shows: for runs that are but inputs. */
  public synchronized void keepAll() {
    keepsAll = true;
  }

  // ---- What runs tell
  // ----------------------------------------------------------------------------

  /**
   * A run begins.
   *
   * @param log what it will play
   * @return where the signals go that it shows
   */
  public synchronized ShownSignals begins(NoteLog log) {
    run++;
    notesAtWork = log;
    if (shown != null) {
      shown.close();
    }
    if (!keepsAll) {
      written.clear();
    }
    status = "renders";
    shown = new ShownFiles(folder, (name, file) -> wrote(name, file, 0, true));
    publish();
    return shown;
  }

  /** The run can be asked how far it is, by any thread, until it ends. */
  public synchronized void at(Supplier<Progress> how) {
    progress = how;
    publish();
  }

  /**
   * A sound file stands.
   *
   * @param rate of a file that has none
   */
  public void wrote(Path file, double rate) {
    wrote(file.getFileName().toString(), file, rate, false);
  }

  private void wrote(String name, Path file, double rate, boolean isShown) {
    double assumed = rate > 0 ? rate : Settings.SAMPLE_RATE;
    try {
      String state = FileVersion.state(file);
      synchronized (this) {
        written.add(file);
        Lane lane = lanes.get(file);
        if (lane != null && lane.now().state().equals(state)) {
          heard();
          return; // it is still there as it was
        }
        FileVersion take = FileVersion.open(++takes, file, assumed, folder);
        if (lane == null) {
          lanes.put(file, new Lane(++laneCount, name, isShown, take));
        } else {
          lane.replace(take);
        }
        heard();
        publish();
      }
    } catch (IOException e) {
      // A picture, notes, or something else that cannot be heard.
    }
  }

  /** From the first sound of a run on its notes are those to be looked at. */
  private void heard() {
    if (notesOf != run) {
      notesOf = run;
      notes = new NotesView(notesAtWork);
    }
  }

  /**
   * The run has ended as it should.
   *
   * @param told what is said of it, in one line
   */
  public synchronized void ended(String told) {
    error = null;
    end("ended", told);
    lanes
        .entrySet()
        .removeIf(
            each -> {
              boolean gone = !written.contains(each.getKey());
              if (gone) {
                each.getValue().close();
              }
              return gone;
            });
    if (!keepsAll) {
      heard();
    }
    publish();
    sweep();
  }

  /** The run has failed. */
  public synchronized void failed(PatchError why, String told) {
    error = why;
    end("failed", told);
    publish();
  }

  /** The run was stopped, and another one may begin. */
  public synchronized void stopped(String told) {
    end("stopped", told);
    publish();
  }

  private void end(String how, String told) {
    status = how;
    line = told;
    progress = null;
    if (shown != null) {
      shown.close();
    }
  }

  /**
   * Says what was computed and why.
   *
   * @param json is asked whenever a page wants to know, by any thread: an object whose {@code rows}
   *     have {@code seconds}, {@code file}, {@code line}, {@code word}, {@code parts} and a {@code
   *     reason} with a {@code text}
   */
  public synchronized void why(Supplier<String> json) {
    why = json;
  }

  /** Takes away what belongs to sounds that are not here any more. */
  private void sweep() {
    Set<Path> used = new HashSet<>(lanes.keySet());
    lanes.values().forEach(lane -> used.addAll(lane.peaks()));
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.{peaks,wav}")) {
      for (Path file : files) {
        if (!used.contains(file)) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException e) {
      // The next run tries again.
    }
  }

  // ---- What pages are told
  // -----------------------------------------------------------------------

  private void publish() {
    events.publish(json());
  }

  private Optional<String> progress() {
    Supplier<Progress> asked;
    synchronized (this) {
      asked = progress;
    }
    if (asked == null) {
      return Optional.empty();
    }
    Progress now = asked.get();
    JsonObject all = new JsonObject();
    all.addProperty("text", now.text());
    all.addProperty("part", Double.isNaN(now.part()) ? null : (Number) now.part());
    return Optional.of(all.toString());
  }

  private String json() {
    JsonObject all = new JsonObject();
    all.addProperty("title", title);
    all.addProperty("run", run);
    all.addProperty("status", status);
    all.addProperty("line", line);
    all.add("error", error == null ? JsonNull.INSTANCE : json(error));
    all.addProperty("notes", notesOf);
    JsonArray list = new JsonArray();
    for (boolean isShown : new boolean[] {false, true}) { // what is written comes first
      lanes.values().stream()
          .filter(lane -> lane.isShown() == isShown)
          .forEach(lane -> list.add(lane.json()));
    }
    all.add("lanes", list);
    return all.toString();
  }

  private static JsonObject json(PatchError error) {
    JsonObject all = new JsonObject();
    all.addProperty("message", error.message());
    all.addProperty("file", error.file());
    all.addProperty("line", error.line());
    all.addProperty("source", error.source());
    return all;
  }

  @Override
  public void close() {
    server.close();
    synchronized (this) {
      if (shown != null) {
        shown.close();
      }
      lanes.values().forEach(Lane::close);
      lanes.clear();
    }
    session.close();
  }
}
