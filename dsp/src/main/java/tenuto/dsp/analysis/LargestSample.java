package tenuto.dsp.analysis;

/** The largest magnitude of a sample in the window. */
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
