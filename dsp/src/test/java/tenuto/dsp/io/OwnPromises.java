package tenuto.dsp.io;

import static tenuto.dsp.contract.Promise.number;

import java.util.Map;
import java.util.OptionalDouble;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  @Override
  public Map<String, Promise> promises() {
    return Map.ofEntries(Map.entry("WriteToSignalPool", number(x -> OptionalDouble.of(16))));
  }
}
