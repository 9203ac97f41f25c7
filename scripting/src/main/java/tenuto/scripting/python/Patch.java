package tenuto.scripting.python;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.python.core.Py;
import org.python.core.PyFrame;
import org.python.core.PyFunctionTable;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.devices.Loudspeakers;
import tenuto.dsp.word.Dialect;
import tenuto.dsp.word.Outputs;
import tenuto.dsp.word.WordContext;
import tenuto.engine.JavaSite;
import tenuto.engine.Reclaimer;
import tenuto.engine.ScratchException;
import tenuto.engine.ScratchFullException;
import tenuto.engine.Session;
import tenuto.scripting.reports.Deeds;
import tenuto.scripting.reports.NoteCount;
import tenuto.scripting.reports.Text;
import tenuto.scripting.reports.Warnings;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.rules.Rules;
import tenuto.scripting.tasks.Tasks;
import tenuto.scripting.why.Notebook;

/** One run of a patch: what all its Python objects share. */
public final class Patch implements AutoCloseable {
  /** Calls refused for want of scratch space until a patch is given up. */
  private static final int MOST_REFUSED = 10_000;

  private final Session session;
  private final Catalogue catalogue;
  private final Ownership ownership;
  private final Tasks tasks;
  private final WordContext context;
  private final RefRegistry holdings = new RefRegistry();
  private final AtomicReference<ScratchException> full = new AtomicReference<>();
  private final AtomicInteger refused = new AtomicInteger();
  private final Consumer<ScratchException> giveUp;
  private final NoteCount notes;
  private volatile boolean idleSigns;
  private final Warnings warnings;
  private final OwnWords ownWords = new OwnWords();
  private final Traps traps = new Traps(this);
  private final Rates rates = new Rates(this);
  private final Deeds deeds = new Deeds();
  private final Shown shown = new Shown();

  /** Who notes down what the patch's calls make; null for nobody. */
  private volatile Notebook notebook;

  /**
   * @param catalogue the words
   * @param giveUp notified when the patch continues calling long after the scratch space has run
   *     out
   * @param notes notified of every note that the patch performs
   * @param loudspeakers what is played is played to
   * @param lines what words print is given to, a line at a time
   */
  public Patch(
      Session session,
      Catalogue catalogue,
      Outputs outputs,
      Ownership ownership,
      Tasks tasks,
      Consumer<ScratchException> giveUp,
      NoteCount notes,
      Loudspeakers loudspeakers,
      Consumer<String> lines) {
    this.notes = notes;
    this.giveUp = giveUp;
    this.session = session;
    this.catalogue = catalogue;
    this.ownership = ownership;
    this.tasks = tasks;
    this.context =
        new WordContext(
            session, () -> tasks.current().nextCallSeed(), outputs, loudspeakers, lines);
    this.warnings = new Warnings(outputs::tell);
    session.originsFrom(Patch::place);
    session.reclaimWith(new Reclaiming());
    if (counted()) {
      context.follow(Dialect.SONIC_FIELD_2015);
    }
  }

  /** Room for the pool: what readers keep, and what a scoped patch cannot reach any more. */
  private final class Reclaiming implements Reclaimer {
    @Override
    public void sweep() {
      holdings.sweep();
    }

    @Override
    public void collect() {
      context.readers().forgetAll();
      if (!counted()) {
        holdings.collect();
      }
    }
  }

  public Session session() {
    return session;
  }

  /** The words that the patch has made itself. */
  OwnWords ownWords() {
    return ownWords;
  }

  public Catalogue catalogue() {
    return catalogue;
  }

  public WordContext context() {
    return context;
  }

  public Tasks tasks() {
    return tasks;
  }

  public NoteCount notes() {
    return notes;
  }

  Warnings warnings() {
    return warnings;
  }

  Traps traps() {
    return traps;
  }

  Rates rates() {
    return rates;
  }

  public Deeds deeds() {
    return deeds;
  }

  /** Has it noted down what is made, and what is stored. */
  public void noteIn(Notebook notes) {
    session.tell(notes);
    notebook = notes;
  }

  /** Who notes down what the patch's calls make; null for nobody. */
  Notebook notebook() {
    return notebook;
  }

  /** The signals that it shows. */
  public Shown shown() {
    return shown;
  }

  public RefRegistry holdings() {
    return holdings;
  }

  /** Follows these rules from now on, except for ownership: that is settled. */
  public void follow(Rules rules) {
    context.follow(rules.dialect());
    idleSigns = rules.idleSigns();
  }

  /** Whether {@code -x} is x. */
  boolean idleSigns() {
    return idleSigns;
  }

  public boolean counted() {
    return ownership == Ownership.COUNTED;
  }

  /** The file and line of the patch that the calling thread is at. */
  public static String line() {
    return place().toString();
  }

  /** The same as what is a text only when it is asked for: every signal keeps one. */
  static Object place() {
    return place(Py.getFrame());
  }

  /** Where a frame of Python's is, or null. */
  static Object place(PyFrame frame) {
    return frame == null ? "Java" : new Line(frame.f_code.co_filename, frame.f_lineno);
  }

  private record Line(String file, int number) {
    @Override
    public String toString() {
      return Text.java(file) + ":" + number;
    }
  }

  /**
   * {@link #line}, and the line of Java that was called from there and is neither ours nor
   * Python's, if there is one.
   */
  public static String lineThroughJava() {
    String site = JavaSite.find(Patch::isPython).orElse(null);
    if (site == null) {
      return line();
    }
    return Py.getFrame() == null ? site : line() + ", through " + site;
  }

  /** Whether a class is Jython's, or what it made of a Python text. */
  private static boolean isPython(Class<?> type) {
    return PyFunctionTable.class.isAssignableFrom(type)
        || type.getPackageName().startsWith("org.python.");
  }

  /**
   * Does work that may run out of scratch space. Once it has, every later call fails likewise: a
   * patch's bare {@code except:} must not go on with signals that are missing.
   */
  <T> T guarded(Supplier<T> work) {
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
      throw session.lossOf(e);
    }
  }

  /** Finds out whether what the patch has read of stored signals is right: see {@link #full}. */
  public void requireIntact() {
    try {
      session.requireIntact();
    } catch (ScratchException e) {
      full.compareAndSet(null, e);
    }
  }

  /**
   * Lets words be called again after the scratch space ran out, for who may since have made room.
   * What was lost stays lost.
   */
  public void forgetFull() {
    if (full() instanceof ScratchFullException) {
      full.set(null);
      refused.set(0);
    }
  }

  /** Why the scratch space ran out or was lost, or null. */
  public ScratchException full() {
    return full.get();
  }

  /** Releases everything that a scoped patch still reaches, and of the files it reads. */
  @Override
  public void close() {
    holdings.end();
    context.close();
  }
}
