package tenuto.engine.plan;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tenuto.engine.setup.Settings;

/** What was learned of the two forms of each kernel. */
final class FormSelectors {
  private final Map<Class<?>, FormSelector> selectors = new ConcurrentHashMap<>();

  FormSelector of(Class<?> kernel, Settings.Forms forms) {
    return selectors.computeIfAbsent(kernel, it -> new FormSelector(forms));
  }
}
