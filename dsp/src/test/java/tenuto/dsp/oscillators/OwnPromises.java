package tenuto.dsp.oscillators;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;
import tenuto.engine.base.Block;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  @Override
  public Map<String, Promise> promises() {
    Map<String, Promise> promises = new HashMap<>();
    for (String word : List.of("Saw", "Square", "Pulse", "Triangle", "SyncSaw")) {
      promises.put(word, ahead(500));
    }
    promises.put("SuperSaw", ahead(300));
    for (String word : List.of("LFO", "SampleAndHold", "SmoothRandom", "Phasor")) {
      promises.put(word, Promise.one(lengths -> Promise.samples(500), (which, at) -> at));
    }
    return promises;
  }

  /** Of what is heard before it comes, so that what comes after a NaN is missed before it. */
  private static Promise ahead(double ms) {
    return new Promise.OfOne(
        lengths -> Promise.samples(ms), (which, at) -> at, BlepWave.LATENCY + Block.GROUP);
  }
}
