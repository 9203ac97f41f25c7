package tenuto.scripting.warm;

import java.io.FileDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TimeZone;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import sun.misc.Signal;
import sun.misc.SignalHandler;

/**
 * What a command may leave in a JVM that the next would notice. Little is put right (properties,
 * locale, time zone); after anything else the program ends, and the next command has a new one.
 */
final class Leftovers {
  /** Those that end a JVM, which a patch may have caught. */
  private static final List<String> SIGNALS = List.of("HUP", "INT", "TERM");

  private static final String PATCH = "tenuto-patch";
  private static final long LOOK_NANOS = 1_000_000;
  private static final int MOST_THREADS = 64;
  private static final long PATIENCE_MS = 200;

  private final Properties properties = (Properties) System.getProperties().clone();
  private final Locale locale = Locale.getDefault();
  private final PrintStream err = System.err;
  private final Thread.UncaughtExceptionHandler uncaught =
      Thread.getDefaultUncaughtExceptionHandler();

  /** As the JVM's own do. Those cannot be recognised: Java wraps them anew each time. */
  private final SignalHandler end = signal -> System.exit(128 + signal.getNumber());

  private final List<Signal> caught;
  private final Surroundings surroundings = Surroundings.ofThisProcess();
  private Set<Thread> before = Set.of();
  private InputStream in = System.in;

  /** Notes how things are. */
  Leftovers() throws IOException {
    caught = SIGNALS.stream().map(Signal::new).filter(this::isNotIgnored).toList();
  }

  /**
   * Makes ready for a command.
   *
   * @param terminal whether its caller's standard error is one
   * @param input its standard input
   */
  void begin(boolean terminal, InputStream input) {
    Properties fresh = (Properties) properties.clone();
    if (terminal) {
      fresh.setProperty("tenuto.terminal", "true");
    }
    System.setProperties(fresh);
    Locale.setDefault(locale);
    TimeZone.setDefault(null); // the system's may have changed
    in = input;
    System.setIn(input);
    before = threads();
  }

  /** What has been left behind; empty if nothing has. */
  String found() throws IOException {
    if (System.err != err || System.in != in) {
      return "streams";
    }
    if (!FileDescriptor.in.valid() || !FileDescriptor.out.valid() || !FileDescriptor.err.valid()) {
      return "closed streams";
    }
    if (Thread.getDefaultUncaughtExceptionHandler() != uncaught) {
      return "a handler of exceptions";
    }
    if (!caught.stream().allMatch(signal -> Signal.handle(signal, end) == end)) {
      return "handlers of signals";
    }
    Set<Thread> left = strangers();
    if (!left.isEmpty()) {
      return left.stream().map(Thread::getName).collect(Collectors.joining(", ", "threads ", ""));
    }
    return surroundings.equals(Surroundings.ofThisProcess()) ? "" : "surroundings";
  }

  /**
   * Threads that have nothing to do here. That of a run ends just after its run, and those that
   * read from a child process just after that has ended.
   */
  private Set<Thread> strangers() {
    Set<Thread> left = threads();
    left.removeAll(before);
    left.removeIf(thread -> isOurs(thread) && !thread.getName().equals(PATCH));
    left.removeIf(thread -> !thread.isAlive() || isIdle(thread));
    long last = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MS);
    while (!left.isEmpty() && System.nanoTime() < last) {
      LockSupport.parkNanos(LOOK_NANOS);
      left.removeIf(thread -> !thread.isAlive() || isIdle(thread));
    }
    return left;
  }

  /** Whether it waits for work in a pool, as those of a library that measures do for some time. */
  private static boolean isIdle(Thread thread) {
    List<String> frames =
        Arrays.stream(thread.getStackTrace()).map(StackTraceElement::toString).toList();
    return frames.stream().anyMatch(frame -> frame.contains("ThreadPoolExecutor.getTask"))
        && frames.stream().noneMatch(frame -> frame.contains("DelayedWorkQueue"));
  }

  /** Whether threads of the engine's, which end by themselves soon, are still there. */
  boolean isEnding() {
    Set<Thread> left = threads();
    left.removeAll(before);
    left.removeIf(Leftovers::isIdle);
    return !left.isEmpty();
  }

  /** Whether there are more than commands leave that are in order. */
  boolean areMany() {
    return threads().size() > MOST_THREADS;
  }

  private static boolean isOurs(Thread thread) {
    return thread.getName().startsWith("tenuto-");
  }

  /** All but the JVM's own. */
  private static Set<Thread> threads() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    Thread[] all = new Thread[group.activeCount() + 16];
    int count = group.enumerate(all);
    while (count == all.length) {
      all = new Thread[2 * all.length];
      count = group.enumerate(all);
    }
    return new HashSet<>(Arrays.asList(all).subList(0, count));
  }

  private boolean isNotIgnored(Signal signal) {
    if (Signal.handle(signal, end) == SignalHandler.SIG_IGN) {
      Signal.handle(signal, SignalHandler.SIG_IGN);
      return false;
    }
    return true;
  }
}
