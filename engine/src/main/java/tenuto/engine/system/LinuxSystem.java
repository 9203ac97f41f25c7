package tenuto.engine.system;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tenuto.engine.base.FileSpan;

/** Linux, whose kernel reserves the disk of pages, gives it back, and keeps open files in /proc. */
public final class LinuxSystem implements SwapSystem {
  private static final Path HANDLES = Path.of("/proc/self/fd");

  @Override
  public Optional<Refusal> reserve(Pages pages) {
    int error = Madvise.advise(pages.address(), pages.bytes(), Madvise.POPULATE_WRITE);
    if (error == 0) {
      return Optional.empty();
    }
    // A disk that is full must not be tried again by rewriting: what other threads write to the
    // same pages at the moment would be lost.
    return Errno.isUnknownCall(error)
        ? Rewriting.of(pages)
        : Optional.of(new Refusal(Errno.mayBeNoRoom(error), Errno.text(error), 0));
  }

  @Override
  public boolean discard(long address, long bytes) {
    return Madvise.advise(address, bytes, Madvise.REMOVE) == 0;
  }

  @Override
  public void fetch(long address, long bytes) {
    Madvise.advise(address, bytes, Madvise.POPULATE_READ);
  }

  @Override
  public void letGo(long address, long bytes) {
    Madvise.advise(address, bytes, Madvise.DONTNEED);
  }

  @Override
  public void beginWriting(FileSpan span) {
    FileAdvice.write(span);
  }

  @Override
  public void drop(FileSpan span) {
    FileAdvice.drop(span);
  }

  @Override
  public Optional<Path> reachable(Path name) {
    try (DirectoryStream<Path> handles = Files.newDirectoryStream(HANDLES)) {
      for (Path each : handles) {
        if (isOf(each, name)) {
          Path process = Path.of("/proc", Long.toString(ProcessHandle.current().pid()));
          return Optional.of(process.resolve("fd").resolve(each.getFileName()));
        }
      }
    } catch (IOException e) {
      // There is no such folder.
    }
    return Optional.empty();
  }

  private static boolean isOf(Path handle, Path name) {
    try {
      String leads = Files.readSymbolicLink(handle).getFileName().toString();
      return leads.equals(name.getFileName() + " (deleted)");
    } catch (IOException closed) {
      return false;
    }
  }

  @Override
  public SlotLocks locks(Path file) throws IOException {
    return OfdLock.of(file);
  }

  @Override
  public ScratchFileSystem fileSystem(Path folder) {
    Path existing = ScratchFileSystem.existing(folder);
    try {
      return ScratchFileSystem.of(
          existing.toRealPath(), Files.getFileStore(existing).type(), Mounts.now(), InodeCount::of);
    } catch (IOException e) {
      return ScratchFileSystem.UNKNOWN;
    }
  }
}
