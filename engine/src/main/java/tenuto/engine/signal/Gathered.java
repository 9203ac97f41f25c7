package tenuto.engine.signal;

import java.util.List;

/** A signal that a {@link Gather} makes from other stretches of its inputs. */
public final class Gathered extends Lazy {
  private final Gather gather;
  private final boolean addressable;

  private Gathered(Gather gather, List<Signal> inputs, long length) {
    super(gather, length, inputs);
    this.gather = gather;
    this.addressable =
        switch (gather) {
          case Gather.RandomAccess randomAccess -> true;
          case Gather.Sequential sequential -> inputs.stream().allMatch(Signal::addressable);
        };
  }

  /** {@code length} samples that {@code gather} makes from {@code inputs}. */
  public static Signal of(Gather gather, List<Signal> inputs, long length) {
    return new Gathered(gather, List.copyOf(inputs), length);
  }

  public Gather gather() {
    return gather;
  }

  @Override
  public boolean addressable() {
    return addressable;
  }
}
