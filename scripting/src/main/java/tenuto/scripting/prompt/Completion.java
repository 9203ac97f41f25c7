package tenuto.scripting.prompt;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.python.core.PyException;
import org.python.core.PyFunction;
import org.python.core.PyObject;
import org.python.core.PyTableCode;
import org.python.core.__builtin__;
import org.python.core.imp;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Word;
import tenuto.scripting.objects.Text;
import tenuto.scripting.python.Interpreter;
import tenuto.scripting.python.MusicTexts;
import tenuto.scripting.python.Sound;
import tenuto.scripting.reports.HelperText;

/**
 * The completions of what is typed: words, methods and attributes, parameters within a call,
 * variables, files within quotes.
 */
final class Completion {
  private static final List<String> ORDERS = List.of("exit", "help", "info", "play", "plot");

  /** The most completions that are listed with explanations. */
  private static final int MOST_EXPLAINED = 60;

  private final Interpreter interpreter;
  private final Catalogue catalogue;
  private final Path folder;

  /**
   * @param folder of relative paths
   */
  Completion(Interpreter interpreter, Catalogue catalogue, Path folder) {
    this.interpreter = interpreter;
    this.catalogue = catalogue;
    this.folder = folder;
  }

  /**
   * The completions of the word at the end of a text, in alphabetical order, each with an
   * explanation, which may be empty.
   */
  SortedMap<String, String> after(String text) {
    CursorContext place = CursorContext.atEndOf(text);
    SortedMap<String, String> all = new TreeMap<>();
    if (place.quoted()) {
      files(place.word(), all);
      return all;
    }
    String wanted = place.word().toLowerCase(Locale.ROOT);
    for (String name : names(place, text)) {
      boolean isHidden = name.startsWith("_") && !wanted.startsWith("_");
      if (!isHidden && name.toLowerCase(Locale.ROOT).startsWith(wanted)) {
        all.put(name, "");
      }
    }
    if (all.size() <= MOST_EXPLAINED) {
      all.replaceAll((name, nothing) -> said(place.of(), name));
    }
    return all;
  }

  private List<String> names(CursorContext place, String text) {
    List<String> all = new ArrayList<>();
    if (place.of().equals(CursorContext.RESULT)) {
      all.addAll(catalogue.methods()); // The result of a call is usually a signal.
      return all;
    }
    if (!place.of().isEmpty()) {
      value(place.of()).ifPresent(value -> addTexts(dir(value), all));
      return all;
    }
    parameters(place.call()).forEach(name -> all.add(name + "="));
    addTexts(interpreter.names().invoke("keys"), all);
    if (place.word().isEmpty()) {
      all.add("sf"); // Listing everything that Python has would hide the few relevant names.
    } else {
      addTexts(interpreter.state().getBuiltins().invoke("keys"), all);
      addTexts(imp.importName("keyword", true).__getattr__("kwlist"), all);
    }
    if (text.equals(place.word())) {
      all.addAll(ORDERS);
    }
    return all;
  }

  private static PyObject dir(PyObject value) {
    return __builtin__.dir(value);
  }

  private static void addTexts(PyObject names, List<String> to) {
    names.asIterable().forEach(name -> to.add(Text.java(name)));
  }

  /** The value of names joined by dots; calls no code of the patch. */
  private Optional<PyObject> value(String path) {
    try {
      String[] names = path.split("\\.", -1);
      PyObject value = interpreter.names().__finditem__(names[0].intern());
      if (value == null) {
        value = interpreter.state().getBuiltins().__finditem__(names[0].intern());
      }
      for (int i = 1; i < names.length && value != null; i++) {
        value = value.__findattr__(names[i].intern());
      }
      return Optional.ofNullable(value);
    } catch (PyException e) {
      return Optional.empty();
    }
  }

  /** The parameters of a function. */
  private List<String> parameters(String call) {
    if (call.isEmpty()) {
      return List.of();
    }
    int dot = call.lastIndexOf('.');
    String name = call.substring(dot + 1);
    if (call.startsWith("sf.")) {
      Word word = catalogue.word(name);
      return word == null ? ofHelper(name) : names(word.parameters());
    }
    if (dot > 0 && value(call.substring(0, dot)).flatMap(Completion::sound).isPresent()) {
      Word word = catalogue.method(name);
      return word == null
          ? List.of()
          : names(word.parameters().subList(1, word.parameters().size()));
    }
    return value(call)
        .filter(PyFunction.class::isInstance)
        .map(function -> ofFunction((PyFunction) function))
        .orElse(List.of());
  }

  private static Optional<Sound> sound(PyObject value) {
    return Sound.of(value);
  }

  private static List<String> names(List<Parameter> parameters) {
    return parameters.stream().map(Parameter::name).toList();
  }

  private static List<String> ofHelper(String name) {
    return MusicTexts.texts().stream()
        .filter(helper -> helper.name().equals(name))
        .findFirst()
        .map(HelperText::parameters)
        .orElse(List.of());
  }

  private static List<String> ofFunction(PyFunction function) {
    return function.__code__ instanceof PyTableCode code
        ? List.of(code.co_varnames).subList(0, code.co_argcount)
        : List.of();
  }

  private String said(String of, String name) {
    Word word = null;
    if (of.equals("sf")) {
      word = catalogue.word(name);
    } else if (!of.isEmpty()) {
      word = catalogue.method(name);
    }
    return word == null ? "" : parameters(word);
  }

  private static String parameters(Word word) {
    String signature = word.signature();
    return signature.substring(word.name().length() + 1, signature.length() - 1);
  }

  /** Files whose path begins with the typed text. */
  private void files(String typed, Map<String, String> to) {
    int slash = typed.lastIndexOf('/');
    String within = typed.substring(0, slash + 1);
    String begin = typed.substring(slash + 1);
    for (Path base : List.of(Path.of(""), folder)) {
      try (DirectoryStream<Path> files =
          Files.newDirectoryStream(base.resolve(within.isEmpty() ? "." : within))) {
        for (Path file : files) {
          String name = file.getFileName().toString();
          if (name.startsWith(begin) && (!name.startsWith(".") || begin.startsWith("."))) {
            to.put(within + name + (Files.isDirectory(file) ? "/" : ""), "");
          }
        }
      } catch (IOException | InvalidPathException e) {
        // There is no such folder.
      }
    }
  }
}
