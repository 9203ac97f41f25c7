package tenuto.dsp.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Binds the values of a call to parameters: by position, by name, or by default. It is the same for
 * all callers, so values may be of any type here.
 */
public final class Binding {
  private Binding() {}

  /** A parameter to which a value can be bound. */
  public interface Slot {
    /** Its name, as in a keyword argument. */
    String name();

    /** Its description with unit and range. */
    String help();

    /** Its default, or empty if it is required. */
    String otherwise();
  }

  /**
   * A value given by name.
   *
   * @param <T> type of the value
   * @param name the parameter's
   */
  public record Named<T>(String name, T value) {}

  /**
   * Binds values to slots.
   *
   * @param signature of what is called, for error messages
   * @param byPlace values for the first slots, in order
   * @param byName values for others
   * @param otherwise makes the default value of an omitted slot
   * @return a value for each slot
   * @throws IllegalArgumentException if a value is missing, surplus, or given twice
   */
  public static <S extends Slot, T> List<T> bind(
      List<S> slots,
      Supplier<String> signature,
      List<T> byPlace,
      List<Named<T>> byName,
      Function<S, T> otherwise) {
    if (byPlace.size() > slots.size()) {
      throw new IllegalArgumentException(
          "takes %s, but got %d: it is %s"
              .formatted(counted(slots.size(), "argument"), byPlace.size(), signature.get()));
    }
    List<T> bound = new ArrayList<>(byPlace);
    while (bound.size() < slots.size()) {
      bound.add(null);
    }
    for (Named<T> named : byName) {
      int place = place(slots, signature, named.name());
      if (bound.get(place) != null) {
        throw new IllegalArgumentException("got %s twice".formatted(named.name()));
      }
      bound.set(place, named.value());
    }
    for (int i = 0; i < slots.size(); i++) {
      S slot = slots.get(i);
      if (bound.get(i) == null && !slot.otherwise().isEmpty()) {
        bound.set(i, otherwise.apply(slot));
      }
      if (bound.get(i) == null) {
        throw new IllegalArgumentException("needs %s (%s)".formatted(slot.name(), slot.help()));
      }
    }
    return bound;
  }

  private static int place(List<? extends Slot> slots, Supplier<String> signature, String name) {
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).name().equals(name)) {
        return i;
      }
    }
    throw new IllegalArgumentException(
        "has no parameter %s: it is %s".formatted(name, signature.get()));
  }

  /** A number of things, in the singular or plural. */
  public static String counted(int n, String thing) {
    return n == 1 ? "1 " + thing : n + " " + thing + "s";
  }
}
