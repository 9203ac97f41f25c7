package tenuto.scripting.calls;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.word.Dialect;
import tenuto.dsp.word.PlaybackDevices;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Reclaimer;
import tenuto.engine.base.ScratchException;
import tenuto.engine.base.ScratchFullException;
import tenuto.scripting.reports.PatchPosition;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.reports.Warnings;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.tasks.Tasks;

/**
 * The shared state of all calls of one run of a patch: session, words, tasks, and references to
 * release.
 *
 * @param <V> the values of the Python that runs it
 */
public abstract class RunContext<V> implements PatchPosition, AutoCloseable {
  /** The number of calls that fail for lack of scratch space before a patch is abandoned. */
  private static final int MOST_REFUSED = 10_000;

  private final Session session;
  private final Catalogue catalogue;
  private final Ownership ownership;
  private final Tasks tasks;
  private final WordContext context;
  private final RefRegistry references = new RefRegistry();
  private final AtomicReference<ScratchException> full = new AtomicReference<>();
  private final AtomicInteger refused = new AtomicInteger();
  private final Consumer<ScratchException> giveUp;
  private final Warnings warnings;
  private final SuspectCalls<V> traps = new SuspectCalls<>(this);
  private final Rates rates = new Rates(this);
  private final HeldShapes shapes = new HeldShapes(this);
  private final Shows shows = new Shows(this);
  private final OrderedReleases releases;
  private final RunObserver observer;
  private final ThreadLocal<Object> calledFrom = new ThreadLocal<>();

  /**
   * @param catalogue the words
   * @param giveUp notified when the patch continues calling long after the scratch space has run
   *     out
   * @param observer is notified of everything that the patch does
   * @param loudspeakers the devices for playback
   * @param lines receives what words print, a line at a time
   */
  protected RunContext(
      Session session,
      Catalogue catalogue,
      Outputs outputs,
      Ownership ownership,
      Tasks tasks,
      Consumer<ScratchException> giveUp,
      RunObserver observer,
      PlaybackDevices loudspeakers,
      Consumer<String> lines) {
    this.giveUp = giveUp;
    this.observer = observer;
    this.session = session;
    this.catalogue = catalogue;
    this.ownership = ownership;
    this.tasks = tasks;
    this.releases = new OrderedReleases(tasks);
    this.context =
        new WordContext(
            session, () -> tasks.current().nextCallSeed(), outputs, loudspeakers, lines);
    this.warnings = new Warnings(outputs::tell, text -> python().here(text));
    session.observe().by(observer);
    // A dry run counts what a performance stores, in tasks without a line, at the line that
    // performs.
    boolean isDry = session.settings().isDry();
    session.observe().originsFrom(isDry ? this::where : () -> python().place());
    session.memory().reclaimWith(new Reclaiming());
    if (counted()) {
      context.follow(Dialect.SONIC_FIELD_2015);
    }
  }

  /**
   * Frees space of the pool: that of kept readers, and of what a scoped patch can no longer reach.
   */
  private final class Reclaiming implements Reclaimer {
    @Override
    public void sweep() {
      references.sweep();
    }

    @Override
    public void collect() {
      context.readers().forgetAll();
      if (!counted()) {
        references.collect();
      }
    }
  }

  /** The Python that runs the patch. */
  public abstract Python<V> python();

  public final Session session() {
    return session;
  }

  public final Catalogue catalogue() {
    return catalogue;
  }

  public final WordContext context() {
    return context;
  }

  public final Tasks tasks() {
    return tasks;
  }

  public final Warnings warnings() {
    return warnings;
  }

  final SuspectCalls<V> traps() {
    return traps;
  }

  final Rates rates() {
    return rates;
  }

  final HeldShapes shapes() {
    return shapes;
  }

  /** Is notified of everything that the patch does. */
  public final RunObserver observer() {
    return observer;
  }

  /** The signals that the patch shows. */
  public final Shows shows() {
    return shows;
  }

  /** Does work that counts as done at a place, where there is no current line of Python. */
  public final <T> T from(Object place, Supplier<T> work) {
    Object before = calledFrom.get();
    calledFrom.set(place);
    try {
      return work.get();
    } finally {
      calledFrom.set(before);
    }
  }

  @Override
  public final Object where() {
    Object from = calledFrom.get();
    return from == null ? python().place() : from;
  }

  @Override
  public final String task() {
    return Long.toHexString(tasks.current().path().key());
  }

  @Override
  public final String word() {
    return tasks.current().called();
  }

  /** The releases through which references of a counted patch are dropped. */
  public final OrderedReleases releases() {
    return releases;
  }

  /**
   * Runs all tasks to their end, as {@link Tasks#finish}.
   *
   * @return the first failure that nobody has read
   */
  public final Optional<Throwable> finishTasks() throws InterruptedException {
    Optional<Throwable> unread = tasks.finish();
    return unread.or(releases::failure);
  }

  public final RefRegistry references() {
    return references;
  }

  public final boolean counted() {
    return ownership == Ownership.COUNTED;
  }

  /**
   * Does work that may run out of scratch space. After that every later call fails likewise, as a
   * patch's bare {@code except:} must not continue with missing signals.
   */
  public final <T> T guarded(Supplier<T> work) {
    if (full() != null) {
      if (refused.incrementAndGet() > MOST_REFUSED) {
        giveUp.accept(full());
        while (true) {
          LockSupport.park(); // Python could catch any other exception.
        }
      }
      throw full();
    }
    try {
      return intact(work);
    } catch (ScratchException e) {
      full.compareAndSet(null, e);
      throw full();
    }
  }

  private <T> T intact(Supplier<T> work) {
    try {
      return work.get();
    } catch (InternalError e) {
      throw session.memory().lossOf(e);
    } finally {
      observer.worked();
    }
  }

  /** Checks that what the patch has read of stored signals is correct: see {@link #full}. */
  public final void requireIntact() {
    try {
      session.memory().requireIntact();
    } catch (ScratchException e) {
      full.compareAndSet(null, e);
    }
  }

  /**
   * Allows calls again after the scratch space ran out, as the user may have freed some. What was
   * lost stays lost.
   */
  public final void forgetFull() {
    if (full() instanceof ScratchFullException) {
      full.set(null);
      refused.set(0);
    }
  }

  /** Why the scratch space ran out or was lost, or null. */
  public final ScratchException full() {
    return full.get();
  }

  /** Releases everything that a scoped patch still reaches, and the files it reads. */
  @Override
  public void close() {
    references.end();
    context.close();
  }
}
