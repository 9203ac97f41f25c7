package tenuto.engine.plan;

import java.util.List;
import tenuto.engine.plan.PlanSlots.Value;
import tenuto.engine.signal.Signal;

/** A signal being laid out: how many inputs are done, and what has been combined of them. */
final class LayoutFrame {
  final Signal signal;
  int done;
  Value sum;
  long sumLength;

  /** The inputs so far of a filter of several. */
  List<Value> taken;

  LayoutFrame(Signal signal) {
    this.signal = signal;
  }
}
