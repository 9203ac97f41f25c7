package tenuto.dsp.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.Joined;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Level;
import tenuto.dsp.word.Mono;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.OthersCodeException;

/**
 * A name of the patch language, with the operator's method.
 *
 * @see Operator
 */
public final class Word {
  private final String name;
  private final String snakeCase;
  private final OptionalInt number;
  private final Method method;
  private final List<Parameter> parameters;
  private final Operator operator;
  private final Traits traits;

  /** The types of its first arguments, which are supplied: the context, its session, or both. */
  private final List<Class<?>> given;

  private String family;

  /**
   * @param number number in the name, for a word of a series such as DB1 to DB100
   */
  Word(String name, String snakeCase, OptionalInt number, Method method) {
    this.name = name;
    this.snakeCase = snakeCase;
    this.number = number;
    this.method = method;
    this.operator = method.getAnnotation(Operator.class);
    this.traits = Traits.of(operator);
    this.parameters =
        Arrays.stream(method.getParameters())
            .filter(p -> p.getType() != WordContext.class && p.getType() != Session.class)
            .skip(number.isPresent() ? 1 : 0)
            .map(Parameter::of)
            .toList();
    this.given =
        Arrays.stream(method.getParameterTypes())
            .filter(type -> type == WordContext.class || type == Session.class)
            .toList();
  }

  public String name() {
    return name;
  }

  /** All names of the operator, including this one, as written in its annotation. */
  public List<String> names() {
    return List.of(operator.words());
  }

  public String summary() {
    return operator.value();
  }

  /** The source of its formula; empty if it needs none. */
  public String source() {
    return operator.source();
  }

  public String example() {
    return operator.example();
  }

  /** The series that it is of, as written at the operator: {@code DB#1..100}. */
  public Optional<String> series() {
    return number.isEmpty()
        ? Optional.empty()
        : names().stream()
            .filter(each -> each.contains("#"))
            .filter(each -> name.equals(each.replaceFirst("#.*", "") + number.getAsInt()))
            .findFirst();
  }

  /** Whether it is not the first word of its series. */
  public boolean isLaterInSeries() {
    return series()
        .map(each -> each.replaceFirst("#(\\d+)\\.\\..*", "$1"))
        .filter(first -> !name.equals(first))
        .isPresent();
  }

  /** Its other names in chains. */
  public List<String> chainNames() {
    return List.of(operator.chain());
  }

  /** Related words. */
  public List<String> related() {
    return List.of(operator.see());
  }

  /** Whether it processes channels together, and returns a signal for a signal. */
  public boolean isLinked() {
    return !parameters.isEmpty() && parameters.getFirst().kind() == Parameter.Kind.CHANNELS;
  }

  /** Whether it leaves its signals' reference counts unchanged in a counted patch. */
  public boolean borrows() {
    return traits.borrows();
  }

  /** Whether Sonic Field has no such word. */
  public boolean isOwn() {
    return traits.own();
  }

  /** Whether its result outlives the scope in which it is made. */
  public boolean outlives() {
    return traits.outlives();
  }

  /** Its family, as a musician would search for it: {@code Filters}. */
  public String family() {
    if (family == null) {
      family = Families.of(method.getDeclaringClass());
    }
    return family;
  }

  /** The length of its result. */
  public Length length() {
    return traits.length();
  }

  /** Whether its result is a sound or a shape. */
  public Form form() {
    return traits.form();
  }

  /** Whether it joins its signals sample by sample. */
  public Joined joined() {
    return traits.joined();
  }

  /** The effect of a NaN in its signals on its result. */
  public Nan nan() {
    return traits.nan();
  }

  /** How many channels it gives of one signal, if it is linked. */
  public Mono ofMono() {
    return traits.ofMono();
  }

  /** Its guarantee for the level of its result. */
  public Level level() {
    return traits.level();
  }

  /** Its guarantees that differ from those of most words, in sentences. */
  public String promise() {
    return traits.promise();
  }

  /** The operator's method. */
  public Method method() {
    return method;
  }

  public Class<?> result() {
    return method.getReturnType();
  }

  public List<Parameter> parameters() {
    return parameters;
  }

  /** Whether all arguments together are the values of its single parameter. */
  public boolean takesMany() {
    return parameters.size() == 1 && parameters.getFirst().kind().isMany();
  }

  /** Name and parameters: {@code RBJLowPass(x, hz, q)}. */
  public String signature() {
    return parameters.stream().map(this::text).collect(Collectors.joining(", ", name + "(", ")"));
  }

  private String text(Parameter parameter) {
    if (takesMany()) {
      return parameter.name() + "...";
    }
    String otherwise = parameter.otherwise();
    if (otherwise.isEmpty()) {
      return parameter.name();
    }
    String quote = parameter.kind() == Parameter.Kind.TEXT ? "'" : "";
    return parameter.name() + "=" + quote + otherwise + quote;
  }

  /** The word as a method of a signal: {@code rbj_low_pass}. */
  public String snakeCase() {
    return snakeCase;
  }

  /**
   * Calls the operator, with −0.0 replaced by 0 in the arguments. Controls that end before the
   * sound hold their last values.
   *
   * @param arguments one for each parameter, of its type: a {@code Signal}, a {@code Double}, a
   *     {@code String}, a {@code Cascade}, an {@code AudioProcessor} or a {@code List}
   * @throws IllegalArgumentException with word, parameter, rule and value
   * @throws UncheckedIOException with the word, for errors of files or the disk
   */
  public Object call(WordContext context, Object[] arguments) {
    int before = given.size() + (number.isPresent() ? 1 : 0);
    Object[] all = new Object[before + arguments.length];
    for (int i = 0; i < given.size(); i++) {
      all[i] = given.get(i) == WordContext.class ? context : context.session();
    }
    if (number.isPresent()) {
      all[given.size()] = number.getAsInt();
    }
    Object[] values = UnsignedZeros.of(arguments);
    try {
      for (int i = 0; i < arguments.length; i++) {
        parameters.get(i).require(values[i]);
      }
      HeldControls.hold(context, parameters, values);
      System.arraycopy(values, 0, all, before, arguments.length);
      Object result = method.invoke(null, all);
      if (isOthers()) {
        requireResult(result);
      }
      return result;
    } catch (InvocationTargetException e) {
      throw named(e.getCause());
    } catch (IllegalArgumentException | LinkageError e) { // or its class cannot be initialised
      throw named(e);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("not a public operator: " + method, e);
    }
  }

  /** Whether it comes from a jar by others. */
  private boolean isOthers() {
    return method.getDeclaringClass().getClassLoader() != Word.class.getClassLoader();
  }

  private void requireResult(Object result) {
    boolean isNothing = result == null && method.getReturnType() != void.class;
    if (isNothing || (result instanceof List<?> list && list.stream().anyMatch(Objects::isNull))) {
      throw new OthersCodeException("sf." + name, "it has returned null");
    }
  }

  /** A failure of the operator, with the word in its message if a patch will see it. */
  private RuntimeException named(Throwable failure) {
    return switch (failure) {
      case IllegalArgumentException e ->
          new IllegalArgumentException("sf." + name + ": " + e.getMessage(), e);
      case UncheckedIOException e ->
          new UncheckedIOException(
              new IOException("sf." + name + ": " + e.getCause().getMessage(), e));
      case Throwable e when isOthers() -> OthersCodeException.of("sf." + name, e);
      case RuntimeException e -> e;
      case Error e -> throw e;
      case Throwable e -> new IllegalStateException("sf." + name + ": " + e.getMessage(), e);
    };
  }

  /** Its help as a page of plain text. */
  public String help() {
    return WordHelp.of(this);
  }

  @Override
  public String toString() {
    return "sf." + signature();
  }
}
