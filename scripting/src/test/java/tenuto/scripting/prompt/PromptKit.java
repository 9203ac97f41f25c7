package tenuto.scripting.prompt;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.outputs.OutputObserver;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.support.SilentLoudspeakers;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.scripting.python.Interpreter;
import tenuto.scripting.python.Patch;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.sonicfield.SonicField;
import tenuto.scripting.tasks.Seeds;
import tenuto.scripting.tasks.Tasks;

/** A prompt on the calling thread, in a session of its own, and what it has said. */
final class PromptKit implements AutoCloseable {
  static final int WIDTH = 41;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final AtomicLong clock = new AtomicLong();
  private final AtomicLong hours = new AtomicLong();
  private final AtomicReference<Runnable> atNext = new AtomicReference<>(() -> {});
  private final Session session;
  private final Interpreter interpreter;
  private final Tasks tasks;
  private final Patch patch;
  private final Outputs outputs;
  private final Repl repl;

  /**
   * @param folder of swap and of what is written
   */
  PromptKit(Path folder) {
    this(folder, false);
  }

  PromptKit(Path folder, boolean isColoured) {
    Settings settings =
        new Settings().withScratch(List.of(folder)).withSampleRate(8000).withThreads(2);
    session = new Session(settings);
    interpreter = new Interpreter(List.of(), List.of(), new SonicField());
    interpreter.enter();
    tasks = new Tasks(2, 0, Seeds.BY_CONTENT, interpreter::around, Tasks.STACK_BYTES, Tasks.IDLE);
    outputs = new Outputs(folder);
    outputs.paths().mayReplace(true);
    outputs.observe(OutputObserver.NONE);
    patch =
        new Patch(
            session,
            new Catalogue(),
            outputs,
            Ownership.SCOPED,
            tasks,
            full -> {},
            RunObserver.NONE,
            new SilentLoudspeakers(),
            line -> {});
    interpreter.bind(patch);
    repl =
        new Repl(
            interpreter,
            patch,
            new PromptOutput(stream(out), stream(err), isColoured, () -> WIDTH),
            () -> {
              atNext.getAndSet(() -> {}).run();
              return () -> {};
            },
            () -> clock.addAndGet(hours.get() * 3_600_000_000_000L),
            Screen.NONE);
  }

  private static PrintStream stream(ByteArrayOutputStream to) {
    return new PrintStream(to, true, StandardCharsets.UTF_8);
  }

  Repl repl() {
    return repl;
  }

  Session session() {
    return session;
  }

  Interpreter interpreter() {
    return interpreter;
  }

  /** Lets an hour pass between two looks at the clock from now on. */
  void hurry() {
    hours.set(1);
  }

  /** Has something done when the next input begins. */
  void atNextInput(Runnable work) {
    atNext.set(work);
  }

  /** The exit code of such input. */
  int obey(String... lines) {
    return repl.obey(new BufferedReader(new StringReader(String.join("\n", lines) + "\n")));
  }

  /** What came on standard output since this was last asked. */
  String out() {
    return taken(out);
  }

  /** What came on standard error since this was last asked. */
  String err() {
    return taken(err);
  }

  private static String taken(ByteArrayOutputStream from) {
    String text = from.toString(StandardCharsets.UTF_8);
    from.reset();
    return text;
  }

  @Override
  public void close() {
    tasks.close();
    patch.close();
    interpreter.close();
    session.close();
  }
}
