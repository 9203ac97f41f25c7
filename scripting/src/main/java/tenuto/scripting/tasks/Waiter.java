package tenuto.scripting.tasks;

import java.util.concurrent.locks.Condition;

/** A thread that is parked without a place; its scheduler's lock guards it. */
final class Waiter {
  private final Condition turn;
  private boolean admitted;

  Waiter(Condition turn) {
    this.turn = turn;
  }

  boolean isAdmitted() {
    return admitted;
  }

  void admit() {
    admitted = true;
    turn.signal();
  }

  /** Parks the thread; returns the time that is left. */
  long await(long nanos) throws InterruptedException {
    return turn.awaitNanos(nanos);
  }
}
