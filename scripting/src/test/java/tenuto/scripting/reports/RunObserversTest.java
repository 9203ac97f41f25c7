package tenuto.scripting.reports;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.StoreObserver;

class RunObserversTest {
  /** An observer that notes the names of all events. */
  private static RunObserver noting(List<String> events) {
    return (RunObserver)
        Proxy.newProxyInstance(
            RunObserver.class.getClassLoader(),
            new Class<?>[] {RunObserver.class},
            (_, event, _) -> {
              events.add(event.getName());
              return nothing(event.getReturnType());
            });
  }

  private static Object nothing(Class<?> type) {
    if (type == StoreObserver.Entry.class) {
      return StoreObserver.Entry.NONE;
    }
    boolean isNumber = type.isPrimitive() && type != void.class;
    return isNumber ? Array.get(Array.newInstance(type, 1), 0) : null;
  }

  @Test
  void everyEventReachesEveryObserver() throws IllegalAccessException, InvocationTargetException {
    List<String> first = new ArrayList<>();
    List<String> second = new ArrayList<>();
    RunObservers both = new RunObservers(noting(first));
    both.add(noting(second));
    List<String> all = new ArrayList<>();
    for (Method event : RunObserver.class.getMethods()) {
      if (!Modifier.isStatic(event.getModifiers())) {
        event.invoke(
            both,
            Arrays.stream(event.getParameterTypes()).map(RunObserversTest::nothing).toArray());
        all.add(event.getName());
      }
    }
    assertThat(all).contains("storing", "fileWritten", "noteHeard", "stopped");
    assertThat(first).isEqualTo(all);
    assertThat(second).isEqualTo(all);
  }

  @Test
  void whatIsRemovedIsNotifiedNoMore() {
    List<String> events = new ArrayList<>();
    RunObserver observer = new NoteCounting(events);
    RunObservers all = new RunObservers(observer);
    all.notePlayed();
    all.remove(observer);
    all.notePlayed();
    assertThat(events).containsExactly("note");
  }

  private record NoteCounting(List<String> events) implements RunObserver {
    @Override
    public void notePlayed() {
      events.add("note");
    }
  }

  @Test
  void aQuestionIsAnsweredYesIfOneDoes() {
    RunObserver hears =
        new RunObserver() {
          @Override
          public boolean hearsNotes() {
            return true;
          }
        };
    assertThat(new RunObservers(RunObserver.NONE, hears).hearsNotes()).isTrue();
    assertThat(new RunObservers(RunObserver.NONE, hears).showsSignals()).isFalse();
    assertThat(new RunObservers().hearsNotes()).isFalse();
  }

  /** Notes the parts that are computed. */
  private record Noting(List<Integer> parts) implements RunObserver, StoreObserver.Entry {
    @Override
    public Entry storing(List<Signal> signals, List<Identity[]> keys, Object origin) {
      return this;
    }

    @Override
    public void computed(int part, Cache.Outcome outcome) {
      parts.add(part);
    }
  }

  @Test
  void partsAreReportedToAllThatWantThem() {
    List<Integer> first = new ArrayList<>();
    List<Integer> second = new ArrayList<>();
    RunObservers all = new RunObservers(new Noting(first), RunObserver.NONE, new Noting(second));
    all.storing(List.of(), List.of(), "here").computed(7, Cache.Outcome.KEPT);
    assertThat(first).containsExactly(7);
    assertThat(second).containsExactly(7);
    assertThat(new RunObservers(RunObserver.NONE).storing(List.of(), List.of(), "here"))
        .isSameAs(StoreObserver.Entry.NONE);
  }
}
