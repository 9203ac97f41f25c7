package tenuto.scripting.python;

import java.util.function.Consumer;
import org.python.core.Py;
import org.python.core.PyFrame;
import org.python.core.PyFunctionTable;
import org.python.core.PyObject;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.word.PlaybackDevices;
import tenuto.engine.JavaSite;
import tenuto.engine.Session;
import tenuto.engine.base.ScratchException;
import tenuto.scripting.calls.Python;
import tenuto.scripting.calls.RunContext;
import tenuto.scripting.objects.Text;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.rules.Rules;
import tenuto.scripting.tasks.Tasks;

/** One run of a patch by Jython: the state that all its Python objects share. */
public final class Patch extends RunContext<PyObject> {
  private final OwnWords ownWords = new OwnWords();
  private final Jython jython = new Jython(this);
  private volatile boolean idleSigns;

  private volatile boolean isOurs = true;
  private volatile Compatibility compatibility = Compatibility.NONE;

  /**
   * @param catalogue the words
   * @param giveUp notified when the patch continues calling long after the scratch space has run
   *     out
   * @param observer is notified of everything that the patch does
   * @param loudspeakers the devices for playback
   * @param lines receives what words print, a line at a time
   */
  public Patch(
      Session session,
      Catalogue catalogue,
      Outputs outputs,
      Ownership ownership,
      Tasks tasks,
      Consumer<ScratchException> giveUp,
      RunObserver observer,
      PlaybackDevices loudspeakers,
      Consumer<String> lines) {
    super(session, catalogue, outputs, ownership, tasks, giveUp, observer, loudspeakers, lines);
  }

  @Override
  public Python<PyObject> python() {
    return jython;
  }

  /** The words that the patch has defined. */
  OwnWords ownWords() {
    return ownWords;
  }

  /** Applies rules from now on, except for the ownership model, which is fixed. */
  public void follow(Rules rules) {
    context().follow(rules.dialect(), rules.endsWithFirst());
    idleSigns = rules.idleSigns();
    isOurs = rules.equals(Rules.SCOPED);
  }

  /** Sets what scripts find beside Tenuto's own names. */
  void bring(Compatibility names) {
    compatibility = names;
  }

  Compatibility compatibility() {
    return compatibility;
  }

  /** Whether it is written for Tenuto, and not for Sonic Field. */
  boolean isOurs() {
    return isOurs;
  }

  /** Whether {@code -x} is x. */
  boolean idleSigns() {
    return idleSigns;
  }

  /** The current file and line of the calling thread in the patch, outside Tenuto's own modules. */
  public static String line() {
    return place().toString();
  }

  /** The same as an object whose text is made when it is needed, as every signal keeps one. */
  static Object place() {
    PyFrame frame = Py.getFrame();
    while (frame != null && frame.f_back != null && Composing.has(frame.f_code.co_filename)) {
      frame = frame.f_back;
    }
    return frame == null ? "Java" : new Line(frame.f_code.co_filename, frame.f_lineno);
  }

  private record Line(String file, int number) {
    @Override
    public String toString() {
      return Text.java(file) + ":" + number;
    }
  }

  /**
   * {@link #line}, and the Java line called from there that is neither ours nor Python's, if there
   * is one.
   */
  public static String lineThroughJava() {
    String site = JavaSite.find(Patch::isPython).orElse(null);
    if (site == null) {
      return line();
    }
    return Py.getFrame() == null ? site : line() + ", through " + site;
  }

  /** Whether a class is Jython's, or was compiled from Python. */
  private static boolean isPython(Class<?> type) {
    return PyFunctionTable.class.isAssignableFrom(type)
        || type.getPackageName().startsWith("org.python.");
  }
}
