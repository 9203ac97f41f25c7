package tenuto.dsp.analysis;

/** The size of the largest sample in the window. */
record LargestSample() implements Feature {
  @Override
  public Meter begin(Frame frame) {
    return (now, to, at) -> {
      double most = 0;
      for (double each : now.samples()) {
        most = Math.max(most, Math.abs(each));
      }
      to[at] = most;
    };
  }
}
