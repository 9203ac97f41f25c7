package tenuto.engine;

/** A reader with a rendering of its own, for the thread that opened it. */
final class OwnReader implements Reader {
  private final Reader reader;
  private final Rendering rendering;
  private final Thread owner = Thread.currentThread();

  OwnReader(Reader reader, Rendering rendering) {
    this.reader = reader;
    this.rendering = rendering;
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
    reader.read(start, out, at, n);
  }

  @Override
  public void close() {
    reader.close();
    rendering.close();
  }
}
