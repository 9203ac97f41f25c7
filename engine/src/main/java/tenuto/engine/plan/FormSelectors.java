package tenuto.engine.plan;

import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import tenuto.engine.setup.Settings;
import tenuto.engine.setup.WarmupState;

/** What was learned of the two forms of each kernel. */
final class FormSelectors implements WarmupState.Learner {
  private final Map<Class<?>, FormSelector> selectors = new ConcurrentHashMap<>();

  FormSelector of(Class<?> kernel, Settings.Forms forms) {
    return selectors.computeIfAbsent(kernel, it -> new FormSelector(forms));
  }

  @Override
  public void learn(BooleanSupplier ends) {
    selectors.values().stream()
        .sorted(Comparator.comparingLong(FormSelector::spent).reversed())
        .forEach(each -> each.rehearse(ends));
  }
}
