package tenuto.scripting.warm;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The resident program: takes one command after another from callers that are like the first, and
 * ends when nobody has asked for some time.
 *
 * <p>Each request is a line in the named pipe {@code requests}: {@code job PID}, answered in the
 * caller's own pipes ({@link Exchange}), or {@code end}.
 */
public final class Resident {
  /** The most programs that a user has. */
  private static final int MOST = 2;

  /** Callers that wait while the program looks at another. */
  private static final int MOST_WAITING = 16;

  /** After that long without a command the program gives memory and disk back. */
  private static final Duration REST = Duration.ofSeconds(3);

  /** How long threads of the last command have to end. */
  private static final long SETTLE_MS = 2000;

  private static final long END = -1;

  private final Path place;
  private final Commands commands;
  private final Duration idle;
  private final BlockingQueue<Long> asked = new ArrayBlockingQueue<>(MOST_WAITING);
  private final Likeness likeness;
  private final Leftovers leftovers;
  private final Environment environment = new Environment();
  private final int descriptors;
  private volatile boolean running;
  private volatile boolean ending;
  private volatile boolean exiting;
  private volatile Exchange exchange;

  /** What runs command lines. */
  public interface Commands {
    /** Runs one, and returns its exit code. */
    int run(String... arguments);

    /**
     * Whether they have changed anything, beyond what this program can see, that others use too.
     */
    boolean hasChanged();

    /**
     * Makes ready for the next one, while nobody asks for anything.
     *
     * @param wanted whether somebody does now; asked every few milliseconds
     */
    void rest(BooleanSupplier wanted);

    /** Gives up what is kept for a next one that would have come by now. */
    void giveBack();
  }

  /**
   * @param place the program's own folder
   * @param first the process that has started it, and has a command
   */
  public Resident(Path place, long first, Commands commands) throws IOException {
    this.place = place;
    this.commands = commands;
    idle = Duration.ofSeconds(Long.getLong("tenuto.warm.idle", 600));
    likeness = new Likeness(new Caller(first));
    leftovers = new Leftovers();
    descriptors = Descriptors.count();
    asked.add(first);
  }

  /** Serves until it is to end. */
  public void serve() throws IOException, InterruptedException {
    Residents.announce(place, System.getProperty("tenuto.home"), System.getProperty("java.home"));
    FileChannel requests =
        FileChannel.open(
            place.resolve(Residents.REQUESTS), StandardOpenOption.READ, StandardOpenOption.WRITE);
    Thread.ofPlatform().daemon().name("tenuto-warm").start(() -> listen(requests));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stopListening(requests)));
    makeRoom(); // before the first answer: who has it may start another program, which does so too
    while (!ending) {
      Long pid = asked.poll(REST.toMillis(), TimeUnit.MILLISECONDS);
      if (pid == null) {
        commands.giveBack();
        Memory.giveBack();
        pid = asked.poll(idle.minus(REST).toMillis(), TimeUnit.MILLISECONDS);
      }
      if (pid == null || pid == END) {
        break;
      }
      serve(new Caller(pid));
      if (!ending) {
        commands.rest(() -> ending || !asked.isEmpty());
      }
    }
    Residents.leave(place);
  }

  private void listen(FileChannel requests) {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(Channels.newInputStream(requests), StandardCharsets.US_ASCII))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.equals("end")) {
          ending = true;
          asked.offer(END);
        } else if (line.matches("job \\d{1,10}")) {
          long pid = Long.parseLong(line.substring(4));
          if (running || !asked.offer(pid)) {
            decline(new Caller(pid), "busy");
          }
        }
      }
    } catch (IOException e) {
      if (!exiting) {
        ending = true;
        asked.offer(END);
      }
    }
  }

  /** Wakes the threads that read pipes: a JVM that ends waits 0.3 s for those in system calls. */
  private void stopListening(FileChannel requests) {
    exiting = true;
    try (requests) {
      Exchange last = exchange;
      if (last != null) {
        last.stopListening();
      }
    } catch (IOException e) {
      // Then it takes that time.
    }
  }

  /** Declines the callers that are waiting: no command waits for another's end. */
  private void declineOthers() {
    List<Long> waiting = new ArrayList<>();
    asked.drainTo(waiting);
    waiting.stream().filter(pid -> pid != END).forEach(pid -> decline(new Caller(pid), "busy"));
  }

  private void decline(Caller caller, String how) {
    try (Exchange exchange = new Exchange(place, caller)) {
      exchange.answer(how);
    } catch (IOException e) {
      // It has given up waiting.
    }
  }

  private void serve(Caller caller) {
    try {
      exchange = new Exchange(place, caller);
    } catch (IOException e) {
      return; // It has given up waiting.
    }
    Job job = null;
    try {
      if (!likeness.isOf(caller)) {
        ending = ending || likeness.isOutdated();
        exchange.answer(ending ? "gone" : "unlike");
        exchange.close();
        return;
      }
      try (LentStreams streams = new LentStreams(caller)) {
        exchange.answer("yes");
        running = true;
        declineOthers();
        job = new Job(exchange, streams, commands, leftovers, environment);
        job.run();
      }
      // Before the caller knows: its next command may follow at once, here or in a program that
      // makes room.
      running = false;
      Residents.use(place);
      job.answer();
      settle();
    } catch (IOException | RuntimeException | Error e) {
      if (job != null && job.hasBegun()) {
        System.exit(job.code()); // The keeper tells the caller.
      }
      leave(exchange);
    } finally {
      running = false;
    }
  }

  /** Leaves a command, of which nothing has been done yet, to its caller. */
  private static void leave(Exchange exchange) {
    try (exchange) {
      exchange.answer("cold");
    } catch (IOException e) {
      // It has given up waiting.
    }
  }

  /** Waits for the engine's threads to end, or else ends the program. */
  private void settle() throws IOException {
    long begin = System.nanoTime();
    while (leftovers.isEnding()) {
      if (System.nanoTime() - begin > TimeUnit.MILLISECONDS.toNanos(SETTLE_MS)) {
        ending = true;
        return;
      }
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        ending = true;
        return;
      }
    }
    ending =
        ending
            || commands.hasChanged()
            || leftovers.areMany()
            || Descriptors.count() > descriptors + Descriptors.MARGIN
            || Memory.isFull();
  }

  /** Ends the programs that are longest unused, so that there are not too many. */
  private void makeRoom() throws IOException {
    List<Residents.Resident> all = new Residents(place.toAbsolutePath().getParent()).all();
    List<Residents.Resident> others =
        all.stream().filter(each -> each.pid() != ProcessHandle.current().pid()).toList();
    others.stream().limit(Math.max(0, others.size() - (MOST - 1))).forEach(Residents.Resident::end);
  }
}
