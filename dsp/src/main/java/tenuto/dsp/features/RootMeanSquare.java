package tenuto.dsp.features;

/** The root of the mean of the squares of all samples in the window. */
record RootMeanSquare() implements Feature {
  @Override
  public Meter begin(Frame frame) {
    return (now, to, at) -> {
      double sum = 0;
      for (double each : now.samples()) {
        sum += each * each;
      }
      to[at] = Math.sqrt(sum / now.samples().length);
    };
  }
}
