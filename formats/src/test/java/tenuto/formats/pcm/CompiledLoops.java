package tenuto.formats.pcm;

import tenuto.engine.setup.WarmupState;

/** What a resident program has learned after it has converted many floats. */
public final class CompiledLoops {
  private CompiledLoops() {}

  public static WarmupState learned() {
    WarmupState warmup = new WarmupState();
    FloatLoops.of(warmup).count(Long.MAX_VALUE);
    warmup.learn(() -> false);
    return warmup;
  }
}
