package tenuto.engine.signal;

import java.util.List;

/** What recorded signals are: for their identity, and for who keeps them beyond the session. */
public sealed interface Recipe {
  /** A text that tells them from others of the session. */
  String what();

  /**
   * Made from other signals alone, in the same way each time.
   *
   * @param what all else that they follow from
   * @param from all that they are made from
   */
  static Recipe of(String what, List<? extends Signal> from) {
    return new Repeatable(what, List.copyOf(from));
  }

  /** Made by what has a state of its own, or effects: nobody can say what it would make again. */
  static Recipe once(String what) {
    return new Once(what);
  }

  /** Of what can be made again. */
  record Repeatable(String how, List<Signal> from) implements Recipe {
    @Override
    public String what() {
      StringBuilder what = new StringBuilder(how);
      from.forEach(signal -> what.append(' ').append(signal.identity()));
      return what.toString();
    }
  }

  /** Of what cannot. */
  record Once(String what) implements Recipe {}
}
