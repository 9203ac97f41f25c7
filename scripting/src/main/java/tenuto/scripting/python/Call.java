package tenuto.scripting.python;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyTuple;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.Grains;
import tenuto.dsp.word.Guess;
import tenuto.dsp.word.Pieces;
import tenuto.dsp.word.SavedSignal;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.Signal;
import tenuto.engine.Stored;
import tenuto.scripting.objects.PyFilter;
import tenuto.scripting.reports.Errors;
import tenuto.scripting.reports.Text;
import tenuto.scripting.tasks.TaskContext;

/**
 * One call of an operator: takes references of its arguments, and gives them back when it fails.
 *
 * <p>In a counted patch it takes over one reference of each signal it is given, as often as it is
 * given it; a result that is computed later goes on holding them. In a scoped patch it only borrows
 * them, and such a result holds references of its own.
 */
public final class Call {
  private final Patch patch;
  private final String name;
  private final Object place;
  private final List<SignalRef> taken = new ArrayList<>();

  public Call(Patch patch, String name) {
    this(patch, name, null);
  }

  /**
   * @param place where it counts as made, for who notes it down; null for where the thread is
   */
  Call(Patch patch, String name, Object place) {
    this.patch = patch;
    this.name = name;
    this.place = place;
  }

  /** A lazy signal made from signals; they are its inputs. */
  public PyObject lazy(List<PySignal> from, Function<List<Signal>, Signal> make) {
    double rate = patch.rates().of(name, from);
    return run(
        from,
        false,
        () -> {
          Signal made = make.apply(from.stream().map(PySignal::signal).toList());
          if (patch.notebook() != null) {
            patch.notebook().made(made, name, place == null ? Patch.place() : place, rate);
          }
          return new PySignal(patch, new SignalRef(made, MadeFrom.held(from), Patch.place()))
              .at(rate);
        });
  }

  /** A signal stored; one that is stored already is itself. */
  PySignal stored(PySignal from, Function<Signal, Stored> store) {
    return run(
        List.of(from),
        false,
        () ->
            (PySignal)
                wrapped(
                    patch.catalogue().word("Realise"), List.of(from), store.apply(from.signal())));
  }

  /** Looks at signals, which stay the patch's. */
  void looked(List<PySignal> at, Consumer<List<Signal>> look) {
    run(
        at,
        true,
        () -> {
          look.accept(at.stream().map(PySignal::signal).toList());
          return null;
        });
  }

  /** Calls a word for each set of arguments; all of them succeed, or none has taken anything. */
  List<PyObject> words(Word word, List<PySignal> from, List<Arguments.Set> sets) {
    boolean borrows = word.borrows();
    return run(
        from,
        borrows,
        () -> {
          List<Object> results = new ArrayList<>();
          try {
            for (Arguments.Set set : sets) {
              results.add(called(word, set));
            }
          } catch (RuntimeException | Error e) {
            results.forEach(Call::discard);
            throw e;
          }
          List<PyObject> wrapped = new ArrayList<>();
          for (int i = 0; i < results.size(); i++) {
            wrapped.add(wrapped(word, sets.get(i).signals(), results.get(i)));
          }
          return wrapped;
        });
  }

  private Object called(Word word, Arguments.Set set) {
    TaskContext task = patch.tasks().current();
    String before = task.call(word.name());
    try {
      Object result = word.call(patch.context(), set.values());
      if (patch.notebook() != null) {
        note(word, set.values(), result, 0);
      }
      return result;
    } finally {
      task.call(before);
    }
  }

  private void note(Word word, Object[] values, Object result, int output) {
    switch (result) {
      case Signal signal ->
          patch
              .notebook()
              .called(signal, output, word, Patch.place(), patch.session().sampleRate(), values);
      case TimedSignal timed -> note(word, values, timed.signal(), output);
      case List<?> list -> {
        for (int i = 0; i < list.size(); i++) {
          note(word, values, list.get(i), i);
        }
      }
      case null, default -> {} // no signal that anybody stores
    }
  }

  private <T> T run(List<PySignal> from, boolean borrows, Supplier<T> work) {
    boolean done = false;
    try {
      for (PySignal signal : from) {
        take(signal, borrows);
      }
      T result = patch.guarded(work);
      done = true;
      return result;
    } catch (RuntimeException e) {
      throw Errors.python(e);
    } finally {
      if (done || borrows || !patch.counted()) {
        taken.forEach(SignalRef::drop);
      } else {
        taken.forEach(SignalRef::undoTransfer);
      }
    }
  }

  private void take(PySignal signal, boolean borrows) {
    SignalRef holding = signal.holding();
    if (!(patch.counted() && !borrows ? holding.transfer() : holding.share())) {
      throw signal.released("sf." + name);
    }
    taken.add(holding);
    if (borrows) {
      holding.readThrough(patch.context().readers());
    }
    signal.seal();
  }

  /**
   * @param from the arguments that this result is made from
   */
  private PyObject wrapped(Word word, List<PySignal> from, Object result) {
    if (result instanceof Stored stored && word.result() == Stored.class) {
      boolean outlives = word.outlives() && !patch.counted();
      for (PySignal argument : from) {
        if (argument.signal() == stored) {
          stored.close();
          return outlives
              ? outliving(stored, MadeFrom.held(List.of(argument)))
              : passedThrough(argument);
        }
      }
      return outlives
          ? outliving(stored, List.of())
          : new PySignal(patch, new SignalRef(stored, List.of(), Patch.place()));
    }
    if (result instanceof Signal signal) {
      for (PySignal argument : from) {
        if (argument.signal() == signal) {
          return passedThrough(argument);
        }
      }
      return new PySignal(patch, new SignalRef(signal, MadeFrom.held(from), Patch.place()));
    }
    if (result instanceof Grains grains) {
      return wrapped(grains);
    }
    if (result instanceof Pieces pieces) {
      return wrapped(pieces);
    }
    if (result instanceof SavedSignal kept) {
      PyObject signal =
          kept.signal() == null
              ? Py.None
              : new PySignal(patch, new SignalRef(kept.signal(), List.of(), Patch.place()));
      return new PyList(List.of(Text.python(kept.path()), signal));
    }
    if (result instanceof Findings findings) {
      return wrapped(findings);
    }
    if (result instanceof Guess guess) {
      PyObject called = guess.name().isEmpty() ? Py.None : Text.python(guess.name());
      return new PyTuple(called, Py.newFloat(guess.confidence()));
    }
    if (result instanceof List<?> list) {
      PyList python = new PyList();
      MadeFrom made = new MadeFrom(from);
      for (Object element : list) {
        if (element instanceof TimedSignal placed) {
          python.append(pair(placed, made.held(placed.signal())));
          continue;
        }
        if (element instanceof String text) {
          python.append(Text.python(text));
          continue;
        }
        Signal signal = (Signal) element;
        List<SignalRef> inputs = made.held(signal);
        python.append(new PySignal(patch, new SignalRef(signal, inputs, Patch.place())));
      }
      return python;
    }
    return switch (result) {
      case null -> Py.None;
      case Double number -> Py.newFloat(number);
      case Long number -> Py.newLong(number);
      case String text -> Text.python(text);
      case Cascade filter -> new PyFilter(filter);
      default -> throw new IllegalStateException("sf." + name + " returned " + result.getClass());
    };
  }

  /** A signal that no scope releases; of one that was stored already another name. */
  private PySignal outliving(Stored stored, List<SignalRef> inputs) {
    PySignal signal = new PySignal(patch, new SignalRef(stored, inputs, Patch.place()));
    signal.pin();
    return signal;
  }

  /** The pieces hold what they are read from, and nothing else does. */
  private PyObject wrapped(Grains grains) {
    SignalRef source = new SignalRef(grains.source(), List.of(), Patch.place());
    PyList python = new PyList();
    for (TimedSignal piece : grains.pieces()) {
      source.shareAgain();
      python.append(pair(piece, List.of(source)));
    }
    source.release();
    return python;
  }

  /** Each channel of a piece holds what it is read from, and nothing else does. */
  private PyObject wrapped(Pieces pieces) {
    List<SignalRef> sources =
        pieces.sources().stream()
            .map(source -> new SignalRef(source, List.of(), Patch.place()))
            .toList();
    PyList python = new PyList();
    for (Pieces.Piece piece : pieces.pieces()) {
      List<PyObject> channels = new ArrayList<>();
      for (int i = 0; i < sources.size(); i++) {
        sources.get(i).shareAgain();
        List<SignalRef> held = List.of(sources.get(i));
        channels.add(
            new PySignal(patch, new SignalRef(piece.channels().get(i), held, Patch.place())));
      }
      PyList sound = PyChannels.of(patch, channels);
      python.append(new PyList(List.of(sound, Py.newFloat(piece.ms()))));
    }
    sources.forEach(SignalRef::release);
    return python;
  }

  private static PyObject wrapped(Findings findings) {
    PyList python = new PyList();
    for (double[] row : findings.rows()) {
      PyObject[] numbers = Arrays.stream(row).mapToObj(Py::newFloat).toArray(PyObject[]::new);
      python.append(numbers.length == 1 ? numbers[0] : new PyTuple(numbers));
    }
    return python;
  }

  private PyObject pair(TimedSignal placed, List<SignalRef> inputs) {
    PySignal signal = new PySignal(patch, new SignalRef(placed.signal(), inputs, Patch.place()));
    return new PyList(List.of(signal, Py.newFloat(placed.ms())));
  }

  /** An argument that is the result: its reference stays the patch's. */
  private PyObject passedThrough(PySignal argument) {
    if (patch.counted() && taken.remove(argument.holding())) {
      argument.holding().undoTransfer();
    }
    return argument;
  }

  private static void discard(Object result) {
    if (result instanceof Stored stored) {
      stored.close();
    } else if (result instanceof Grains grains) {
      grains.source().close();
    } else if (result instanceof Pieces pieces) {
      pieces.sources().forEach(Stored::close);
    } else if (result instanceof List<?> list) {
      list.forEach(Call::discard);
    }
  }
}
