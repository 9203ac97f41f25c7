package tenuto.scripting.calls;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.word.Dialect;
import tenuto.dsp.word.Outputs;
import tenuto.dsp.word.PlaybackDevices;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Reclaimer;
import tenuto.engine.base.ScratchException;
import tenuto.engine.base.ScratchFullException;
import tenuto.scripting.dry.DryRun;
import tenuto.scripting.reports.SideEffects;
import tenuto.scripting.reports.Warnings;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.tasks.Tasks;
import tenuto.scripting.why.Notebook;

/**
 * What all calls of one run of a patch share: session, words, tasks, and what is to be released.
 *
 * @param <V> the values of the Python that runs it
 */
public abstract class RunContext<V> implements AutoCloseable {
  /** Calls refused for want of scratch space until a patch is given up. */
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
  private final SideEffects deeds = new SideEffects();
  private final Shows shows = new Shows(this);
  private final OrderedReleases releases;

  /** Who notes down what the patch's calls make; null for nobody. */
  private volatile Notebook notebook;

  /** Takes down what a dry run does; null of any other. */
  private volatile DryRun dryRun;

  private final ThreadLocal<Object> calledFrom = new ThreadLocal<>();

  /**
   * @param catalogue the words
   * @param giveUp notified when the patch continues calling long after the scratch space has run
   *     out
   * @param loudspeakers what is played is played to
   * @param lines what words print is given to, a line at a time
   */
  protected RunContext(
      Session session,
      Catalogue catalogue,
      Outputs outputs,
      Ownership ownership,
      Tasks tasks,
      Consumer<ScratchException> giveUp,
      PlaybackDevices loudspeakers,
      Consumer<String> lines) {
    this.giveUp = giveUp;
    this.session = session;
    this.catalogue = catalogue;
    this.ownership = ownership;
    this.tasks = tasks;
    this.releases = new OrderedReleases(tasks);
    this.context =
        new WordContext(
            session, () -> tasks.current().nextCallSeed(), outputs, loudspeakers, lines);
    this.warnings = new Warnings(outputs::tell, text -> python().here(text));
    session.observe().originsFrom(() -> python().place());
    session.memory().reclaimWith(new Reclaiming());
    if (counted()) {
      context.follow(Dialect.SONIC_FIELD_2015);
    }
  }

  /** Room for the pool: what readers keep, and what a scoped patch cannot reach any more. */
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

  public final SideEffects deeds() {
    return deeds;
  }

  /** The signals that it shows. */
  public final Shows shows() {
    return shows;
  }

  /** Has it noted down what is made, and what is stored. */
  public final void noteIn(Notebook notes) {
    session.observe().tell(notes);
    notebook = notes;
  }

  /** Who notes down what the patch's calls make; null for nobody. */
  final Notebook notebook() {
    return notebook;
  }

  /** Has it taken down what it makes, and asks of signals. */
  public final void takeDown(DryRun taking) {
    dryRun = taking;
    session.observe().originsFrom(this::origin);
  }

  /** Takes down what a word gave, of a dry run. */
  final void made(Object result, String word) {
    if (dryRun != null) {
      dryRun.made(result, word, origin().toString(), session.sampleRate());
    }
  }

  /** Does work that counts as done from a place, where no line of Python is. */
  public final <T> T from(Object place, Supplier<T> work) {
    Object before = calledFrom.get();
    calledFrom.set(place);
    try {
      return work.get();
    } finally {
      calledFrom.set(before);
    }
  }

  private Object origin() {
    Object from = calledFrom.get();
    return from == null ? python().place() : from;
  }

  /** By whom the references of a counted patch are dropped. */
  public final OrderedReleases releases() {
    return releases;
  }

  /**
   * Runs all tasks to their end, as {@link Tasks#finish}.
   *
   * @return of the failures that nobody has read the first
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
   * Does work that may run out of scratch space. Once it has, every later call fails likewise: a
   * patch's bare {@code except:} must not go on with signals that are missing.
   */
  public final <T> T guarded(Supplier<T> work) {
    if (full() != null) {
      if (refused.incrementAndGet() > MOST_REFUSED) {
        giveUp.accept(full());
        while (true) {
          LockSupport.park(); // whatever were thrown, Python could catch it
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
      if (dryRun != null && dryRun.isNews(session.work().rendered())) {
        dryRun.asked(origin().toString(), session.work().rendered());
      }
    }
  }

  /** Finds out whether what the patch has read of stored signals is right: see {@link #full}. */
  public final void requireIntact() {
    try {
      session.memory().requireIntact();
    } catch (ScratchException e) {
      full.compareAndSet(null, e);
    }
  }

  /**
   * Lets words be called again after the scratch space ran out, for who may since have made room.
   * What was lost stays lost.
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

  /** Releases everything that a scoped patch still reaches, and of the files it reads. */
  @Override
  public void close() {
    references.end();
    context.close();
  }
}
