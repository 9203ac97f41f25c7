package tenuto.scripting.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnfinishedTasksTest {
  private final UnfinishedTasks unfinished = new UnfinishedTasks();

  /** All that were begun, the main patch first. */
  private final List<TaskContext> begun = new ArrayList<>();

  private final List<Task<?>> tasks = new ArrayList<>();

  private void beginOneOf(TaskContext parent) {
    Task<Object> task = new Task<>(null, parent.nextChild(0), () -> null);
    unfinished.add(task);
    tasks.add(task);
    begun.add(task.context());
  }

  private static boolean isBefore(Task<?> task, TaskPath moment) {
    return task.path().precedes(moment) && !task.path().isAbove(moment);
  }

  /** In a tree of tasks that begin and end at random: against each of them asked. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void oneBeforeAMomentIsFoundIfThereIsOne(int seed) {
    Random random = new Random(seed);
    begun.add(new TaskContext(TaskPath.root(0), Seeds.BY_CONTENT));
    for (int i = 0; i < 1000; i++) {
      beginOneOf(begun.get(random.nextInt(begun.size())));
      for (int ended = random.nextInt(3); ended > 0 && !tasks.isEmpty(); ended--) {
        unfinished.remove(tasks.remove(random.nextInt(tasks.size())));
      }
      assertThat(unfinished.begun()).isEqualTo(i + 1L);
      assertThat(unfinished.isEmpty()).isEqualTo(tasks.isEmpty());
      assertThat(unfinished.all()).hasSameElementsAs(tasks);
      TaskPath moment = begun.get(random.nextInt(begun.size())).moment();
      long first = random.nextInt(i + 2);
      List<Task<?>> before =
          tasks.stream()
              .<Task<?>>map(task -> task)
              .filter(task -> task.number() >= first && isBefore(task, moment))
              .toList();
      if (before.isEmpty()) {
        assertThat(unfinished.before(moment, first)).isEmpty();
      } else {
        assertThat(before).contains(unfinished.before(moment, first).orElseThrow());
      }
    }
  }
}
