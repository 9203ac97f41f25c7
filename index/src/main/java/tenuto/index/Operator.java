package tenuto.index;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;

/**
 * A method that is a word, as the compiler sees it.
 *
 * @param method where errors are reported
 * @param names as written in the annotation
 * @param example a call of the word in a patch
 * @param chain further names in chains
 * @param find what else it is looked for by
 */
record Operator(
    ExecutableElement method,
    List<String> names,
    String example,
    List<String> chain,
    List<String> find) {
  static final String ANNOTATION = "tenuto.dsp.word.Operator";
  private static final String IN = "tenuto.dsp.word.In";
  private static final String SIGNAL = "tenuto.engine.signal.Signal";

  /** What a word is given without being asked for it in a patch. */
  private static final Set<String> SUPPLIED =
      Set.of("tenuto.dsp.word.WordContext", "tenuto.engine.Session");

  private static final Pattern LOWER = Pattern.compile("[a-z0-9-]+");

  private static final Pattern CALL = Pattern.compile("sf\\.(\\w+)\\(.*\\)");

  static Operator of(ExecutableElement method) {
    List<String> names = List.of();
    List<String> chain = List.of();
    List<String> find = List.of();
    String example = "";
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> value :
        annotation(method, ANNOTATION).getElementValues().entrySet()) {
      switch (value.getKey().getSimpleName().toString()) {
        case "words" -> names = texts(value.getValue());
        case "chain" -> chain = texts(value.getValue());
        case "find" -> find = texts(value.getValue());
        case "example" -> example = (String) value.getValue().getValue();
        default -> {} // of no concern here
      }
    }
    return new Operator(method, names, example, chain, find);
  }

  private static List<String> texts(AnnotationValue list) {
    List<String> texts = new ArrayList<>();
    for (Object text : (List<?>) list.getValue()) {
      texts.add((String) ((AnnotationValue) text).getValue());
    }
    return texts;
  }

  private static AnnotationMirror annotation(Element element, String type) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (mirror.getAnnotationType().toString().equals(type)) {
        return mirror;
      }
    }
    return null;
  }

  /**
   * The parameters of the method that a patch gives values for, the number of a series included.
   */
  private List<VariableElement> given() {
    List<VariableElement> given = new ArrayList<>();
    for (VariableElement parameter : method.getParameters()) {
      if (!SUPPLIED.contains(parameter.asType().toString())) {
        given.add(parameter);
      }
    }
    return given;
  }

  private boolean isSeries() {
    return names.stream().anyMatch(WordName::isSeries);
  }

  /**
   * Whether it is a method of signals too: its first parameter is one, or the channels of a sound,
   * and cannot be a number.
   */
  boolean isMethod() {
    List<VariableElement> given = given();
    int first = isSeries() ? 1 : 0;
    return given.size() > first
        && (given.get(first).asType().toString().equals(SIGNAL)
            ? !is("orNumber", given.get(first))
            : is("linked", given.get(first)));
  }

  private static boolean is(String attribute, VariableElement parameter) {
    AnnotationMirror in = annotation(parameter, IN);
    return in != null
        && in.getElementValues().entrySet().stream()
            .anyMatch(
                value ->
                    value.getKey().getSimpleName().contentEquals(attribute)
                        && Boolean.TRUE.equals(value.getValue().getValue()));
  }

  /**
   * Looks for what is wrong with it.
   *
   * @param error takes the text of an error and where it is
   */
  void check(BiConsumer<String, Element> error) {
    if (!method.getModifiers().containsAll(Set.of(Modifier.PUBLIC, Modifier.STATIC))) {
      error.accept("an @Operator is a public static method", method);
    }
    if (names.isEmpty()) {
      error.accept("an @Operator needs a name in words", method);
    }
    for (String name : names) {
      if (WordName.of(name).isEmpty()) {
        error.accept(
            "words: '%s' is neither a name, such as Mix, nor a series, such as DB#1..100"
                .formatted(name),
            method);
      }
    }
    if (isSeries()
        && (given().isEmpty() || given().getFirst().asType().getKind() != TypeKind.INT)) {
      error.accept("a series needs its number as first parameter, an int", method);
    }
    checkExample(error);
    for (String name : chain) {
      check(name, "chain", error);
    }
    for (String name : find) {
      check(name, "find", error);
    }
    for (VariableElement parameter : given().subList(isSeries() ? 1 : 0, given().size())) {
      if (annotation(parameter, IN) == null) {
        error.accept("%s needs @In(\"what it is\")".formatted(parameter), parameter);
      }
    }
  }

  private void check(String name, String attribute, BiConsumer<String, Element> error) {
    if (!LOWER.matcher(name).matches()) {
      error.accept(
          "%s: '%s' is not in lower case, such as all-pass".formatted(attribute, name), method);
    }
  }

  private void checkExample(BiConsumer<String, Element> error) {
    Matcher call = CALL.matcher(example);
    boolean calls =
        call.matches()
            && names.stream()
                .flatMap(name -> WordName.of(name).stream())
                .anyMatch(word -> word.name().equals(call.group(1)));
    if (!calls) {
      error.accept(
          "example: must call the word, as in \"sf.%s(...)\", but is \"%s\""
              .formatted(names.isEmpty() ? "Word" : names.getFirst(), example),
          method);
    }
  }
}
