package tenuto.engine;

import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.base.Closing;
import tenuto.engine.disk.WritebackErrors;
import tenuto.engine.plan.Rendering;
import tenuto.engine.plan.Stop;
import tenuto.engine.signal.Reader;

/** A reader with a rendering of its own, for the thread that opened it. */
final class OwnReader implements Reader {
  private final Reader reader;
  private final Rendering rendering;
  private final WritebackErrors writebackErrors;
  private final Stop stop;
  private final Thread owner = Thread.currentThread();

  OwnReader(Reader reader, Rendering rendering, WritebackErrors writebackErrors, Stop stop) {
    this.reader = reader;
    this.rendering = rendering;
    this.writebackErrors = writebackErrors;
    this.stop = stop;
  }

  @Override
  public long length() {
    return reader.length();
  }

  @Override
  public void read(long start, Block out, int at, int n) {
    if (Thread.currentThread() != owner) {
      throw new WrongThreadException("a reader belongs to the thread that opened it");
    }
    stop.check();
    try {
      reader.read(start, out, at, n);
    } catch (InternalError e) {
      throw writebackErrors.of(e);
    }
  }

  @Override
  public void close() {
    try {
      Closing.all(List.of(reader::close, rendering::close));
    } catch (InternalError e) {
      throw writebackErrors.of(e);
    }
  }
}
