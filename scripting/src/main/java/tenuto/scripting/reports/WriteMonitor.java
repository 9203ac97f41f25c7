package tenuto.scripting.reports;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** A stream that records whether anything was written to it. */
public final class WriteMonitor extends FilterOutputStream {
  private volatile boolean anything;

  public WriteMonitor(OutputStream to) {
    super(to);
  }

  /** Records output that takes another way. */
  public void hear() {
    anything = true;
  }

  public boolean anything() {
    return anything;
  }

  @Override
  public void write(int letter) throws IOException {
    anything = true;
    out.write(letter);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    anything |= count > 0;
    out.write(bytes, from, count);
  }
}
