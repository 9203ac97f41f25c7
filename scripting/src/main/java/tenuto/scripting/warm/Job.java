package tenuto.scripting.warm;

import java.io.BufferedInputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.util.concurrent.TimeUnit;
import tenuto.tools.input.StopHook;

/** One command of a caller, from its command line to its exit code. */
final class Job {
  /** How long the program has for its hooks once its caller has been killed. */
  private static final long PATIENCE_MS = 2000;

  private static final int KILLED = 137;

  private final Exchange exchange;
  private final LentStreams streams;
  private final Resident.Commands commands;
  private final Leftovers leftovers;
  private final Environment environment;
  private boolean begun;
  private volatile boolean ended;
  private int code = 1; // unless it ends otherwise

  Job(
      Exchange exchange,
      LentStreams streams,
      Resident.Commands commands,
      Leftovers leftovers,
      Environment environment) {
    this.exchange = exchange;
    this.streams = streams;
    this.commands = commands;
    this.leftovers = leftovers;
    this.environment = environment;
  }

  /**
   * Runs it; or ends this process with its exit code, as it would have ended its own, if it leaves
   * anything behind.
   */
  void run() throws IOException {
    Exchange.Request request = exchange.request();
    streams.take();
    leftovers.begin(
        request.terminal(), new BufferedInputStream(new FileInputStream(FileDescriptor.in)));
    Thread.ofPlatform().daemon().name("tenuto-warm-caller").start(this::watch);
    environment.take(exchange.caller());
    Thread command = new Thread(() -> run(request.arguments()), "main");
    command.start();
    begun = true;
    while (command.isAlive()) {
      try {
        command.join();
      } catch (InterruptedException e) {
        // Nobody has anything to say to this thread.
      }
    }
    // What this process's end has stopped has that end's code, not its own.
    StopHook.endIfStopping();
    System.out.flush();
    if (hasLeft()) {
      System.exit(code);
    }
    ended = true;
    streams.close();
  }

  /** Answers the caller with the exit code. */
  void answer() throws IOException {
    exchange.forget();
    exchange.answer("exit " + code);
    exchange.close();
  }

  private boolean hasLeft() {
    try {
      return !leftovers.found().isEmpty();
    } catch (IOException | RuntimeException | Error e) {
      return true; // as good as
    }
  }

  /** Whether the command has begun, so that nothing else can run it any more. */
  boolean hasBegun() {
    return begun;
  }

  /** The exit code of what has begun. */
  int code() {
    return code;
  }

  private void run(String... arguments) {
    try {
      code = commands.run(arguments);
    } catch (Throwable e) {
      code = 1;
      Thread main = Thread.currentThread();
      main.getThreadGroup().uncaughtException(main, e); // as the JVM does for its first thread
    }
  }

  /** Passes the caller's signals on; when it is killed, the command ends with this process. */
  private void watch() {
    try {
      for (String signal = exchange.signal(); signal != null; signal = exchange.signal()) {
        if (!ended) {
          pass(signal);
        }
      }
    } catch (ClosedChannelException e) {
      return; // This process is ending already.
    } catch (IOException e) {
      // as if it had ended
    }
    if (!ended) {
      Thread.ofPlatform().daemon().start(Job::halt);
      System.exit(KILLED);
    }
  }

  /** A terminal's signals reach children too, which are not in its foreground here. */
  private static void pass(String signal) {
    int number =
        switch (signal) {
          case "HUP" -> 1;
          case "INT" -> Libc.INT;
          case "QUIT" -> 3;
          default -> 15;
        };
    if (number < 15) {
      ProcessHandle.current()
          .descendants()
          .forEach(child -> Libc.signal((int) child.pid(), number));
    }
    Libc.signal((int) ProcessHandle.current().pid(), number);
  }

  private static void halt() {
    try {
      TimeUnit.MILLISECONDS.sleep(PATIENCE_MS);
    } catch (InterruptedException e) {
      // at once, then
    }
    Runtime.getRuntime().halt(KILLED);
  }
}
