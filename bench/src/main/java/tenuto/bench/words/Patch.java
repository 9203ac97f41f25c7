package tenuto.bench.words;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import tenuto.dsp.word.Dialect;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.SignalBuilder;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.VectorApi;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Our side: a session as a patch has it, and the inputs as stored signals. */
final class Patch implements AutoCloseable {
  private final int samples;
  private final Session session;
  private final WordContext context;
  private final Map<Input, Stored> inputs = new EnumMap<>(Input.class);
  private final FileNames files;

  Patch(int samples, Path folder) {
    VectorApi.load();
    this.samples = samples;
    session = new Session(new Settings().withScratch(folder));
    context = WordContext.of(session, folder);
    files = new FileNames(folder);
  }

  Session session() {
    return session;
  }

  WordContext context() {
    return context;
  }

  /** The same by Sonic Field's rules, for loops that do what it did. */
  WordContext original() {
    context.follow(Dialect.SONIC_FIELD_2015);
    return context;
  }

  /** The length of all inputs. */
  double ms() {
    return Milliseconds.of(samples, session.sampleRate());
  }

  /** An input, stored when it is first asked for. */
  Stored get(Input input) {
    return inputs.computeIfAbsent(input, this::stored);
  }

  private Stored stored(Input input) {
    double[] from = input.samples(samples);
    SignalBuilder draft = session.results().draft(input.name(), samples);
    for (int i = 0; i < samples; i++) {
      draft.set(i, from[i]);
    }
    return draft.signal();
  }

  /** The result of a word, stored. */
  Stored store(Signal result) {
    if (result instanceof Stored stored) {
      return stored;
    }
    return session.store(result);
  }

  /** A file that is not there yet. */
  Path file(String extension) {
    return files.next(extension);
  }

  @Override
  public void close() {
    context.close();
    session.close();
  }
}
