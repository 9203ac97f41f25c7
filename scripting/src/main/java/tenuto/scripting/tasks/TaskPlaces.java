package tenuto.scripting.tasks;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;

/** The places of a scheduler, and the threads that wait only for one; its lock guards them. */
final class TaskPlaces {
  private final int count;
  private final Deque<Waiter> ready = new ArrayDeque<>();
  private int running = 1; // the thread that creates this

  TaskPlaces(int count) {
    this.count = count;
  }

  /** Moves threads to the end of the line for a place. */
  void queue(Collection<Waiter> waiters) {
    ready.addAll(waiters);
    waiters.clear();
  }

  /** Gives free places to the threads that are ready. */
  void admit() {
    while (running < count && !ready.isEmpty()) {
      running++;
      ready.removeFirst().admit();
    }
  }

  /** Lets all that are ready continue, places or not. */
  void admitAll() {
    ready.forEach(Waiter::admit);
    ready.clear();
  }

  /** Takes a place for a task, if one is free once all that are ready have theirs. */
  boolean take() {
    admit();
    if (running >= count) { // more after a wait was interrupted
      return false;
    }
    running++;
    return true;
  }

  void giveUp() {
    running--;
  }

  /** A thread that was ready, or not even that, continues at once. */
  void takeWithoutTurn(Waiter waiter) {
    ready.remove(waiter);
    running++;
  }
}
