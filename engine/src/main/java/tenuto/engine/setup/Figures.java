package tenuto.engine.setup;

import java.util.Optional;

/** Remembers numbers that are measured of whole signals, by what asks for them and where. */
public interface Figures {
  /** Remembers nothing. */
  Figures NONE =
      what ->
          new Figure() {
            @Override
            public Optional<double[]> earlier() {
              return Optional.empty();
            }

            @Override
            public void now(double[] numbers) {}
          };

  /** The next that are to be measured for this. */
  Figure next(String what);

  /** Numbers of one signal, or of several together. */
  interface Figure {
    /** Those of an earlier run, for who takes them on trust: then nothing is measured. */
    Optional<double[]> earlier();

    /** Is told what was measured. */
    void now(double[] numbers);

    /** Is told what the cache knows of this very sound, which is not measured again. */
    default void known(double[] numbers) {
      now(numbers);
    }
  }
}
