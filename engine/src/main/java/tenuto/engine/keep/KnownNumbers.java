package tenuto.engine.keep;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.Resources;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Figures;
import tenuto.engine.signal.Finding;
import tenuto.engine.signal.Origins;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Numbers that were measured of whole signals: those that a cache knows, and those that are taken
 * from an earlier run instead.
 */
public final class KnownNumbers {
  private final Resources resources;
  private volatile Figures figures = Figures.NONE;

  KnownNumbers(Resources resources) {
    this.resources = resources;
  }

  /** See {@link tenuto.engine.SessionObservers#figuresFrom}. */
  public void figuresFrom(Figures remembered) {
    figures = remembered;
  }

  /** The next measurement of that kind. */
  Figures.Figure figure(String what) {
    boolean ours = what.indexOf('@') < 0; // or it is code from outside
    return (ours ? figures : Figures.NONE).next(what);
  }

  /** Numbers that the cache has of just this, or else what may be taken for them. */
  Optional<double[]> known(String what, List<? extends Signal> signals, Figures.Figure figure) {
    Optional<double[]> known = measured(what, signals);
    known.ifPresent(figure::known);
    return known.or(figure::earlier);
  }

  /** See {@link tenuto.engine.SessionMeasures#measured}. */
  public Optional<double[]> measured(String what, List<? extends Signal> signals) {
    Identity key = key(what, signals);
    return key == null ? Optional.empty() : resources.settings().cache().numbers(key);
  }

  /** See {@link tenuto.engine.SessionMeasures#keepMeasured}. */
  public void keep(String what, List<? extends Signal> signals, double[] numbers) {
    Identity key = key(what, signals);
    if (key != null) {
      resources
          .writebackErrors()
          .ask(); // or what was measured of lost samples would be believed for good
      resources.settings().cache().keep(key, numbers);
    }
  }

  /** The cache's key for them; null without a cache, or if they have none. */
  private Identity key(String what, List<? extends Signal> signals) {
    return resources.settings().cache() == Cache.NONE ? null : WholeKeys.measured(what, signals);
  }

  /** See {@link tenuto.engine.SessionMeasures#found(Signal, Finding, Supplier)}. */
  public <T> T found(Stored stored, Finding<T> finding, Supplier<T> search) {
    return stored.found(resources.pool(), finding.kind(), () -> known(stored, finding, search));
  }

  private <T> T known(Stored stored, Finding<T> finding, Supplier<T> search) {
    boolean ours = Origins.isOurs(finding.kind());
    String what = ours ? finding.kind().getName() : "@";
    Figures.Figure figure = figure(what);
    return known(what, List.of(stored), figure)
        .map(finding.of())
        .orElseGet(
            () -> {
              T found = search.get();
              double[] numbers = finding.numbers().apply(found);
              keep(what, List.of(stored), numbers);
              figure.now(numbers);
              return found;
            });
  }
}
