package tenuto.scripting.reports;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.outputs.Outputs;
import tenuto.engine.Session;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Uncacheable;
import tenuto.formats.file.FileProgress;

/** Notifies several observers of a run, in the order in which they were added. */
public final class RunObservers implements RunObserver {
  private final List<RunObserver> all;

  public RunObservers(RunObserver... all) {
    this.all = new CopyOnWriteArrayList<>(all);
  }

  /** Adds one. */
  public void add(RunObserver observer) {
    all.add(observer);
  }

  /** Removes one. */
  public void remove(RunObserver observer) {
    all.remove(observer);
  }

  private void each(Consumer<RunObserver> event) {
    all.forEach(event);
  }

  @Override
  public Entry storing(List<Signal> signals, List<Identity[]> keys, Object origin) {
    List<Entry> entries =
        all.stream()
            .map(it -> it.storing(signals, keys, origin))
            .filter(entry -> entry != Entry.NONE)
            .toList();
    return switch (entries.size()) {
      case 0 -> Entry.NONE;
      case 1 -> entries.getFirst();
      default -> new Entries(entries);
    };
  }

  /** Notifies several of what becomes of signals. */
  private record Entries(List<Entry> all) implements Entry {
    @Override
    public void found(int part) {
      all.forEach(it -> it.found(part));
    }

    @Override
    public void computed(int part, Cache.Outcome outcome) {
      all.forEach(it -> it.computed(part, outcome));
    }

    @Override
    public void took(long nanos) {
      all.forEach(it -> it.took(nanos));
    }
  }

  @Override
  public void unkept(List<? extends Signal> signals, Uncacheable why, Object origin, long nanos) {
    each(it -> it.unkept(signals, why, origin, nanos));
  }

  @Override
  public void fileBegun(FileProgress file) {
    each(it -> it.fileBegun(file));
  }

  @Override
  public void fileEnded(FileProgress file) {
    each(it -> it.fileEnded(file));
  }

  @Override
  public void fileWritten(Outputs.Written file) {
    each(it -> it.fileWritten(file));
  }

  @Override
  public void message(String text) {
    each(it -> it.message(text));
  }

  @Override
  public void begins(NoteCount notes) {
    each(it -> it.begins(notes));
  }

  @Override
  public void opened(Session session, PatchPosition here) {
    each(it -> it.opened(session, here));
  }

  @Override
  public void called(Word word, Object[] values, Object result, Object place, double rate) {
    each(it -> it.called(word, values, result, place, rate));
  }

  @Override
  public void made(Signal signal, String by, Object place, double rate) {
    each(it -> it.made(signal, by, place, rate));
  }

  @Override
  public void worked() {
    each(RunObserver::worked);
  }

  @Override
  public void affected(SideEffects.Kind kind) {
    each(it -> it.affected(kind));
  }

  @Override
  public void notesGiven(int count) {
    each(it -> it.notesGiven(count));
  }

  @Override
  public void notePlayed() {
    each(RunObserver::notePlayed);
  }

  @Override
  public boolean hearsNotes() {
    return all.stream().anyMatch(RunObserver::hearsNotes);
  }

  @Override
  public void noteHeard(NoteLog.Played note) {
    each(it -> it.noteHeard(note));
  }

  @Override
  public void timelineMade(BarLines bars) {
    each(it -> it.timelineMade(bars));
  }

  @Override
  public boolean showsSignals() {
    return all.stream().anyMatch(RunObserver::showsSignals);
  }

  @Override
  public void shown(Session session, List<Signal> channels, String name) {
    each(it -> it.shown(session, channels, name));
  }

  @Override
  public void closed(boolean complete) {
    each(it -> it.closed(complete));
  }

  @Override
  public void ended(String report) {
    each(it -> it.ended(report));
  }

  @Override
  public void failed(PatchError error, String report) {
    each(it -> it.failed(error, report));
  }

  @Override
  public void stopped(String report) {
    each(it -> it.stopped(report));
  }
}
