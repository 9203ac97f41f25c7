package tenuto.scripting.bridge;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.word.Estimate;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.Grains;
import tenuto.dsp.word.Pieces;
import tenuto.dsp.word.SavedSignal;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** The words as functions and methods with types, in the language of Python's stub files. */
final class PythonStubs {
  private static final String HEAD =
      """
      # Made by the build from the catalogue of words: do not edit, see PythonWords.
      from typing import Any, Generic, Optional, Sequence, TypeVar, Union, overload

      from ._channels import Channels
      from ._signal import Signal
      from ._types import AnySound as _Sound
      from ._types import Many as _Many
      from ._types import One as _One
      from ._types import Path as _Path
      from ._values import Filter as _Filter

      _S = TypeVar('_S')
      _Control = Union[_Sound, float]

      """;

  /** Sonic Field's word, whose name in sf is that of a class. */
  private static final String DEVICE = "Mixer";

  private final Catalogue catalogue;
  private final StringBuilder text = new StringBuilder(HEAD);

  private PythonStubs(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  /** The words as functions. */
  static String functions(Catalogue catalogue) {
    PythonStubs stubs = new PythonStubs(catalogue);
    for (Word word : catalogue.words()) {
      if (word.name().equals(DEVICE)) {
        continue;
      }
      if (word.series().isEmpty()) {
        stubs.function(word, word.name());
        stubs.text.append(word.snakeCase() + " = " + word.name() + "\n");
      } else if (!word.isLaterInSeries()) {
        stubs.function(word, common(word));
        stubs.text.append(stubs.names(word) + " = " + common(word) + "\n");
      }
    }
    return stubs.text.toString();
  }

  /** The words as methods of signals and channels. */
  static String methods(Catalogue catalogue) {
    PythonStubs stubs = new PythonStubs(catalogue);
    stubs.text.append("class Methods(Generic[_S]):\n    __slots__ = ()\n");
    for (Word word : catalogue.words()) {
      if (catalogue.method(word.snakeCase()) != word) {
        continue;
      }
      if (word.series().isEmpty()) {
        stubs.method(word, word.snakeCase());
      } else if (!word.isLaterInSeries()) {
        stubs.method(word, common(word));
        stubs.text.append("    " + stubs.methodNames(word) + " = " + common(word) + "\n");
      }
    }
    return stubs.text.toString();
  }

  /** What the words of a series are defined by, once for all. */
  private static String common(Word word) {
    return "_" + word.series().orElseThrow().replaceFirst("#.*", "").toLowerCase(Locale.ROOT);
  }

  private String names(Word first) {
    return ofSeries(first).stream()
        .flatMap(word -> Stream.of(word.name(), word.snakeCase()))
        .collect(Collectors.joining(" = "));
  }

  private String methodNames(Word first) {
    return ofSeries(first).stream().map(Word::snakeCase).collect(Collectors.joining(" = "));
  }

  private List<Word> ofSeries(Word first) {
    return catalogue.words().stream().filter(word -> word.series().equals(first.series())).toList();
  }

  private void function(Word word, String name) {
    Result result = Result.of(word);
    if (takesSignals(word) && word.result() == Signal.class) {
      overload("", name, "x: Sequence[Channels], /", "Channels");
      overload("", name, "first: Channels, second: _Sound, /, *x: _Sound", "Channels");
      overload("", name, "x: Sequence[_One], /", "Signal");
      overload("", name, "*x: _One", "Signal");
      text.append("@overload\n");
      define("", name, "*x: Any", "Any");
      document("", word);
      return;
    }
    if (result.isOne()) {
      define("", name, parameters(word), result.ofSignal());
      document("", word);
      return;
    }
    String first = word.parameters().getFirst().name();
    overload("", name, first + ": _One" + rest(word), result.ofSignal());
    text.append("@overload\n");
    define("", name, first + ": _Many" + rest(word), result.ofChannels());
    document("", word);
  }

  /** One definition for signals and channels, or two where channels give another kind of value. */
  private void method(Word word, String name) {
    Result result = Result.of(word);
    String others = word.takesMany() ? ", *others: Union[_Sound, Sequence[_Sound]]" : rest(word);
    if (result.isAsGiven() || result.isOne()) {
      define("    ", name, "self" + others, result.isOne() ? result.ofSignal() : "_S");
      document("    ", word);
      return;
    }
    overload("    ", name, "self: Methods[Signal]" + others, result.ofSignal());
    text.append("    @overload\n");
    define("    ", name, "self: Methods[Channels]" + others, result.ofChannels());
    document("    ", word);
  }

  private void overload(String indent, String name, String parameters, String result) {
    text.append(indent + "@overload\n");
    define(indent, name, parameters, result);
    text.append(" ...\n");
  }

  private void define(String indent, String name, String parameters, String result) {
    text.append("%sdef %s(%s) -> %s:".formatted(indent, name, parameters, result));
  }

  private void document(String indent, Word word) {
    String help = word.help().replace("\\", "\\\\").replace("\n", "\n    " + indent);
    text.append("\n    %s\"\"\"%s\"\"\"\n".formatted(indent, help));
  }

  private static String rest(Word word) {
    String rest = parameters(word, 1);
    return rest.isEmpty() ? "" : ", " + rest;
  }

  /** Whether it takes any number of signals, or of channels. */
  private static boolean takesSignals(Word word) {
    return word.takesMany() && word.parameters().getFirst().kind() == Parameter.Kind.SIGNALS;
  }

  private static String parameters(Word word) {
    if (word.takesMany()) {
      String type = takesSignals(word) ? "Union[_Sound, Sequence[_Sound]]" : "Any";
      return "*%s: %s".formatted(word.parameters().getFirst().name(), type);
    }
    return parameters(word, 0);
  }

  private static String parameters(Word word, int from) {
    return word.parameters().stream()
        .skip(from)
        .map(
            each ->
                each.name()
                    + ": "
                    + type(each)
                    + (each.otherwise().isEmpty() ? "" : " = " + otherwise(each)))
        .collect(Collectors.joining(", "));
  }

  private static String otherwise(Parameter parameter) {
    String otherwise = parameter.otherwise();
    return parameter.kind() == Parameter.Kind.TEXT
        ? "'" + otherwise.replace("\\", "\\\\").replace("'", "\\'") + "'"
        : otherwise;
  }

  private static String type(Parameter parameter) {
    if (parameter.name().equals("path")) {
      return "_Path";
    }
    return switch (parameter.kind()) {
      case SIGNAL, SIGNALS, CHANNELS -> "_Sound";
      case CONTROL -> "_Control";
      case NUMBER -> "float";
      case TEXT -> "str";
      case FILTER -> "_Filter";
      default -> "Any";
    };
  }

  /** The types of what a word gives of one signal, and of channels. */
  private record Result(String ofSignal, String ofChannels) {
    private static final String SIGNAL = Signal.class.getName();

    /** What Python has for what a word returns, but for lists. */
    private static final Map<Class<?>, String> TYPES =
        Map.ofEntries(
            Map.entry(Signal.class, "Signal"),
            Map.entry(Stored.class, "Signal"),
            Map.entry(double.class, "float"),
            Map.entry(long.class, "int"),
            Map.entry(String.class, "str"),
            Map.entry(Cascade.class, "_Filter"),
            Map.entry(Estimate.class, "tuple[Optional[str], float]"),
            Map.entry(SavedSignal.class, "tuple[str, Optional[Signal]]"),
            Map.entry(Grains.class, "list[Any]"),
            Map.entry(Pieces.class, "list[Any]"),
            Map.entry(Findings.class, "list[Any]"));

    private static final Result AS_GIVEN = new Result("Signal", "Channels");

    static Result of(Word word) {
      if (word.result() == void.class) {
        return same(given(word)); // what is written is given back
      }
      String one = value(word);
      if (word.isLinked() && word.result() == List.class) {
        return new Result(
            switch (word.ofMono()) {
              case MONO -> "Signal";
              case CHANNELS -> "Channels";
              case EITHER -> "Union[Signal, Any]";
            },
            "Channels");
      }
      boolean maps =
          !word.parameters().isEmpty()
              && word.parameters().getFirst().kind() == Parameter.Kind.SIGNAL;
      if (!maps) {
        return same(one);
      }
      return one.equals("Signal") ? AS_GIVEN : new Result(one, "list[" + one + "]");
    }

    private static Result same(String type) {
      return new Result(type, type);
    }

    boolean isOne() {
      return ofSignal.equals(ofChannels);
    }

    boolean isAsGiven() {
      return equals(AS_GIVEN);
    }

    private static String given(Word word) {
      if (word.parameters().isEmpty()) {
        return "None";
      }
      return word.parameters().getFirst().kind() == Parameter.Kind.TEXT ? "str" : "Any";
    }

    private static String value(Word word) {
      if (word.result() == List.class) {
        return word.method().getGenericReturnType().getTypeName().endsWith("<" + SIGNAL + ">")
            ? "Channels"
            : "list[Any]";
      }
      return TYPES.getOrDefault(word.result(), "Any");
    }
  }
}
