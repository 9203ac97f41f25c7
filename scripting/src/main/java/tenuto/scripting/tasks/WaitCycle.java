package tenuto.scripting.tasks;

/** A task that would wait for itself, by way of others. */
final class WaitCycle {
  /** The most tasks named in a message. */
  private static final int NAMED = 8;

  private WaitCycle() {}

  /** Work waits for at most one task at a time, so the waits form a chain. */
  static void refuse(TaskContext me, Task<?> task) {
    for (Task<?> t = task; t != null; t = t.context().waitsFor()) {
      if (t.context() == me) {
        throw new IllegalStateException(text(me, task));
      }
    }
  }

  private static String text(TaskContext me, Task<?> task) {
    StringBuilder text = new StringBuilder("task ").append(me.path()).append(" cannot wait for ");
    if (task.context() == me) {
      return text.append("itself").toString();
    }
    text.append(task.path());
    int named = 1;
    for (Task<?> t = task.context().waitsFor(); t.context() != me; t = t.context().waitsFor()) {
      if (named == NAMED) {
        text.append(", and so on");
        break;
      }
      text.append(", which waits for ").append(t.path());
      named++;
    }
    return text.append(", which waits for ").append(me.path()).toString();
  }
}
