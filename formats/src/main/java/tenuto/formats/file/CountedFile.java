package tenuto.formats.file;

import java.nio.file.Path;
import tenuto.engine.base.Block;

/** A sound file that is not written, but only counted: a dry run reports its size. */
record CountedFile(Path target) implements SoundWriter {
  @Override
  public int write(long frame, int n, Block[] channels, int at) {
    throw new IllegalStateException(target + " is only counted");
  }

  @Override
  public long clipped() {
    return 0;
  }

  @Override
  public void commit() {
    throw new IllegalStateException(target + " is only counted");
  }

  @Override
  public void close() {}
}
