package tenuto.dsp.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * How the values of a call find their parameters: by place, by name, or by what stands for a value
 * that is left out. It is the same wherever a word is called from, so values are of any type here.
 */
public final class Binding {
  private Binding() {}

  /** What a value can be bound to. */
  public interface Slot {
    /** As in a keyword argument. */
    String name();

    /** What it is, with its unit and range. */
    String help();

    /** What it is when it is left out, or empty where it may not be. */
    String otherwise();
  }

  /**
   * A value given by name.
   *
   * @param name the parameter's
   */
  public record Named<T>(String name, T value) {}

  /**
   * Puts values to slots.
   *
   * @param signature what is called, for an error
   * @param byPlace values for the first slots, in their order
   * @param byName values for others
   * @param otherwise makes a value for a slot that may be left out, and is
   * @return a value for each slot
   * @throws IllegalArgumentException if one is missing, too many, or given twice
   */
  public static <S extends Slot, T> List<T> bind(
      List<S> slots,
      Supplier<String> signature,
      List<T> byPlace,
      List<Named<T>> byName,
      Function<S, T> otherwise) {
    if (byPlace.size() > slots.size()) {
      throw new IllegalArgumentException(
          "takes %s, but got %d".formatted(counted(slots.size(), "argument"), byPlace.size()));
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

  /** So many of a thing. */
  public static String counted(int n, String thing) {
    return n == 1 ? "1 " + thing : n + " " + thing + "s";
  }
}
