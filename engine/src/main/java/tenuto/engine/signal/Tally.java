package tenuto.engine.signal;

/**
 * What looks at a signal and puts down what it finds in each part of it in a few numbers: so a
 * cache may know them, and only parts that are new have to be looked at.
 */
public interface Tally {
  /** Looks at nothing. */
  Tally NONE =
      new Tally() {
        @Override
        public String what() {
          return "nothing";
        }

        @Override
        public Look look() {
          return Look.NONE;
        }

        @Override
        public double[] found(int part) {
          return new double[0];
        }

        @Override
        public void known(int part, double[] numbers) {}
      };

  /** What is found, with all that it follows from beside the samples: it tells this from others. */
  String what();

  /** Is shown the parts of which nothing is known. */
  Look look();

  /**
   * What was found in a part, when all of it was shown in its chunks.
   *
   * @param part of {@link tenuto.engine.setup.Cache#PART} samples
   */
  double[] found(int part);

  /** What is known of a part, which is not shown then. */
  void known(int part, double[] numbers);
}
