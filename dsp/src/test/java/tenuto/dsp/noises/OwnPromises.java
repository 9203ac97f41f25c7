package tenuto.dsp.noises;

import static tenuto.dsp.contract.Promise.one;
import static tenuto.dsp.contract.Promise.samples;

import java.util.Map;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  @Override
  public Map<String, Promise> promises() {
    Promise steered = one(lengths -> samples(500), (which, at) -> at);
    return Map.of("VelvetNoise", steered, "Dust", steered, "Crackle", steered);
  }
}
