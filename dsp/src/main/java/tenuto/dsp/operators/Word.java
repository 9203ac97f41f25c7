package tenuto.dsp.operators;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import tenuto.engine.Session;

/**
 * A name of the patch language, bound to the operator's method.
 *
 * @see Operator
 */
public final class Word {
  private final String name;
  private final Operator operator;
  private final String family;
  private final Class<?> result;
  private final List<Parameter> parameters;
  private final MethodHandle handle;

  /**
   * @param number the number in the name, for a word of a series such as DB1 to DB100
   */
  Word(String name, OptionalInt number, Method method) {
    this.name = name;
    this.operator = method.getAnnotation(Operator.class);
    this.family = method.getDeclaringClass().getSimpleName();
    this.result = method.getReturnType();
    int hidden = number.isPresent() ? 1 : 0;
    this.parameters =
        Arrays.stream(method.getParameters())
            .filter(p -> p.getType() != Studio.class && p.getType() != Session.class)
            .skip(hidden)
            .map(Parameter::of)
            .toList();
    this.handle = bind(method, number);
  }

  /** A handle that takes a studio and an array of the visible parameters. */
  private static MethodHandle bind(Method method, OptionalInt number) {
    try {
      MethodHandle plain = MethodHandles.lookup().unreflect(method);
      Class<?> first = method.getParameterCount() == 0 ? void.class : method.getParameterTypes()[0];
      if (first == Session.class) {
        MethodHandle session =
            MethodHandles.lookup()
                .findVirtual(
                    Studio.class, "session", java.lang.invoke.MethodType.methodType(Session.class));
        plain = MethodHandles.filterArguments(plain, 0, session);
      } else if (first != Studio.class) {
        plain = MethodHandles.dropArguments(plain, 0, Studio.class);
      }
      if (number.isPresent()) {
        plain = MethodHandles.insertArguments(plain, 1, number.getAsInt());
      }
      int visible = plain.type().parameterCount() - 1;
      return plain
          .asSpreader(1, Object[].class, visible)
          .asType(
              java.lang.invoke.MethodType.methodType(Object.class, Studio.class, Object[].class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("not a public operator: " + method, e);
    }
  }

  public String name() {
    return name;
  }

  /** The operator's names, this one among them, as written at the operator. */
  public List<String> names() {
    return List.of(operator.words());
  }

  public String summary() {
    return operator.value();
  }

  public String example() {
    return operator.example();
  }

  /** Whether it leaves its signals' references alone in a counted patch. */
  public boolean borrows() {
    return operator.borrows();
  }

  /** The class its method stands in. */
  public String family() {
    return family;
  }

  public Class<?> result() {
    return result;
  }

  public List<Parameter> parameters() {
    return parameters;
  }

  /** Whether all arguments together are the values of its only parameter. */
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
    return parameter.name() + (otherwise.isEmpty() ? "" : "='" + otherwise + "'");
  }

  /** The word as a method of a signal: {@code rbj_low_pass}; no underscore before a digit. */
  public String snakeCase() {
    StringBuilder snake = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean begins =
          Character.isUpperCase(c)
              && i > 0
              && name.charAt(i - 1) != '_'
              && (!Character.isUpperCase(name.charAt(i - 1))
                  || (i + 1 < name.length() && Character.isLowerCase(name.charAt(i + 1))));
      snake.append(begins ? "_" : "").append(c);
    }
    return snake.toString().toLowerCase(Locale.ROOT);
  }

  /**
   * Calls the operator.
   *
   * @param arguments one for each parameter, of its kind: a {@code Signal}, a {@code Double}, a
   *     {@code String} or a {@code List}
   * @throws IllegalArgumentException naming word, parameter, rule and value
   */
  public Object call(Studio studio, Object[] arguments) {
    try {
      return handle.invokeExact(studio, arguments);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("sf." + name + ": " + e.getMessage(), e);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("sf." + name + ": " + e.getMessage(), e);
    }
  }

  /** Help as a page of plain text. */
  public String help() {
    List<String> lines = new ArrayList<>();
    lines.add("sf." + signature());
    lines.add("    " + operator.value());
    for (Parameter parameter : parameters) {
      lines.add("    " + parameter.name() + ": " + parameter.unit());
    }
    if (operator.words().length > 1) {
      lines.add("    The same: " + String.join(", ", operator.words()));
    }
    lines.add("    Example: " + operator.example());
    return String.join("\n", lines);
  }

  @Override
  public String toString() {
    return "sf." + signature();
  }
}
