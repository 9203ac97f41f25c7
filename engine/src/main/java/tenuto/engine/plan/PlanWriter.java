package tenuto.engine.plan;

import tenuto.engine.base.Block;
import tenuto.engine.signal.ChunkWriter;

/** Records the blocks of a plan straight into their chunk. */
public final class PlanWriter implements ChunkWriter {
  private final Plan plan;
  private final Plan.Room room;

  public PlanWriter(Plan plan) {
    this.plan = plan;
    this.room = plan.onlyRoom();
  }

  @Override
  public void record(long start, Block[] channels, int n) {
    room.compute(start, channels, n);
  }

  @Override
  public void close() {
    room.close();
    plan.close();
  }
}
