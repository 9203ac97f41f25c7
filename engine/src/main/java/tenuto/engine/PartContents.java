package tenuto.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tenuto.engine.base.Identity;
import tenuto.engine.keep.CacheLookup;
import tenuto.engine.keep.PartKeys;
import tenuto.engine.signal.Lasting;
import tenuto.engine.signal.Signal;

/**
 * What signals side by side are made from, part by part: where it is the same, the samples are.
 *
 * @param parts one for each {@link tenuto.engine.setup.Cache#PART} samples of the longest
 * @param outside what must not change while the signals are read
 */
public record PartContents(List<Identity> parts, List<Lasting> outside) {
  /** None if nobody can tell. */
  static Optional<PartContents> of(List<Signal> signals) {
    List<PartKeys.Keys> keys = CacheLookup.keys(signals, never -> {});
    if (keys == null) {
      return Optional.empty();
    }
    int count = keys.stream().mapToInt(each -> each.parts().length).max().orElse(0);
    List<Identity> parts = new ArrayList<>();
    for (int part = 0; part < count; part++) {
      Identity all = Identity.of("side by side", signals.size());
      for (PartKeys.Keys channel : keys) {
        boolean over = part >= channel.parts().length;
        all = all.from(over ? Identity.of("over", 0) : channel.parts()[part]);
      }
      parts.add(all);
    }
    List<Lasting> outside = keys.stream().flatMap(each -> each.outside().stream()).toList();
    return Optional.of(new PartContents(List.copyOf(parts), outside));
  }

  /** Whether what is outside of the session is still as it was. */
  public boolean hold() {
    return outside.stream().allMatch(Lasting::holds);
  }
}
