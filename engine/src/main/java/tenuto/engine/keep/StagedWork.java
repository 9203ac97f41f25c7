package tenuto.engine.keep;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import tenuto.engine.plan.Resources;
import tenuto.engine.signal.Signal;

/** Work with signals whose {@linkplain Stages stages} are stored meanwhile. */
final class StagedWork {
  private StagedWork() {}

  /**
   * Does something with all of signals, whose stages are stored meanwhile if there is a cache.
   *
   * @param origins says where they are stored
   */
  static <T> T of(
      Resources resources,
      List<Signal> signals,
      Supplier<?> origins,
      Function<List<Signal>, T> work) {
    return of(resources, signals, ReadSpans.Span.WHOLE, origins, work);
  }

  /** Does something with some samples of signals. */
  static <T> T of(
      Resources resources,
      List<Signal> signals,
      ReadSpans.Span span,
      Supplier<?> origins,
      Function<List<Signal>, T> work) {
    if (!StageRules.areUsed(resources.settings())) {
      return work.apply(signals);
    }
    if (!resources.settings().defers()) {
      return staged(resources, signals, span, origins, work);
    }
    try (DeferredStages deferred = new DeferredStages(resources, signals, span)) {
      return staged(resources, deferred.results(), span, origins, work);
    } catch (InternalError e) {
      throw resources.writebackErrors().of(e);
    }
  }

  private static <T> T staged(
      Resources resources,
      List<Signal> signals,
      ReadSpans.Span span,
      Supplier<?> origins,
      Function<List<Signal>, T> work) {
    if (signals.stream().allMatch(Signal::addressable)) {
      return work.apply(signals);
    }
    try (Stages stages = new Stages(resources, signals, span, origins.get())) {
      return work.apply(stages.results());
    } catch (InternalError e) {
      throw resources.writebackErrors().of(e);
    }
  }
}
