package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.word.Estimate;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.Grains;
import tenuto.dsp.word.Pieces;
import tenuto.dsp.word.SavedSignal;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.scripting.tasks.TaskContext;

/**
 * One call of an operator: it takes references to its arguments, and returns them if it fails.
 *
 * <p>In a counted patch it takes over one reference of each signal that it is given, for each time
 * that it is given; a lazy result keeps them. In a scoped patch it only borrows the references, and
 * a lazy result has its own.
 */
public final class Call<V> {
  private final RunContext<V> run;
  private final Python<V> python;
  private final String name;
  private final Object place;
  private final CallResults<V> wrap;
  private final List<Handle> taken = new ArrayList<>();

  public Call(RunContext<V> run, String name) {
    this(run, name, null);
  }

  /**
   * @param place where the result counts as made, for observers; null for the thread's current line
   */
  public Call(RunContext<V> run, String name, Object place) {
    this.run = run;
    this.python = run.python();
    this.name = name;
    this.place = place;
    this.wrap = new CallResults<>(run);
  }

  /**
   * A lazy signal made from signals, which are its inputs.
   *
   * @param how the key of all else that it follows from, see {@link Keys}
   */
  public V lazy(List<Handle> from, long how, Function<List<Signal>, Signal> make) {
    return lazy(from, how, Form.SOUND, make);
  }

  /**
   * The same, of which is said whether it is a sound or a shape.
   *
   * @param how the key of all else that it follows from, see {@link Keys}
   */
  V lazy(List<Handle> from, long how, Form form, Function<List<Signal>, Signal> make) {
    double rate = run.rates().of(name, from);
    return run(
        from,
        false,
        () -> {
          Signal made = make.apply(Handle.signals(from));
          run.observer().made(made, name, place == null ? python.place() : place, rate);
          long key = Keys.made(name, how, from);
          Handle handle = wrap.handle(made, key, MadeFrom.held(from)).at(rate);
          run.shapes().mark(handle, form, from);
          return python.of(handle);
        });
  }

  /** Stores a signal; one that is stored already is returned. */
  public Handle stored(Handle from, Function<Signal, Stored> store) {
    return run(
        List.of(from),
        false,
        () ->
            python.signal(
                wrapped(
                    run.catalogue().word("Realise"),
                    List.of(from),
                    new Made(store.apply(from.signal()), from.holding().key()))));
  }

  /** Reads signals, which stay the patch's. */
  public void looked(List<Handle> at, Consumer<List<Signal>> look) {
    run(
        at,
        true,
        () -> {
          look.accept(Handle.signals(at));
          return null;
        });
  }

  /** Calls a word for each set of arguments; if one call fails, none has taken any references. */
  List<V> words(Word word, List<Handle> from, List<ArgumentSet> sets) {
    boolean borrows = word.borrows();
    return run(
        from,
        borrows,
        () -> {
          List<Made> results = new ArrayList<>();
          try (StoredAhead ahead = ahead(word, sets)) {
            for (ArgumentSet set : sets) {
              results.add(called(word, set, ahead));
            }
          } catch (RuntimeException | Error e) {
            results.forEach(each -> CallResults.discard(each.result()));
            throw e;
          }
          List<V> wrapped = new ArrayList<>();
          for (int i = 0; i < results.size(); i++) {
            wrapped.add(wrapped(word, sets.get(i).signals(), results.get(i)));
          }
          return wrapped;
        });
  }

  private StoredAhead ahead(Word word, List<ArgumentSet> sets) {
    TaskContext task = run.tasks().current();
    String before = task.call(word.name());
    try {
      return StoredAhead.of(run.session(), word, sets);
    } finally {
      task.call(before);
    }
  }

  /**
   * What a word returned.
   *
   * @param key of it, or of the first of several signals
   */
  private record Made(Object result, long key) {}

  private Made called(Word word, ArgumentSet set, StoredAhead ahead) {
    TaskContext task = run.tasks().current();
    String before = task.call(word.name());
    try {
      Object[] values = set.values();
      Object[] given = ahead.values(set, run.shapes().arguments(word, set));
      Object result = word.call(run.context(), given);
      run.observer().called(word, values, result, python.place(), run.session().sampleRate());
      long how = task.drawn() == 0 ? set.key() : Keys.list(set.key(), task.drawn());
      return new Made(result, Keys.made(word.name(), how, set.signals()));
    } finally {
      task.call(before);
    }
  }

  private <T> T run(List<Handle> from, boolean borrows, Supplier<T> work) {
    boolean done = false;
    try {
      for (Handle signal : from) {
        take(signal, borrows);
      }
      T result = run.guarded(work);
      done = true;
      return result;
    } catch (RuntimeException e) {
      throw python.error(e);
    } finally {
      if (done || borrows || !run.counted()) {
        taken.forEach(each -> each.holding().drop());
      } else {
        taken.forEach(run.releases()::undoTransfer);
      }
    }
  }

  private void take(Handle signal, boolean borrows) {
    SignalRef holding = signal.holding();
    if (!(run.counted() ? takes(signal, borrows) : holding.share())) {
      throw signal.released("sf." + name);
    }
    taken.add(signal);
    if (borrows) {
      holding.readThrough(run.context().readers());
    }
    signal.seal();
  }

  private boolean takes(Handle signal, boolean borrows) {
    OrderedReleases releases = run.releases();
    return borrows ? releases.share(signal) : releases.transfer(signal, "sf." + name);
  }

  /**
   * @param from the arguments from which this result is made
   */
  private V wrapped(Word word, List<Handle> from, Made made) {
    Object result = made.result();
    long key = made.key();
    if (result instanceof Stored stored && word.result() == Stored.class) {
      boolean outlives = word.outlives() && !run.counted();
      for (Handle argument : from) {
        if (argument.signal() == stored) {
          stored.close();
          return outlives
              ? outliving(stored, key, MadeFrom.held(List.of(argument)))
              : passedThrough(argument);
        }
      }
      return outlives
          ? outliving(stored, key, List.of())
          : python.of(marked(wrap.handle(stored, key, List.of()), word, from));
    }
    return switch (result) {
      case null -> python.none();
      case Signal signal -> {
        for (Handle argument : from) {
          if (argument.signal() == signal) {
            yield passedThrough(argument);
          }
        }
        yield python.of(marked(wrap.handle(signal, key, MadeFrom.held(from)), word, from));
      }
      case Grains grains -> wrap.of(grains, key);
      case Pieces pieces -> wrap.of(pieces, key);
      case SavedSignal kept ->
          python.list(
              List.of(
                  python.of(kept.path()),
                  kept.signal() == null
                      ? python.none()
                      : python.of(wrap.handle(kept.signal(), key, List.of()))));
      case Findings findings -> wrap.of(findings);
      case Estimate guess ->
          python.tuple(
              List.of(
                  guess.name().isEmpty() ? python.none() : python.of(guess.name()),
                  python.of(guess.confidence())));
      case List<?> list -> wrapped(list, key, new MadeFrom(from));
      case Double number -> python.of(number);
      case Long number -> python.of(number);
      case String text -> python.of(text);
      case Cascade filter -> python.of(filter);
      default -> throw new IllegalStateException("sf." + name + " returned " + result.getClass());
    };
  }

  private Handle marked(Handle result, Word word, List<Handle> from) {
    run.shapes().mark(result, word.form(), from);
    return result;
  }

  private V wrapped(List<?> list, long first, MadeFrom made) {
    List<V> all = new ArrayList<>();
    for (Object element : list) {
      long key = Keys.output(first, all.size());
      all.add(
          switch (element) {
            case TimedSignal placed -> wrap.pair(placed, key, made.held(placed.signal()));
            case String text -> python.of(text);
            default -> python.of(wrap.handle((Signal) element, key, made.held((Signal) element)));
          });
    }
    return python.list(all);
  }

  /** A signal that no scope releases; if it was stored already, another handle for it. */
  private V outliving(Stored stored, long key, List<SignalRef> inputs) {
    Handle signal = wrap.handle(stored, key, inputs);
    signal.pin();
    return python.of(signal);
  }

  /** The result is an argument: its reference stays the patch's. */
  private V passedThrough(Handle argument) {
    if (run.counted() && taken.remove(argument)) {
      run.releases().undoTransfer(argument);
    }
    return python.of(argument);
  }
}
