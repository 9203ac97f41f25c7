package tenuto.scripting.python;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyTuple;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Word;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;
import tenuto.scripting.calls.Call;

/** Puts something else in the place of the arguments that a patch gives a word. */
interface Feed {
  /** The arguments to give instead. */
  PyObject[] feed(Patch patch, Word word, PyObject[] arguments);

  /** Calls the word with what it is fed. */
  default PyObject call(Patch patch, Word word, PyObject[] fed) {
    return new PyWord(patch, word).__call__(fed, Py.NoKeywords);
  }

  Feed AS_IT_IS = (patch, word, arguments) -> arguments;

  /** Every argument is given by its parameter's name, unless all of them are one parameter's. */
  Feed BY_NAME =
      new Feed() {
        @Override
        public PyObject[] feed(Patch patch, Word word, PyObject[] arguments) {
          return arguments;
        }

        @Override
        public PyObject call(Patch patch, Word word, PyObject[] fed) {
          String[] names =
              word.parameters().stream()
                  .limit(fed.length)
                  .map(Parameter::name)
                  .toArray(String[]::new);
          return new PyWord(patch, word).__call__(fed, word.takesMany() ? Py.NoKeywords : names);
        }
      };

  /** A word whose first argument is a signal is called as that signal's method. */
  Feed AS_METHOD =
      new Feed() {
        @Override
        public PyObject[] feed(Patch patch, Word word, PyObject[] arguments) {
          return arguments;
        }

        @Override
        public PyObject call(Patch patch, Word word, PyObject[] fed) {
          if (fed.length == 0 || !(fed[0] instanceof PySignal signal) || word.takesMany()) {
            return Feed.super.call(patch, word, fed);
          }
          PyObject[] rest = Arrays.copyOfRange(fed, 1, fed.length);
          PyObject method = signal.__getattr__(word.snakeCase());
          return method instanceof PyWord ? method.__call__(rest) : method; // such as x.samples
        }
      };

  /** Every signal can only be read onward. */
  Feed SEQUENTIAL =
      everySignal((patch, signal) -> lazy(patch, signal, x -> Filtered.of(new PassThrough(), x)));

  /** Every signal is stored before it is given. */
  Feed STORED =
      everySignal(
          (patch, signal) ->
              new PyWord(patch, patch.catalogue().word("Realise"))
                  .__call__(new PyObject[] {signal}, Py.NoKeywords));

  /** What becomes of one signal. */
  interface Change {
    PyObject of(Patch patch, PySignal signal);
  }

  /** Changes every signal that any word is given. */
  static Feed everySignal(Change change) {
    return (patch, word, arguments) -> {
      PyObject[] fed = new PyObject[arguments.length];
      for (int i = 0; i < fed.length; i++) {
        fed[i] =
            deep(
                arguments[i],
                value -> value instanceof PySignal signal ? change.of(patch, signal) : value);
      }
      return fed;
    };
  }

  /** Gives {@code name} another argument in the place of one. */
  static Feed argumentOf(String name, int place, PyObject other) {
    return (patch, word, arguments) -> {
      if (!word.name().equals(name)) {
        return arguments;
      }
      PyObject[] fed = Arrays.copyOf(arguments, Math.max(arguments.length, place + 1));
      for (int i = arguments.length; i < place; i++) {
        fed[i] = leftOut(word.parameters().get(i));
      }
      fed[place] = other;
      return fed;
    };
  }

  private static PyObject leftOut(Parameter parameter) {
    return parameter.kind() == Parameter.Kind.TEXT
        ? Py.newString(parameter.otherwise())
        : Py.newFloat(Double.parseDouble(parameter.otherwise()));
  }

  /** Gives {@code name} one argument in the place of all. */
  static Feed argumentsOf(String name, PyObject other) {
    return (patch, word, arguments) ->
        word.name().equals(name) ? new PyObject[] {other} : arguments;
  }

  private static PySignal lazy(Patch patch, PySignal signal, UnaryOperator<Signal> change) {
    return (PySignal)
        new Call<>(patch, "feed")
            .lazy(List.of(signal.handle()), 0, x -> change.apply(x.getFirst()));
  }

  /** Changes what is no list, within lists and pairs too. */
  private static PyObject deep(PyObject value, UnaryOperator<PyObject> change) {
    if (!Jython.isList(value)) {
      return change.apply(value);
    }
    List<PyObject> elements = new ArrayList<>();
    value.asIterable().forEach(element -> elements.add(deep(element, change)));
    return value instanceof PyTuple
        ? new PyTuple(elements.toArray(PyObject[]::new))
        : new PyList(elements);
  }

  /** Changes nothing, but can only go onward. */
  record PassThrough() implements Filter {
    @Override
    public State begin() {
      return (in, out, n) -> {
        for (int i = 0; i < n; i++) {
          out.set(i, in.get(i));
        }
      };
    }
  }
}
