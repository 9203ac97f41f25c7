package tenuto.scripting.tasks;

import java.time.Duration;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** The threads that run tasks: as many as are needed, each ended when it is idle. */
final class TaskThreads {
  private TaskThreads() {}

  static ThreadPoolExecutor pool(long stackBytes, Duration idle) {
    // Thread locals are not inherited, as it is random which thread starts another.
    return new ThreadPoolExecutor(
        0,
        Integer.MAX_VALUE,
        idle.toNanos(),
        TimeUnit.NANOSECONDS,
        new SynchronousQueue<>(),
        Thread.ofPlatform()
            .daemon()
            .name("tenuto-task-", 0)
            .stackSize(stackBytes)
            .inheritInheritableThreadLocals(false)
            .factory());
  }
}
