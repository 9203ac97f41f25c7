package tenuto.engine.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tenuto.engine.base.FileSpan;

/**
 * A system of which nothing is known but what Java does on all, such as Windows and macOS. Disk is
 * reserved by writing, and given back when the file is closed.
 */
public final class PlainSystem implements SwapSystem {
  @Override
  public Optional<Refusal> reserve(Pages pages) {
    return Rewriting.of(pages);
  }

  @Override
  public boolean discard(long address, long bytes) {
    return false;
  }

  @Override
  public void fetch(long address, long bytes) {
    // Whoever reads them has the system fetch them.
  }

  @Override
  public void letGo(long address, long bytes) {
    // The system finds out which are not in use.
  }

  @Override
  public void beginWriting(FileSpan span) {
    // The system writes when it has to.
  }

  @Override
  public void drop(FileSpan span) {
    // The system drops pages when it needs memory.
  }

  @Override
  public Optional<Path> reachable(Path name) {
    return Optional.empty();
  }

  /**
   * Java's own locks would not do: they belong to the process, so all would end when any handle of
   * the file is closed in it, and no session could tell itself from another in the same process.
   */
  @Override
  public SlotLocks locks(Path file) throws IOException {
    throw new IOException("this system has no locks of open files, as Linux has");
  }

  @Override
  public ScratchFileSystem fileSystem(Path folder) {
    try {
      Path existing = ScratchFileSystem.existing(folder);
      return new ScratchFileSystem(Files.getFileStore(existing).type(), false);
    } catch (IOException e) {
      return ScratchFileSystem.UNKNOWN;
    }
  }
}
