package tenuto.formats.signal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFileException;

/** The signal pools of a session: each file is opened only once, for all readers and writers. */
public final class SignalPools implements AutoCloseable {
  private final Map<Path, SignalPool> pools = new HashMap<>();
  private final List<SignalPool> replaced = new ArrayList<>();

  /**
   * Opens an existing pool.
   *
   * @throws SoundFileException if the file is not a pool
   */
  public synchronized SignalPool open(Path path) throws IOException {
    Path real = path.toRealPath();
    SignalPool pool = pools.get(real);
    if (pool == null) {
      pool = SignalPool.open(real);
      pools.put(real, pool);
    }
    return pool;
  }

  /** The offset at which the next signal of a pool will begin; the pool need not exist yet. */
  public synchronized long next(Path path) throws IOException {
    return isToBeMade(path) ? SignalPool.first() : open(path).end();
  }

  private static boolean isToBeMade(Path path) throws IOException {
    return Files.notExists(path) || (Files.isRegularFile(path) && Files.size(path) == 0);
  }

  /**
   * Opens a pool; creates it if there is no file, or an empty one as left by a program that only
   * reserves the name.
   */
  public synchronized SignalPool openOrCreate(PartFiles parts, Path path) throws IOException {
    if (isToBeMade(path)) {
      SignalPool.create(parts, path);
      // The file was deleted or emptied: signals already read from it stay readable.
      SignalPool deleted = pools.remove(path.toRealPath());
      if (deleted != null) {
        replaced.add(deleted);
      }
    }
    return open(path);
  }

  /** Closes the files. */
  @Override
  public synchronized void close() {
    replaced.addAll(pools.values());
    for (SignalPool pool : replaced) {
      try {
        pool.close();
      } catch (IOException e) {
        // Nothing is lost: each signal is complete as soon as it is written.
      }
    }
    pools.clear();
    replaced.clear();
  }
}
